// What other domains may use of this one.
export { toAttentionDto } from './attention-dto.ts';
export { attentionPolicies } from './attention-policies.ts';
export type { OrderChecks } from './check-order.ts';
export { payablePolicies } from './payable-policies.ts';
export type { PayablePolicy } from './payable-policy.ts';
export { policyPayments } from './policy-payments.ts';
