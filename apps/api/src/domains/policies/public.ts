// The exports for other domains.

export { type AnnuityLife, certificateIn, certificatesOf, livesOf } from './annuity-lives.store.ts';
export type { CustomerFacts } from './attention.store.ts';
export { attentionOnPolicy, findAllAttention, findAttention } from './attention.ts';
export { toAttentionDto } from './attention-dto.ts';
export { loginAdditions, plannedDebits } from './contributed.ts';
export { corporateTotals } from './corporate-totals.ts';
export { endPolicy } from './end-policy.ts';
export { type LoadedHorizon, loadHorizon } from './horizon.ts';
export { issuedWithin } from './issued-within.store.ts';
export { ENDING_REQUESTS, PAYING_REQUESTS, VALUE_REQUESTS } from './money-requests.ts';
export { linkIdOf, toPolicy, toPolicyChoice, toRestricted, toRestrictions } from './policies.ts';
export { assertOwnClientId, resolvePolicyRef } from './policy-ref.ts';
export { findPolicies, MAX_POLICIES, type PolicyRow, policyColumns, policySources } from './policy-rows.store.ts';
export {
  assertUnrestricted,
  findRestricted,
  isPaymentBlocked,
  RESTRICTION_COLUMNS,
  type RestrictionColumns,
  restrictionFacts,
} from './restrictions.store.ts';
export { findAdditions, type UnpaidRow, unpaidColumns, unpaidSources } from './unpaid.store.ts';
export { findWaitingSwitch } from './waiting-switch.store.ts';
