// What other domains may use of this one.
export { receiptCheck, receiptOf } from './receipts.ts';
