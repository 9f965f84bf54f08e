import { type UploadedFile, uploadIds } from '@lifedesk/journey';
import { checkFatcaDeclaration, type FatcaDeclarant, type FatcaDeclarationCheck } from '@lifedesk/rules';
import type { Schemas } from '@lifedesk/sdk';

type Declaration = Schemas['FatcaDeclaration'];
const noFiles: readonly UploadedFile[] = [];

/** The answers. Countries are ISO 3166-1 alpha-2, dates ISO 8601; empty if nothing is chosen. */
export const blank = {
  nationality: '' as Schemas['DeclaredNationality'] | '',
  currentResidenceCountry: '',
  /** For a company: where it was incorporated. */
  citizenship: '',
  birthCountry: '',
  countryOfResidencePerTax: '',
  hasTaxId: '' as 'yes' | 'no' | '',
  forgienTaxIdNum: '',
  /** The document given instead of the tax id, in the words of the declaration. */
  otherProof: '',
  documentNumber: '',
  addressType: '' as Schemas['FatcaAddressType'] | '',
  passportNumber: '',
  passportIssueCountry: '',
  passportIssueDate: '',
  visaType: '' as Schemas['VisaType'] | '',
  visaValidTill: '',
  /** The text of the three inputs of a date while they are not a date yet. */
  typed: {} as Partial<Record<'passportIssueDate' | 'visaValidTill', string>>,
  passport: noFiles,
  ociCard: noFiles,
  visa: noFiles,
  otherTaxProof: noFiles,
  declared: false,
};
export type NationalityValues = typeof blank;

/**
 * The declaration in the form that is sent. What follows from an answer is not asked: an Indian is a citizen of India.
 */
export function declarationOf(values: NationalityValues, declarant: FatcaDeclarant): Declaration {
  const { countryOfResidencePerTax: taxCountry } = values;
  const facts = { ...whoOf(values, declarant), countryOfResidencePerTax: taxCountry };
  if (checkFatcaDeclaration(facts, declarant).because === 'resident') return facts;
  const { passportNumber, passportIssueCountry, passportIssueDate, visaType, visaValidTill, addressType } = values;
  const { hasTaxId, forgienTaxIdNum, otherProof, documentNumber } = values;
  const asks = asksTaxId(taxCountry);
  return {
    ...facts,
    ...(addressType && { addressType }),
    ...(facts.currentResidenceCountry !== 'IN' &&
      facts.currentResidenceCountry && { fullAddressOverseasDetailsCountry: facts.currentResidenceCountry }),
    ...(asks &&
      hasTaxId === 'yes' &&
      withoutBlanks({ forgienTaxIdNum, ftinIssueCountry: forgienTaxIdNum && taxCountry })),
    ...(asks && hasTaxId === 'no' && withoutBlanks({ otherProofForiegnTaxResidence: otherProof, documentNumber })),
    ...(declarant === 'person' && {
      ...withoutBlanks({ passportNumber, passportIssueCountry, passportIssueDate }),
      ...(visaType && { visaType, ...withoutBlanks({ visaValidTill }) }),
    }),
  };
}

/** Who declares and where they live, as far as answered. */
function whoOf(values: NationalityValues, declarant: FatcaDeclarant) {
  const { nationality, currentResidenceCountry, citizenship, birthCountry } = values;
  if (declarant === 'company')
    return {
      nationality: citizenship === 'IN' ? ('I' as const) : ('F' as const),
      currentResidenceCountry,
      citizenship,
      birthCountry: citizenship,
    };
  const isIndian = nationality === 'I' || nationality === 'N';
  return {
    // the step is not done without it
    nationality: nationality || ('F' as const),
    currentResidenceCountry:
      nationality === 'I' ? 'IN' : nationality === 'N' ? notIndia(currentResidenceCountry) : currentResidenceCountry,
    citizenship: isIndian ? 'IN' : notIndia(citizenship),
    birthCountry,
  };
}

/** An answer from before another one ruled India out no longer counts. */
const notIndia = (country: string) => (country === 'IN' ? '' : country);

const withoutBlanks = <Fields extends Readonly<Record<string, string>>>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<Fields>;

/** Whether a tax residence there needs a tax id, or a document instead, by the rule. */
export const asksTaxId = (countryOfResidencePerTax: string): boolean =>
  checkFatcaDeclaration({ countryOfResidencePerTax }).missing.includes('forgienTaxIdNum');

/** What the declaration still lacks, and which files prove it. */
export const checkOf = (values: NationalityValues, declarant: FatcaDeclarant): FatcaDeclarationCheck =>
  checkFatcaDeclaration(declarationOf(values, declarant), declarant);

/** The files, each under what it shows. */
export function proofsOf(values: NationalityValues, declarant: FatcaDeclarant): Schemas['FatcaProof'][] {
  return fileFields(values, declarant).flatMap(({ field, proofKind }) =>
    uploadIds(values[field]).map((uploadId) => ({ proofKind, uploadId })),
  );
}

/** The files to ask for, each of them required or optional. */
export function fileFields(values: NationalityValues, declarant: FatcaDeclarant) {
  const { because, proofs } = checkOf(values, declarant);
  if (because === 'resident') return [];
  const candidates = [
    { field: 'passport', proofKind: 'passport', applies: declarant === 'person' },
    { field: 'ociCard', proofKind: 'oci-card', applies: declarant === 'person' && values.nationality === 'P' },
    { field: 'visa', proofKind: 'visa', applies: declarant === 'person' && values.visaType !== '' },
    { field: 'otherTaxProof', proofKind: 'other-tax-proof', applies: proofs.includes('other-tax-proof') },
  ] as const;
  return candidates
    .filter(({ applies }) => applies)
    .map(({ field, proofKind }) => ({ field, proofKind, needed: proofs.some((kind) => kind === proofKind) }));
}
