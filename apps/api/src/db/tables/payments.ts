/** Tables of migrations 010 to 019: orders, ledger, temporary documents. */
// biome-ignore lint/suspicious/noEmptyInterface: filled with those migrations
export interface PaymentTables {}
