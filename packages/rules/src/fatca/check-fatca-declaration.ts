import { isEmptyValue } from '../format/is-empty-value.ts';
import { type FatcaFacts, type FatcaField, isFatcaComplete } from './is-fatca-complete.ts';
import { nationalityOf } from './nationality.ts';

/** Who declares: a company has no passport. */
export type FatcaDeclarant = 'person' | 'company';

/** The parts of the declaration that decide what else we ask for. Countries are ISO 3166-1 alpha-2. */
export interface FatcaDeclarationFacts extends FatcaFacts {
  readonly nationality?: string | null;
  readonly otherProofForiegnTaxResidence?: string | null;
  readonly documentNumber?: string | null;
}

/** A file that must come with a declaration, by its name on the wire. */
export type FatcaProofNeeded = 'passport' | 'other-tax-proof';

/** Why a declaration is complete or not. */
export type FatcaDeclarationReason = 'resident' | 'field-missing' | 'foreign-tax-id-too-short' | 'complete';

/** The result of `checkFatcaDeclaration`. */
export interface FatcaDeclarationCheck {
  readonly complete: boolean;
  /** `resident`: an Indian who lives and pays tax only in India needs nothing else. */
  readonly because: FatcaDeclarationReason;
  /** Fields that are still empty or wrong. */
  readonly missing: readonly (FatcaField | 'forgienTaxIdNum')[];
  /** The files that prove it, if the session can upload files. */
  readonly proofs: readonly FatcaProofNeeded[];
}

const PASSPORT: readonly string[] = ['passportNumber', 'passportIssueCountry'] satisfies FatcaField[];

/**
 * What a declaration of nationality and tax residence still lacks: `isFatcaComplete` for people who have more to
 * declare than India. A named document with its number replaces the foreign tax id if there is none, India's own tax id
 * is not foreign, and a company needs no passport. Specification section 5; decision 029.
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

/** Whether another document replaces the tax id. If an id is given, it must be valid. */
const hasOtherProof = (facts: FatcaDeclarationFacts) =>
  isEmptyValue(facts.forgienTaxIdNum) &&
  !isEmptyValue(facts.otherProofForiegnTaxResidence) &&
  !isEmptyValue(facts.documentNumber);
