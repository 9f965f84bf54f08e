// FATCA and nationality.

export type {
  FatcaDeclarant,
  FatcaDeclarationCheck,
  FatcaDeclarationFacts,
  FatcaDeclarationReason,
  FatcaProofNeeded,
} from './check-fatca-declaration.ts';
export { checkFatcaDeclaration } from './check-fatca-declaration.ts';
export type { ForeignTaxIdHelp, TaxIdDocument, TaxIdHelpKey } from './foreign-tax-id-help.ts';
export { foreignTaxIdHelp, TAX_ID_DOCUMENTS, TAX_ID_HELP_KEYS } from './foreign-tax-id-help.ts';
export type { FatcaCompleteness, FatcaFacts, FatcaField, FatcaReason } from './is-fatca-complete.ts';
export { FATCA_FIELDS, FOREIGN_TAX_ID_MIN_LENGTH, isFatcaComplete } from './is-fatca-complete.ts';
export type { Nationality, NationalityCode } from './nationality.ts';
export { NATIONALITIES, nationalityOf } from './nationality.ts';
export type { ForeignTaxIdReason } from './needs-foreign-tax-id.ts';
export { GULF_COUNTRIES, needsForeignTaxId } from './needs-foreign-tax-id.ts';
