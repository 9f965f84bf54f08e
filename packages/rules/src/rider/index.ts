export type { RiderSumReason, RiderSums } from './check-rider-sum.ts';
export { checkRiderSum, riderSumClauses } from './check-rider-sum.ts';
export type { HeldRider, PremiumWithRider } from './premium-with-rider.ts';
export { premiumWithoutRiders, premiumWithRider, ridersOfKindCost } from './premium-with-rider.ts';
export type { RiderOffer, RiderOfferReason, RiderPolicy, RiderTerms } from './rider-offer.ts';
export { riderOffer, riderOfferClauses } from './rider-offer.ts';
export type { RiderKind, RiderRate } from './rider-premium.ts';
export { riderCapOf, riderPremiumOf, riderRateOn } from './rider-premium.ts';
