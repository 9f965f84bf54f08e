import { isEmptyValue } from '../format/is-empty-value.ts';
import { needsForeignTaxId } from './needs-foreign-tax-id.ts';

/** The seven required fields, spelled as on the wire. Specification section 5 counts them; decision 021 names them. */
export const FATCA_FIELDS = [
  'passportNumber',
  'passportIssueCountry',
  'addressType',
  'currentResidenceCountry',
  'countryOfResidencePerTax',
  'citizenship',
  'birthCountry',
] as const;

export type FatcaField = (typeof FATCA_FIELDS)[number];

/** The shortest foreign tax id, in characters. Specification section 9. */
export const FOREIGN_TAX_ID_MIN_LENGTH = 4;

/** The FATCA details as they travel. */
export type FatcaFacts = { readonly [field in FatcaField | 'forgienTaxIdNum']?: string | null };

/** Why the FATCA details are complete or not. */
export type FatcaReason = 'field-missing' | 'foreign-tax-id-too-short' | 'complete';

/** The result of `isFatcaComplete`. */
export interface FatcaCompleteness {
  readonly complete: boolean;
  readonly because: FatcaReason;
  /** Fields that are still empty or wrong. */
  readonly missing: readonly (FatcaField | 'forgienTaxIdNum')[];
}

/**
 * Whether the FATCA details are complete (`isFatcaComplete`), and what is missing: all seven fields must be filled in
 * and, if the country of tax residence needs a foreign tax id, that id must have at least 4 characters. Specification
 * section 5.
 */
// biome-ignore lint/plugin/names: the specification names this rule, which also says what is missing
export function isFatcaComplete(facts: FatcaFacts): FatcaCompleteness {
  const missing = FATCA_FIELDS.filter((field) => isEmptyValue(facts[field]));
  const taxId = isEmptyValue(facts.forgienTaxIdNum) ? '' : (facts.forgienTaxIdNum?.trim() ?? '');
  const isTooShort =
    needsForeignTaxId(facts.countryOfResidencePerTax).needed && taxId.length < FOREIGN_TAX_ID_MIN_LENGTH;
  if (missing.length)
    return {
      complete: false,
      because: 'field-missing',
      missing: isTooShort ? [...missing, 'forgienTaxIdNum'] : missing,
    };
  return isTooShort
    ? { complete: false, because: 'foreign-tax-id-too-short', missing: ['forgienTaxIdNum'] }
    : { complete: true, because: 'complete', missing: [] };
}
