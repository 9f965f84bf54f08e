// What other domains may use of this one.

export { askGateway } from './ask-gateway.ts';
export { isPremium } from './attention-policies.ts';
export type { OrderChecks } from './check-order.ts';
export { openDebitOrder, placeDebitOrder } from './debit-order.ts';
export { insertPremiumOrder } from './insert-premium-order.ts';
export { post } from './ledger.store.ts';
export { FIRST_ASK_MS, ORDER_LIFETIME_MS, openAtGateway, toOrderDto } from './open-at-gateway.ts';
export { findOngoing, findOrder, findOrderByKey, type PaymentOrder } from './orders.store.ts';
export { findPaidPremiums } from './paid-premiums.store.ts';
export { payablePolicies } from './payable-policies.ts';
export type { PayablePolicy } from './payable-policy.ts';
export { openPage, placeOnce } from './place-once.ts';
export { lockPolicies } from './policies.store.ts';
export { policyPayments } from './policy-payments.ts';
export { postReceived } from './post-received.ts';
export { findCase } from './reconciliation/store.ts';
export { cancelWaitingMoney } from './units/cancel-waiting-money.store.ts';
export { findHolidays } from './units/funds.store.ts';
export { findPaidIn } from './units/paid-in.store.ts';
export { takePremiums } from './units/premium-lots.store.ts';
export { findTopUpTaxFacts } from './units/top-up-tax-facts.store.ts';
