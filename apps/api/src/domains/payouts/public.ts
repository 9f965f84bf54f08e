// The exports for other domains.
export { endMatured, orderBenefit } from './benefits/order-benefit.ts';
export { orderDueBenefits } from './benefits/order-due-benefits.ts';
export { findMaskedAccounts } from './check/accounts.store.ts';
export { assertAccount } from './check/assert-account.ts';
export { checkPayout } from './check/check-payout.ts';
export { findValueRequests } from './check/value-requests.store.ts';
export { findOpenFreeLooks } from './free-look/returnable.ts';
export { orderPayout, type PayoutOrder } from './order/order-payout.ts';
export { findTaxedPerson, findValued } from './surrender/surrender.store.ts';
export { taxFactsOf } from './surrender/tax-facts.ts';
