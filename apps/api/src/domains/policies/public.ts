// What other domains may use of this one.
export type { CompanyListAddition } from './company-policies.ts';
export { corporateTotals } from './corporate-totals.ts';
export { linkIdOf, toPolicy, toPolicyChoice } from './policies.ts';
export { assertOwnClientId, resolvePolicyRef } from './policy-ref.ts';
export { findPolicies, MAX_POLICIES, type PolicyRow, policyColumns, policySources } from './policy-rows.store.ts';
