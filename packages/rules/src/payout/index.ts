export type { PayoutKind } from './payout-promise.ts';
export { PAYOUT_KINDS, payoutPromisedOn } from './payout-promise.ts';
export type { PayoutFacts, PayoutReason } from './payout-restriction.ts';
export { coolingOffEndsOn, payoutClauses, payoutRestriction } from './payout-restriction.ts';
export type { LatePayout, PenalInterest } from './penal-interest.ts';
export { penalInterest } from './penal-interest.ts';
