// Unclaimed amounts: what was due and not received.

export type { UnclaimedFacts, UnclaimedReason } from './can-claim-unclaimed.ts';
export { canClaimUnclaimed, isUnclaimed, unclaimedClauses } from './can-claim-unclaimed.ts';
export { isNameSearched, searchName } from './search-name.ts';
export { unclaimedClaim } from './unclaimed-claim.ts';
export type { UnclaimedDates, UnclaimedStage } from './unclaimed-dates.ts';
export { unclaimedDates, unclaimedStage } from './unclaimed-dates.ts';
export type { UnclaimedMoney } from './unclaimed-interest.ts';
export { unclaimedInterest, unclaimedRate } from './unclaimed-interest.ts';
