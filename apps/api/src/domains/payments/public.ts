// What other domains may use of this one.
export type { OrderChecks } from './check-order.ts';
export { payablePolicies } from './payable-policies.ts';
export type { PayablePolicy } from './payable-policy.ts';
export { policyPayments } from './policy-payments.ts';
