// Tax invoices for companies.

export type {
  GstInvoice,
  GstInvoiceFacts,
  GstInvoiceLine,
  GstParty,
  GstTax,
  GstTaxKind,
  InvoicedPremium,
} from './gst-invoice.ts';
export { gstInvoice } from './gst-invoice.ts';
export { gstStateOf } from './gst-state-of.ts';
