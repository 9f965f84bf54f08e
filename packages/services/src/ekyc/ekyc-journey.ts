import {
  addressFields,
  addressOf,
  addressProblems,
  addressTransient,
  blankAddress,
  defineJourney,
  fileRefusal,
  policyNosOf,
  type UploadedFile,
  uploadIds,
  uploadProblem,
  whichAtFirst,
} from '@lifedesk/journey';
import type { BodyOf, LifedeskError, Schemas } from '@lifedesk/sdk';
import { type AgreedIn, consentStep } from '../shared/identity/consent.ts';
import * as m from '../texts.ts';
import { ekyc } from './facts.ts';
import type { EkycContext, FoundIdentity } from './load-ekyc.ts';

/** Aadhaar by OTP or file, or a way that a person helps with. */
export type EkycWay = 'aadhaar' | 'file' | 'ckyc' | 'document' | Schemas['OtherWayKind'];

type Values = typeof blankAddress & {
  readonly way: EkycWay | '';
  readonly agreedIn: AgreedIn;
  /** What the Aadhaar authority knows. Never on the device. */
  readonly found: FoundIdentity | undefined;
  /** It was found before the page was opened. */
  readonly isReloaded: boolean;
  readonly useAddress: boolean;
  readonly useGender: boolean;
  readonly which: string;
  readonly reason: Schemas['DifferenceReason'] | '';
  readonly files: readonly UploadedFile[];
};

const blank: Values = {
  ...blankAddress,
  way: '',
  agreedIn: '',
  found: undefined,
  isReloaded: false,
  useAddress: false,
  useGender: false,
  which: '',
  reason: '',
  files: [],
};

/** The check begins again, with nothing of what was found. */
export const withoutFound = { found: undefined, isReloaded: false } as const;

const isOnline = ({ way }: Values): boolean => way === 'aadhaar' || way === 'file';
const needsCheck = (values: Values): boolean => !values.isReloaded && isOnline(values);
const isFound = ({ found }: Values): boolean => found !== undefined;
const hasFound = (values: Values): boolean => values.isReloaded || isOnline(values);
/** The found address can only be used corrected. */
const isCorrected = ({ found, useAddress }: Values): boolean => useAddress && found?.isAddressUsable === false;

/** Whether our address differs, for at least one policy. */
export const hasOtherAddress = ({ differences }: FoundIdentity): boolean =>
  differences.some(({ field }) => field === 'address');

/** Whether the gender is missing in our data. */
export const isWithoutGender = ({ differences }: FoundIdentity): boolean =>
  differences.some(({ field, ours }) => field === 'gender' && ours === undefined);

export const ekycJourney = defineJourney({
  id: ekyc.id,
  guide: {
    needs: [m.ekyc_needsAadhaar, m.ekyc_needsNothing],
    next: [m.ekyc_nextCompare, m.ekyc_nextKept, m.ekyc_nextPerson],
  },
  blank,
  transient: ['agreedIn', 'found', 'isReloaded', ...addressFields, ...addressTransient],
  steps: [
    {
      id: 'way',
      name: m.ekyc_wayStep,
      fields: ['way'],
      applies: ({ isReloaded }) => !isReloaded,
      problems: ({ way }) => ({ way: way === '' ? m.ekyc_wayMissing : undefined }),
    },
    {
      ...consentStep,
      applies: needsCheck,
      mayApply: () => true,
      problems: (values) => (isFound(values) ? {} : consentStep.problems(values)),
    },
    {
      id: 'check',
      name: m.digitalLivingCertificate_aadhaarStep,
      applies: needsCheck,
      mayApply: () => true,
      isDone: isFound,
    },
    {
      id: 'found',
      name: m.ekyc_foundStep,
      fields: ['which', 'reason'],
      applies: hasFound,
      mayApply: () => true,
      problems: ({ useAddress, which, found, reason }) => ({
        which: useAddress && which === '' ? m.choosePolicy_whichMissing : undefined,
        reason: found?.match.outcome === 'review' && reason === '' ? m.ekyc_reasonMissing : undefined,
      }),
    },
    {
      id: 'address',
      name: m.ekyc_addressStep,
      fields: [...addressFields, 'files'],
      applies: isCorrected,
      problems: (values) => ({ ...addressProblems(values), files: uploadProblem(values.files, true) }),
    },
    { id: 'review', name: m.review_step, fields: ['found'], applies: hasFound, mayApply: () => true },
    {
      id: 'arrange',
      name: m.ekyc_arrangeStep,
      applies: ({ way, isReloaded }) => !isReloaded && way !== '' && way !== 'aadhaar' && way !== 'file',
    },
  ],
  begin: ({ found, policies }: EkycContext, query: URLSearchParams) => ({
    ...whichAtFirst({ policies }, query),
    ...(found && { found, isReloaded: true }),
  }),
  refusals(error: LifedeskError, values) {
    if (error.code === 'found-expired') return { found: m.ekyc_foundExpired };
    const ofFile = fileRefusal(error, values.files);
    if (ofFile) return { files: ofFile };
    const wrong = addressFields.find((name) =>
      error.fieldErrors.some(({ pointer }) => pointer === `/correctedAddress/${name}`),
    );
    return wrong && { [wrong]: m.address_refused };
  },
});

/** The request in the form that is sent. */
export function ekycBody(values: Values, context: EkycContext): BodyOf<'submitEkyc'> {
  const { found, useAddress, useGender, which, reason, files } = values;
  const isReview = found?.match.outcome === 'review';
  const takesAddress = useAddress && !isReview;
  const uploaded = uploadIds(files);
  return {
    foundToken: found?.foundToken ?? '',
    apply: [...(takesAddress ? (['address'] as const) : []), ...(useGender && !isReview ? (['gender'] as const) : [])],
    policyNos: takesAddress ? policyNosOf(which, context) : [],
    ...(takesAddress && isCorrected(values) && { correctedAddress: addressOf(values) }),
    ...(isReview && reason !== '' && { differsBecause: reason }),
    ...(uploaded.length > 0 && (isReview || isCorrected(values)) && { uploadIds: uploaded }),
  };
}
