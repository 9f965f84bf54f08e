import {
  defineJourney,
  fileRefusal,
  type Message,
  ruleMessage,
  type UploadedFile,
  uploadProblem,
} from '@lifedesk/journey';
import { checkPinCode } from '@lifedesk/rules';
import { pinCodeText } from '@lifedesk/rules/texts';
import type { AnswerOf, LifedeskError, Schemas } from '@lifedesk/sdk';
import { type AgreedIn, consentStep } from '../shared/identity/consent.ts';
import * as m from '../texts.ts';
import { digitalLivingCertificate } from './facts.ts';

export type Certificates = AnswerOf<'lifeCertificateEligibility'>;
export type OtherWayKind = Schemas['OtherWayKind'];
/** By a picture and Aadhaar, or another way. */
export type Way = 'camera' | OtherWayKind;

type Values = {
  /** The key of the person whose certificate it is; needed only if it could be of several. */
  readonly whose: string;
  readonly way: Way | '';
  readonly agreedIn: AgreedIn;
  /** A picture was taken or chosen and not sent yet. The picture itself is in its step alone. */
  readonly hasPicture: boolean;
  /** The picture that passed. */
  readonly livenessToken: string;
  /** Tries left to take a picture, once one was used. */
  readonly picturesLeft: number | undefined;
  readonly identityToken: string;
  readonly compared: AnswerOf<'compareFace'> | undefined;
  readonly files: readonly UploadedFile[];
  readonly pinCode: string;
  readonly declared: boolean;
};

const blank: Values = {
  whose: '',
  way: '',
  agreedIn: '',
  hasPicture: false,
  livenessToken: '',
  picturesLeft: undefined,
  identityToken: '',
  compared: undefined,
  files: [],
  pinCode: '',
  declared: false,
};

/** A new picture starts the checks again. */
export const withoutChecks = { hasPicture: false, livenessToken: '', identityToken: '', compared: undefined } as const;

const OPEN: readonly string[] = ['open', 'overdue', 'held'];

type CertificatePolicy = Certificates['policies'][number];

/** The lives whose certificates are open. */
export const openPolicies = ({ policies }: Certificates) => policies.filter(({ state }) => OPEN.includes(state));

/** Someone whose certificate is open, with all annuities that one certificate serves. */
export interface Annuitant {
  readonly key: string;
  readonly life: NonNullable<CertificatePolicy['life']>;
  readonly name: string;
  readonly policies: readonly CertificatePolicy[];
}

/** Everyone whose certificate is open. */
export function openAnnuitants(context: Certificates): Annuitant[] {
  const open = openPolicies(context);
  const isSame = (a: CertificatePolicy, b: CertificatePolicy) =>
    a.life === b.life && a.annuitantName === b.annuitantName;
  return open
    .filter((policy, at) => open.findIndex((other) => isSame(other, policy)) === at)
    .map((policy) => {
      const { life = 'first', policyNo, annuitantName: name } = policy;
      return { key: `${life} ${policyNo}`, life, name, policies: open.filter((other) => isSame(other, policy)) };
    });
}

/** Whose certificate is given: the only person whose certificate is open, or the chosen one. */
export function chosenAnnuitant({ whose }: Pick<Values, 'whose'>, context: Certificates): Annuitant | undefined {
  const all = openAnnuitants(context);
  return all.length === 1 ? all[0] : all.find(({ key }) => key === whose);
}

/** What a request says of whose certificate it is. */
export function certificateOf(values: Pick<Values, 'whose'>, context: Certificates) {
  const { life = 'first', policies = [] } = chosenAnnuitant(values, context) ?? {};
  return { policyNos: policies.map(({ policyNo }) => policyNo), ...(life !== 'first' && { life }) };
}

/** Whether a picture can be checked now. */
export const takesPictures = ({ canUseCamera, triesLeft }: Certificates): boolean =>
  canUseCamera && triesLeft.liveness > 0 && triesLeft.face > 0;

