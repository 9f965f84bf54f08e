// The exports for other domains.
export { invoiceNumber } from './invoices.ts';
export { amountInWords } from './pdf/amount-in-words.ts';
export { POLICY_STATUSES } from './pdf/policy-words.ts';
export { receiptCheck, receiptOf } from './receipts.ts';
export { PAYOUT_PREFIX } from './signed/document-numbers.store.ts';
export { signDocument } from './signed/sign.ts';
export { storeTemporarily } from './temporary-files.ts';
