// Surrender: what it pays, what it costs, and the alternatives.

export type { BonusWithAdditions } from './bonus-with-additions.ts';
export { bonusWithAdditions, bonusWithoutAdditions, coverWithAdditions } from './bonus-with-additions.ts';
export type { SurrenderFacts, SurrenderReason } from './can-surrender.ts';
export { canSurrender, surrenderClauses } from './can-surrender.ts';
export { maturityValue } from './maturity-value.ts';
export type { PayoutTax, PayoutTaxFacts, PayoutTaxReason, TaxedPerson } from './payout-tax.ts';
export { hasPremiumLimit, PREMIUM_LIMIT_DAYS, payoutTax } from './payout-tax.ts';
export { surrenderDeductions, surrenderWithoutAdditions } from './surrender-deductions.ts';
export type { SurrenderQuote, SurrenderTaxFacts } from './surrender-quote.ts';
export { surrenderQuote } from './surrender-quote.ts';
