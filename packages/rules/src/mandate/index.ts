// Mandates: premiums that a bank pays automatically.

export type { MandatePolicyFacts, MandateReason } from './can-register-mandate.ts';
export { canRegisterMandate, mandateClauses } from './can-register-mandate.ts';
export type { MandateTerms, MandateTermsReason } from './check-mandate.ts';
export { checkMandate, MANDATE_FIELD_OF, mandateEndsBy, mandateStartsBy } from './check-mandate.ts';
export type { MandateRail, RailTerms } from './mandate-rails.ts';
export { debitNeedsAuthentication, MANDATE_RAILS, railTerms } from './mandate-rails.ts';
export type { NextDebit, NextDebitFacts, PlannedDebit, SkipReason } from './next-debit.ts';
export {
  bankNoticeBy,
  canSkipDebit,
  debitAfterNotice,
  debitInstant,
  debitsAnnouncedUntil,
  nextDebit,
} from './next-debit.ts';
export { usualMandateAmount } from './usual-mandate-amount.ts';
export { isBankWorkingDay, isDebitInFlight, workingDaysBefore } from './working-days.ts';
