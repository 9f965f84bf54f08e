// The exports for other domains.

export { post } from './books/ledger.store.ts';
export { postReceived } from './books/post-received.ts';
export { isPremium } from './dues/attention-policies.ts';
export { payablePolicies } from './dues/payable-policies.ts';
export { ongoingPaymentOf, policyPayments } from './dues/policy-payments.ts';
export { FIRST_ASK_MS, ORDER_LIFETIME_MS, openAtGateway, toOrderDto } from './gateway/open-at-gateway.ts';
export { pollGateway } from './gateway/poll-gateway.ts';
export { insertPremiumOrder } from './order/insert-premium-order.ts';
export { ORDER_REASONS } from './order/order-reasons.ts';
export { findOngoing, findOrder, findOrderByKey, type PaymentOrder } from './order/orders.store.ts';
export { findPaidPremiums } from './order/paid-premiums.store.ts';
export { openPage, placeOnce } from './order/place-once.ts';
export type { PayablePolicy } from './order/policies.store.ts';
export { lockPolicies } from './order/policies.store.ts';
export { statedReason } from './order/stated-reason.ts';
export { openDebitOrder, placeDebitOrder } from './place/debit-order.ts';
export { findCase } from './reconciliation/store.ts';
export { cancelWaitingMoney } from './units/cancel-waiting-money.store.ts';
export { findHolidays } from './units/funds.store.ts';
export { findPaidIn } from './units/paid-in.store.ts';
export { takePremiums } from './units/premium-lots.store.ts';
export { findTopUpTaxFacts } from './units/top-up-tax-facts.store.ts';
