import {
  confirmByOtp,
  dateProblemTexts,
  fileRefusal,
  inBackground,
  type Message,
  type Problems,
  ruleMessage,
  uploadProblem,
} from '@lifedesk/journey';
import type { CalendarDate } from '@lifedesk/rules';
import { fatcaText } from '@lifedesk/rules/texts';
import { type AnswerOf, type LifedeskError, viewFatca } from '@lifedesk/sdk';
import { type DateProblem, readTypedDate } from '@lifedesk/ui';
import * as m from '../texts.ts';
import { asksTaxId, blank, checkOf, fileFields, type NationalityValues } from './declaration.ts';
import { updateNationality } from './facts.ts';

/** The context of the journey: data loaded before the first step. */
export interface NationalityContext {
  /** The kind of session: it decides how the declaration is confirmed and whether files can be uploaded. */
  readonly session: 'full' | 'partial' | 'corp';
  readonly declarant: 'person' | 'company';
  /** The registered details; undefined if the server does not return them. */
  readonly before: AnswerOf<'fatcaDetails'>['commonFormDetails']['fatcaDetails'] | undefined;
  /** The request number of an earlier declaration under review. */
  readonly open: string | undefined;
  /** Today in India. */
  readonly today: CalendarDate;
}

type FieldProblems = Problems<NationalityValues>;
type DateName = keyof NationalityValues['typed'];

const dateSays: Partial<Record<DateProblem, Message>> = dateProblemTexts;
/** Why three inputs are not a date; nothing if they are empty. */
const unreadProblem = ({ typed, ...values }: NationalityValues, field: DateName): Message | undefined => {
  const { problem } = readTypedDate(typed[field] ?? '');
  return values[field] === '' && problem ? dateSays[problem] : undefined;
};

/** Whether there is more to declare than India. */
const isAbroad = (values: NationalityValues, { declarant }: NationalityContext) =>
  checkOf(values, declarant).because !== 'resident';

function residenceProblems(values: NationalityValues, { declarant }: NationalityContext): FieldProblems {
  const { missing } = checkOf(values, declarant);
  const whenMissing = (field: (typeof missing)[number], says: Message) => (missing.includes(field) ? says : undefined);
  const taxCountry = whenMissing('countryOfResidencePerTax', m.updateNationality_taxCountryMissing);
  if (declarant === 'company')
    return {
      citizenship: whenMissing('citizenship', m.updateNationality_incorporatedMissing),
      currentResidenceCountry: whenMissing('currentResidenceCountry', m.updateNationality_managedMissing),
      countryOfResidencePerTax: taxCountry,
    };
  if (!values.nationality) return { nationality: m.updateNationality_nationalityMissing };
  return {
    currentResidenceCountry: whenMissing('currentResidenceCountry', m.updateNationality_residenceMissing),
    citizenship: whenMissing('citizenship', m.updateNationality_citizenshipMissing),
    birthCountry: whenMissing('birthCountry', m.updateNationality_birthMissing),
    countryOfResidencePerTax: taxCountry,
  };
}

function taxProblems(values: NationalityValues, { declarant }: NationalityContext): FieldProblems {
  const { hasTaxId, forgienTaxIdNum, otherProof, documentNumber, countryOfResidencePerTax } = values;
  const { missing } = checkOf(values, declarant);
  const address = missing.includes('addressType') ? m.updateNationality_addressTypeMissing : undefined;
  if (!asksTaxId(countryOfResidencePerTax) || !missing.includes('forgienTaxIdNum')) return { addressType: address };
  if (hasTaxId === '') return { hasTaxId: m.updateNationality_hasTaxIdMissing, addressType: address };
  if (hasTaxId === 'yes')
    return {
      forgienTaxIdNum: forgienTaxIdNum.trim()
        ? ruleMessage(fatcaText, 'foreign-tax-id-too-short')
        : m.updateNationality_taxIdMissing,
      addressType: address,
    };
  return {
    otherProof: otherProof ? undefined : m.updateNationality_otherProofMissing,
    documentNumber: documentNumber.trim() ? undefined : m.updateNationality_documentNumberMissing,
    addressType: address,
  };
}

function passportProblems(values: NationalityValues, { declarant, today }: NationalityContext): FieldProblems {
  const { passportIssueDate, visaType, visaValidTill } = values;
  const { missing } = checkOf(values, declarant);
  return {
    passportNumber: missing.includes('passportNumber') ? m.updateNationality_passportNumberMissing : undefined,
    passportIssueCountry: missing.includes('passportIssueCountry')
      ? m.updateNationality_passportCountryMissing
      : undefined,
    passportIssueDate:
      passportIssueDate > today ? m.updateNationality_passportDateLate : unreadProblem(values, 'passportIssueDate'),
    visaValidTill: !visaType
      ? undefined
      : visaValidTill === ''
        ? (unreadProblem(values, 'visaValidTill') ?? m.updateNationality_visaDateMissing)
        : visaValidTill < today
          ? m.updateNationality_visaDateOver
          : undefined,
  };
}

