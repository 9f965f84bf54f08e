export type { PayerFacts, PayerReason, PremiumByOthers } from './check-payer.ts';
export { acceptedRelations, checkPayer, exceedsYearlyLimit, payerClauses, payerDeclares } from './check-payer.ts';
export type { ProofDateFacts, ProofDateReason } from './check-proof-date.ts';
export { checkProofDate } from './check-proof-date.ts';
export type { TopUpFacts, TopUpPolicy, TopUpReason, TopUpRefusal, TopUpTerms } from './check-top-up.ts';
export { checkTopUp, largestTopUp, topUpRoom, whyNoTopUp, whyTopUpsAreClosed } from './check-top-up.ts';
export type { DueState, DueStateFacts } from './due-state.ts';
export { dueState } from './due-state.ts';
export { isBusinessDay, navDateHoldsUntil, navDateOf } from './nav-date.ts';
export type { LinkedDue, PayLinkFacts, PayLinkOfferFacts, PayLinkOfferReason, PayLinkState } from './pay-link.ts';
export { canSharePremium, payLinkClauses, payLinkLastDay, payLinkOfferClauses, payLinkState } from './pay-link.ts';
export type { Reversal } from './reversal.ts';
export { shortReference } from './short-reference.ts';
export type { PaymentButtonFacts, PaymentButtonReason } from './shows-payment-button.ts';
export { PAYMENT_PATHS, paymentButtonClauses, paymentOffer, showsPaymentButton } from './shows-payment-button.ts';
export type { TopUpTaxFacts, TopUpTaxReason, YearlyPremiums } from './top-up-tax.ts';
export {
  hasUnitLinkedLimit,
  paidInTaxYear,
  premiumShareAfter,
  taxFreeTopUp,
  topUpTax,
  topUpTaxLimit,
  UNIT_LINKED_LIMIT_DAYS,
} from './top-up-tax.ts';
export type { TopUpInsured } from './top-up-terms.ts';
export { coverOfTopUp, topUpLockedUntil } from './top-up-terms.ts';
