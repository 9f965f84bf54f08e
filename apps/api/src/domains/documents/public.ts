// What other domains may use of this one.
export { receiptOf } from './receipts.ts';
