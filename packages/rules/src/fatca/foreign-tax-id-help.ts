/** The documents named in help texts, with their English names. A portal's message files have a text for each id. */
export const TAX_ID_DOCUMENTS = {
  'tax-file-number': 'Tax File Number (TFN)',
  'social-insurance-number': 'Social Insurance Number (SIN)',
  'social-security-number': 'Social Security Number (SSN)',
  'employer-identification-number': 'Employer Identification Number (EIN)',
  'unique-taxpayer-reference': 'Unique Taxpayer Reference (UTR)',
  'national-insurance-number': 'National Insurance Number (NINO)',
  'tax-identification-number': 'Tax identification number',
  'individual-number': 'Individual Number (My Number)',
  'ird-number': 'IRD number',
  'nric-or-fin': 'NRIC or FIN',
  'income-tax-number': 'Income tax reference number',
  'hong-kong-identity-card': 'Hong Kong Identity Card number',
  'personal-public-service-number': 'Personal Public Service Number (PPSN)',
  'citizen-service-number': 'Citizen service number (BSN)',
  'personal-identity-number': 'Personal identity number',
  'social-insurance-card': 'Social insurance (AHV) number',
  'resident-registration-number': 'Resident registration number',
  'tax-code': 'Tax code (codice fiscale)',
  'national-identity-card': 'National identity card',
  'tax-residency-certificate': 'Tax residency certificate',
  'government-issued-identity': 'Identity document issued by the government of the country',
} as const;

export type TaxIdDocument = keyof typeof TAX_ID_DOCUMENTS;

/** Which documents a country accepts, by ISO 3166-1 alpha-2. Specification section 5. */
const DOCUMENTS_BY_COUNTRY = {
  AU: ['tax-file-number'],
  CA: ['social-insurance-number'],
  CH: ['social-insurance-card'],
  DE: ['tax-identification-number'],
  DK: ['personal-identity-number'],
  ES: ['tax-identification-number'],
  FR: ['tax-identification-number'],
  GB: ['unique-taxpayer-reference', 'national-insurance-number'],
  HK: ['hong-kong-identity-card'],
  IE: ['personal-public-service-number'],
  IT: ['tax-code'],
  JP: ['individual-number'],
  KR: ['resident-registration-number'],
  MY: ['income-tax-number'],
  NL: ['citizen-service-number'],
  NO: ['personal-identity-number'],
  NZ: ['ird-number'],
  SE: ['personal-identity-number'],
  SG: ['nric-or-fin'],
  US: ['social-security-number', 'employer-identification-number'],
  ZA: ['income-tax-number'],
} as const satisfies Readonly<Record<string, readonly TaxIdDocument[]>>;

const OTHER_DOCUMENTS = [
  'tax-residency-certificate',
  'national-identity-card',
  'government-issued-identity',
] as const satisfies readonly TaxIdDocument[];

export type TaxIdHelpKey = keyof typeof DOCUMENTS_BY_COUNTRY | 'other';

/** The help text of a country, and the documents accepted instead of a tax id. */
export interface ForeignTaxIdHelp {
  /** The key of the help text: the country's code, or `other` for the generic one. */
  readonly key: TaxIdHelpKey;
  /** Any one of them is enough if there is no foreign tax id. */
  readonly documents: readonly TaxIdDocument[];
}

/** Every key that `foreignTaxIdHelp` returns, for those who write the texts. */
export const TAX_ID_HELP_KEYS = [...(Object.keys(DOCUMENTS_BY_COUNTRY) as TaxIdHelpKey[]), 'other'] as const;

/**
 * The help text for a country of residence (ISO 3166-1 alpha-2) if there is no foreign tax id, and the documents
 * accepted instead. Specification section 5.
 */
export function foreignTaxIdHelp(country: string | null | undefined): ForeignTaxIdHelp {
  const key = (country ?? '').trim().toUpperCase();
  if (Object.hasOwn(DOCUMENTS_BY_COUNTRY, key)) {
    const known = key as keyof typeof DOCUMENTS_BY_COUNTRY;
    return { key: known, documents: DOCUMENTS_BY_COUNTRY[known] };
  }
  return { key: 'other', documents: OTHER_DOCUMENTS };
}
