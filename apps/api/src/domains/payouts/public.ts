// What other domains may use of this one.
export { findMaskedAccounts } from './accounts.store.ts';
export { assertAccount } from './assert-account.ts';
export { checkPayout } from './check-payout.ts';
export { findLoanTerms } from './loan/loan.store.ts';
export { orderPayout, type PayoutOrder } from './order-payout.ts';
export { findTaxedPerson, findValued } from './surrender/surrender.store.ts';
export { taxFactsOf } from './surrender/tax-facts.ts';
export { findValueRequests } from './value-requests.store.ts';
