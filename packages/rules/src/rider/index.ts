export type { RiderSumReason, RiderSums } from './check-rider-sum.ts';
export { checkRiderSum, riderSumClauses } from './check-rider-sum.ts';
export type { RiderOffer, RiderOfferReason, RiderPolicy, RiderTerms } from './rider-offer.ts';
export { riderOffer, riderOfferClauses } from './rider-offer.ts';
export type { RiderKind } from './rider-premium.ts';
export { riderCapOf, riderPremiumOf } from './rider-premium.ts';
