// Refunds of GST.

export type { GstRefundReason, TaxedPayment } from './gst-refund.ts';
export { gstRefund, gstRefundClauses } from './gst-refund.ts';