const byCamera = ({ way }: Values): boolean => way === 'camera';
const byCameraPerhaps = takesPictures;
const inAnotherWay = ({ way }: Values): boolean => way !== 'camera' && way !== '';

function pinProblem({ way, pinCode }: Values): Message | undefined {
  if (way !== 'home') return undefined;
  const pin = checkPinCode(pinCode);
  return pin.valid ? undefined : ruleMessage(pinCodeText, pin.because);
}

/** What a check that is too old leads to. */
const EXPIRED: readonly string[] = ['liveness-expired', 'identity-expired'];
const CHANGED: readonly string[] = ['already-given', 'not-due'];

export const certificateJourney = defineJourney({
  id: digitalLivingCertificate.id,
  guide: {
    needs: [m.digitalLivingCertificate_needsPicture, m.digitalLivingCertificate_needsAadhaar],
    next: [
      m.digitalLivingCertificate_nextOne,
      m.digitalLivingCertificate_nextHelper,
      m.digitalLivingCertificate_nextPerson,
    ],
  },
  blank,
  transient: ['agreedIn', 'picturesLeft', 'declared', 'hasPicture', 'livenessToken', 'identityToken', 'compared'],
  steps: [
    {
      id: 'way',
      name: m.digitalLivingCertificate_wayStep,
      fields: ['whose', 'way'],
      problems: ({ whose, way }, context: Certificates) => ({
        whose: chosenAnnuitant({ whose }, context) ? undefined : m.digitalLivingCertificate_whoseMissing,
        way:
          way === '' || (way === 'camera' && !takesPictures(context))
            ? m.digitalLivingCertificate_wayMissing
            : undefined,
      }),
    },
    { ...consentStep, applies: byCamera, mayApply: byCameraPerhaps },
    {
      id: 'picture',
      name: m.digitalLivingCertificate_pictureStep,
      fields: ['hasPicture'],
      applies: byCamera,
      mayApply: byCameraPerhaps,
      problems: ({ hasPicture, livenessToken }) => ({
        hasPicture: hasPicture || livenessToken !== '' ? undefined : m.digitalLivingCertificate_pictureMissing,
      }),
      isDone: ({ livenessToken }) => livenessToken !== '',
    },
    {
      id: 'aadhaar',
      name: m.digitalLivingCertificate_aadhaarStep,
      applies: byCamera,
      mayApply: byCameraPerhaps,
      isDone: ({ identityToken }) => identityToken !== '',
    },
    {
      id: 'compare',
      name: m.digitalLivingCertificate_compareStep,
      applies: byCamera,
      mayApply: byCameraPerhaps,
      isDone: ({ compared }) => compared?.compareToken !== undefined,
    },
    {
      id: 'details',
      name: m.digitalLivingCertificate_detailsStep,
      fields: ['files', 'pinCode'],
      applies: inAnotherWay,
      problems: (values) => ({
        files: values.way === 'form' ? uploadProblem(values.files, true) : undefined,
        pinCode: pinProblem(values),
      }),
    },
    {
      id: 'declaration',
      name: m.digitalLivingCertificate_declarationStep,
      fields: ['declared'],
      problems: ({ declared }) => ({ declared: declared ? undefined : m.digitalLivingCertificate_declareMissing }),
    },
  ],
  begin: (_context: Certificates) => ({}),
  refusals(error: LifedeskError, { way, files }) {
    if (EXPIRED.includes(error.code)) return { hasPicture: m.digitalLivingCertificate_checksExpired };
    if (CHANGED.includes(error.code)) return { way: m.digitalLivingCertificate_changed };
    const name =
      way === 'camera' ? [{ name: m.digitalLivingCertificate_picture(), size: 0, state: 'done' as const }] : files;
    const ofFile = fileRefusal(error, name);
    return ofFile && (way === 'camera' ? { hasPicture: ofFile } : { files: ofFile });
  },
});
