// What other domains may use of this one.
export { checkPayout } from './check-payout.ts';
export { orderPayout, type PayoutOrder } from './order-payout.ts';
