import type { CalendarDate } from '@lifedesk/rules';
import type { ColumnType, Generated } from 'kysely';
import type { SettlementKind } from '../../../ports/payment-gateway.ts';

/** What the payment is for. */
export type PaymentPurpose = 'premium' | 'loan' | 'top-up' | 'revival';
export type OrderState = 'created' | 'pending' | 'paid' | 'declined' | 'cancelled' | 'expired';
type OrderFlag = 'amount-mismatch' | 'reference-mismatch' | 'outcome-conflict';

/** The parts of a payment: a column each, in orders and in receipts. */
export const PAYMENT_PARTS = ['premium', 'gst', 'late_fee', 'loan_interest', 'loan_principal', 'top_up'] as const;
export type PaymentPart = (typeof PAYMENT_PARTS)[number];
/** In paise. */
export type PaymentParts = Record<PaymentPart, number>;
type GeneratedParts = { [Part in keyof PaymentParts]: Generated<number> };

export interface PaymentOrderTable {
  id: string;
  customer_id: number;
  session_id: string;
  idempotency_key: string;
  request_hash: string;
  purpose: PaymentPurpose;
  /** Paise. */
  amount: number;
  return_path: string;
  /** The installation's origin when the order was made, so that every attempt sends the gateway the same URLs. */
  origin: string;
  /** Null for orders from before this column. */
  session_kind: Generated<'full' | 'partial' | 'corp' | null>;
  state: Generated<OrderState>;
  created_at: Date;
  quoted_on: CalendarDate;
  expires_at: Date;
  gateway_reference: string | null;
  gateway_url: string | null;
  settled_at: Date | null;
  reason: string | null;
  flagged_at: Date | null;
  flag: OrderFlag | null;
  /** The mandate to debit; null if the customer pays. */
  mandate_id: Generated<string | null>;
  ask_at: Date;
  asks: Generated<number>;
}

export interface PaymentOrderItemTable extends GeneratedParts {
  order_id: string;
  order_state: OrderState;
  position: number;
  policy_no: string;
  purpose: PaymentPurpose;
  amount: number;
  from_suspense: Generated<number>;
  due_from: CalendarDate | null;
  due_to: CalendarDate | null;
  next_due: CalendarDate | null;
  /**
   * The loan when the order was made: principal, the day from which interest is unpaid, and the interest to capitalise.
   */
  loan_before: Generated<number | null>;
  loan_from: Generated<CalendarDate | null>;
  loan_joined: Generated<number>;
}

export type LedgerAccount =
  | 'gateway-clearing'
  | 'bank'
  | 'policy-loans'
  | 'suspense'
  | 'refunds-payable'
  | 'gst-payable'
  | 'unit-linked-premium'
  | 'premium-income'
  | 'late-fee-income'
  | 'loan-interest-income'
  | 'payouts-payable'
  | 'tax-withheld'
  | 'policy-benefits'
  | 'payout-charges'
  | 'penal-interest';

/** Why staff handle an order. `undo-by-hand`: it was reversed, and no rule can undo part of what it paid for. */
export type CaseKind =
  | 'unknown-order'
  | 'not-paid-here'
  | 'missing-at-gateway'
  | 'doubled'
  | 'amount-differs'
  | 'undo-by-hand'
  | 'malformed-line';

/** Tables of migrations 010 to 019 and 042: orders, ledger, receipts, loans, temporary files, reconciliation. */
export interface PaymentTables {
  payment_order: PaymentOrderTable;
  payment_order_item: PaymentOrderItemTable;
  payment_gateway_message: {
    id: Generated<number>;
    order_id: string;
    source: 'callback' | 'status';
    state: OrderState;
    reference: string;
    amount: number;
    stated_at: Date;
    received_at: Date;
    effect: 'applied' | OrderFlag;
  };
  ledger_account: { code: LedgerAccount; name: string; kind: 'asset' | 'liability' | 'income' | 'expense' };
  ledger_posting: {
    id: Generated<number>;
    order_id: string | null;
    kind:
      | 'payment'
      | 'refund-due'
      | 'loan'
      | 'settlement'
      | 'chargeback'
      | 'return'
      | 'gst-refund'
      | 'payout-owed'
      | 'payout-paid'
      | 'payout-taken-back';
    posted_at: Date;
    /** The order whose money this posting moves to the bank. */
    settles: Generated<string | null>;
    /** The order that this posting reverses. */
    reverses: Generated<string | null>;
    /** The payout that this posting owes or pays. */
    payout_ticket: Generated<string | null>;
  };
  ledger_entry: {
    posting_id: number;
    position: number;
    account: LedgerAccount;
    policy_no: string | null;
    amount: number;
  };
  receipt: {
    receipt_no: string;
    customer_id: number;
    order_id: string | null;
    channel: 'online' | 'auto-debit' | 'cheque' | 'branch' | 'bank-transfer';
    amount: number;
    paid_at: Date;
    paid_on: CalendarDate;
    /** The day in India on which the bank reversed the payment. */
    reversed_on: Generated<CalendarDate | null>;
    reversed_by: Generated<'chargeback' | 'return' | null>;
  };
  gst_refund: { receipt_no: string; policy_no: string; ticket: string; amount: number; paid_at: Date };
  settlement_file: { settled_on: CalendarDate; taken_at: Date };
  settlement_line: {
    settled_on: CalendarDate;
    position: number;
    kind: SettlementKind;
    order_id: string;
    reference: string;
    amount: number;
    happened_at: Date;
  };
  reconciliation_case: {
    id: Generated<number>;
    settled_on: CalendarDate;
    order_id: string;
    kind: CaseKind;
    expected: number | null;
    found: number | null;
    opened_at: Date;
  };
  receipt_line: GeneratedParts & {
    receipt_no: string;
    position: number;
    policy_no: string;
    paid_on: CalendarDate;
    purpose: PaymentPurpose;
    amount: number;
    from_suspense: Generated<number>;
    unapplied: Generated<number>;
    due_from: CalendarDate | null;
    due_to: CalendarDate | null;
  };
  policy_loan: {
    policy_no: string;
    principal: number;
    rate: number;
    interest_from: CalendarDate;
    opened_on: CalendarDate;
    /** The part of the principal that is granted and not paid out yet; it bears no interest. */
    undrawn: Generated<number>;
    /** Paid by the surrender value that bought an extended term, and the day; null once the policy is revived. */
    settled: Generated<number | null>;
    settled_on: Generated<CalendarDate | null>;
  };
  top_up_terms: { policy_no: string; minimum: number; maximum: number; step: number };
  top_up_fund: { policy_no: string; fund_code: string; share: number };
  temporary_file: {
    id_hash: string;
    session_id: string;
    /** Null for an applicant who is no customer. */
    customer_id: number | null;
    applicant_id: Generated<number | null>;
    file_name: string;
    content_type: string;
    created_at: Date;
    expires_at: Date;
    fetched_at: Date | null;
    content: ColumnType<Uint8Array | null, Uint8Array | null, Uint8Array | null>;
    purged_at: Date | null;
  };
}
