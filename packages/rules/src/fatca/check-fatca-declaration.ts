import { isEmptyValue } from '../format/is-empty-value.ts';
import { type FatcaFacts, type FatcaField, isFatcaComplete } from './is-fatca-complete.ts';
import { nationalityOf } from './nationality.ts';

/** Who declares: a company has no passport. */
export type FatcaDeclarant = 'person' | 'company';

/** What is declared, as far as it decides what else is asked. Countries are ISO 3166-1 alpha-2. */
export interface FatcaDeclarationFacts extends FatcaFacts {
  readonly nationality?: string | null;
  readonly otherProofForiegnTaxResidence?: string | null;
  readonly documentNumber?: string | null;
}

/** A file that has to come with a declaration, in the words of the wire. */
export type FatcaProofNeeded = 'passport' | 'other-tax-proof';

export type FatcaDeclarationReason = 'resident' | 'field-missing' | 'foreign-tax-id-too-short' | 'complete';

export interface FatcaDeclarationCheck {
  readonly complete: boolean;
  /** `resident`: who is Indian, lives and pays taxes in India alone is asked for nothing else. */
  readonly because: FatcaDeclarationReason;
  /** What is still to be filled. */
  readonly missing: readonly (FatcaField | 'forgienTaxIdNum')[];
  /** The files that prove it, where the session can upload any. */
  readonly proofs: readonly FatcaProofNeeded[];
}

const PASSPORT: readonly string[] = ['passportNumber', 'passportIssueCountry'] satisfies FatcaField[];

/**
 * What a declaration of nationality and tax residence still lacks: `isFatcaComplete` for whoever has more to declare than
 * India. A named document with its number replaces the foreign tax id where none exists, India's own tax id is no
 * foreign one, and of a company no passport is asked. Specification section 5; decision 029.
 */
export function checkFatcaDeclaration(
  facts: FatcaDeclarationFacts,
  declarant: FatcaDeclarant = 'person',
): FatcaDeclarationCheck {
  const { nationality, currentResidenceCountry, countryOfResidencePerTax } = facts;
  const isIndian = !isEmptyValue(nationality) && nationalityOf(nationality)?.code === 'I';
  if (isIndian && currentResidenceCountry === 'IN' && countryOfResidencePerTax === 'IN') {
    const missing = (['citizenship', 'birthCountry'] as const).filter((field) => isEmptyValue(facts[field]));
    return missing.length
      ? { complete: false, because: 'field-missing', missing, proofs: [] }
      : { complete: true, because: 'resident', missing, proofs: [] };
  }
  const otherProof = hasOtherProof(facts);
  const needsNoTaxId = otherProof || countryOfResidencePerTax === 'IN';
  const missing = isFatcaComplete(facts).missing.filter(
    (field) => !(declarant === 'company' && PASSPORT.includes(field)) && !(needsNoTaxId && field === 'forgienTaxIdNum'),
  );
  return {
    complete: missing.length === 0,
    because:
      missing.length === 0
        ? 'complete'
        : missing.some((field) => field !== 'forgienTaxIdNum')
          ? 'field-missing'
          : 'foreign-tax-id-too-short',
    missing,
    proofs: [
      ...(declarant === 'person' ? (['passport'] as const) : []),
      ...(otherProof ? (['other-tax-proof'] as const) : []),
    ],
  };
}

/** Does another document replace the tax id? An id that is given must be valid. */
const hasOtherProof = (facts: FatcaDeclarationFacts) =>
  isEmptyValue(facts.forgienTaxIdNum) &&
  !isEmptyValue(facts.otherProofForiegnTaxResidence) &&
  !isEmptyValue(facts.documentNumber);
