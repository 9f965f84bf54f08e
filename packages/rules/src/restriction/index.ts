// Restrictions: what bars a customer from acting on a policy.

export type { RestrictedAction, RestrictingReason, RestrictionFacts, RestrictionReason } from './policy-restriction.ts';
export { policyRestriction, RESTRICTED_ACTIONS, restrictionClauses, restrictionsOf } from './policy-restriction.ts';