const residenceFields = [
  'nationality',
  'currentResidenceCountry',
  'citizenship',
  'birthCountry',
  'countryOfResidencePerTax',
] as const;
const taxFields = ['hasTaxId', 'forgienTaxIdNum', 'otherProof', 'documentNumber', 'addressType'] as const;
const passportFields = [
  'passportNumber',
  'passportIssueCountry',
  'passportIssueDate',
  'visaType',
  'visaValidTill',
] as const;
const fileNames = ['passport', 'ociCard', 'visa', 'otherTaxProof'] as const;

export const nationalityJourney = confirmByOtp({
  id: updateNationality.id,
  guide: {
    needs: [m.updateNationality_needsTaxId, m.updateNationality_needsPassport],
    next: [m.updateNationality_nextCounts, m.updateNationality_nextLook],
  },
  confirm: {
    workType: updateNationality.workType,
    // requested now: an earlier challenge may have expired
    challenge: async (sdk) => ({ otpToken: '', ...(await viewFatca(sdk, inBackground)) }),
    // neither a payments-only session nor a company needs a code
    isNeeded: (_values, { session }) => session === 'full',
    action: m.updateNationality_confirm,
  },
  review: {
    fields: ['declared'],
    problems: ({ declared }) => ({ declared: declared ? undefined : m.updateNationality_declareMissing }),
  },
  blank,
  secrets: ['passportNumber', 'forgienTaxIdNum', 'documentNumber'],
  transient: ['declared'],
  steps: [
    { id: 'residence', name: m.updateNationality_step, fields: residenceFields, problems: residenceProblems },
    {
      id: 'tax',
      name: m.updateNationality_taxStep,
      fields: taxFields,
      applies: isAbroad,
      mayApply: () => true,
      problems: taxProblems,
    },
    {
      id: 'passport',
      name: m.updateNationality_passportStep,
      fields: passportFields,
      applies: (values, context) => context.declarant === 'person' && isAbroad(values, context),
      mayApply: ({ declarant }) => declarant === 'person',
      problems: passportProblems,
    },
    {
      id: 'proof',
      name: m.updateNationality_proofStep,
      fields: fileNames,
      // a payments-only session cannot upload files
      applies: (values, { session, declarant }) => session !== 'partial' && fileFields(values, declarant).length > 0,
      mayApply: ({ session }) => session !== 'partial',
      problems: (values, { declarant }) =>
        Object.fromEntries(
          fileFields(values, declarant).map(({ field, needed }) => [field, uploadProblem(values[field], needed)]),
        ),
    },
  ],
  begin: ({ before }: NationalityContext) => (before ? registeredOf(before) : {}),
  refusals,
});

/** Registered details are filled in; numbers are not, because they arrive masked. */
function registeredOf(before: NonNullable<NationalityContext['before']>): Partial<NationalityValues> {
  const { nationality, currentResidenceCountry, citizenship, birthCountry, countryOfResidencePerTax } = before;
  const { addressType, passportIssueCountry, passportIssueDate, visaType, visaValidTill } = before;
  return {
    nationality,
    currentResidenceCountry: currentResidenceCountry ?? '',
    citizenship: citizenship ?? '',
    birthCountry: birthCountry ?? '',
    countryOfResidencePerTax: countryOfResidencePerTax ?? '',
    addressType: addressType ?? '',
    passportIssueCountry: passportIssueCountry ?? '',
    passportIssueDate: passportIssueDate ?? '',
    visaType: visaType ?? '',
    visaValidTill: visaValidTill ?? '',
  };
}

const places: Readonly<Record<string, keyof NationalityValues>> = {
  otherProofForiegnTaxResidence: 'otherProof',
  ftinIssueCountry: 'forgienTaxIdNum',
  fullAddressOverseasDetailsCountry: 'currentResidenceCountry',
};

/** Where a refusal is shown: the field that the server found wrong, or the file that it did not accept. */
function refusals(error: LifedeskError, values: NationalityValues): FieldProblems | undefined {
  const ofFile = fileRefusal(error, values[firstFile(values)]);
  if (ofFile) return { [firstFile(values)]: ofFile };
  const [field] = error.fieldErrors.flatMap(({ pointer }) => {
    const [, place, name = ''] = pointer.split('/');
    if (place === 'proofs') return [firstFile(values)];
    const context = places[name] ?? name;
    return place === 'fatcaDetails' && context in blank ? [context as keyof NationalityValues] : [];
  });
  return field && { [field]: m.updateNationality_refused };
}

const firstFile = (values: NationalityValues) => fileNames.find((name) => values[name].length > 0) ?? 'passport';
