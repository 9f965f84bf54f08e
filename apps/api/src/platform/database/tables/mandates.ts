import type { CalendarDate, MandateRail } from '@lifedesk/rules';
import type { Generated } from 'kysely';

/** `created` waits for the customer, `pending` for the bank; the last four are final. */
export type MandateState =
  | 'created'
  | 'pending'
  | 'active'
  | 'on-hold'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'ended';

export interface MandateTable {
  id: string;
  customer_id: number;
  policy_no: string;
  rail: MandateRail;
  /** The limit per debit, in paise. */
  ceiling: number;
  starts_on: CalendarDate;
  ends_on: CalendarDate;
  state: Generated<MandateState>;
  session_id: string;
  session_kind: 'full' | 'partial';
  idempotency_key: string;
  request_hash: string;
  return_path: string;
  origin: string;
  created_at: Date;
  expires_at: Date;
  gateway_reference: string | null;
  gateway_url: string | null;
  reference: string | null;
  account: string | null;
  approved_at: Date | null;
  settled_at: Date | null;
  reason: string | null;
  bank_told_at: Date | null;
  ask_at: Date;
  asks: Generated<number>;
}

export interface MandateDebitTable {
  id: Generated<number>;
  mandate_id: string;
  policy_no: string;
  due_date: CalendarDate;
  attempt: 1 | 2;
  debit_on: CalendarDate;
  amount: number;
  state: 'announced' | 'presented' | 'paid' | 'failed' | 'skipped' | 'refused' | 'dropped';
  announced_at: Date;
  bank_told_at: Date | null;
  order_id: string | null;
  settled_at: Date | null;
}

/** Tables of migration 058: mandates and their debits. */
export interface MandateTables {
  mandate: MandateTable;
  mandate_debit: MandateDebitTable;
  bank_holiday: { on_date: CalendarDate; name: string; source: string };
}
