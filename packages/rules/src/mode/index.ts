// Changes of the premium, and the modes of a plan.

export type { PremiumChangeFacts, PremiumChangeReason } from './can-change-premium.ts';
export { canChangePremium, premiumChangeClauses } from './can-change-premium.ts';
export type { ModeOffer, ModeOfferFacts, ModeOfferReason, PlanMode } from './mode-offer.ts';
export { modeOffer, modeOfferClauses } from './mode-offer.ts';
export type { ModeFactor } from './mode-premium.ts';
export { modalPremiumOf, yearlyPremiumOf, yearlyTotalOf } from './mode-premium.ts';
export { nextAnniversary, nextAnniversaryAfter, premiumChangeBookedOn } from './next-anniversary.ts';
