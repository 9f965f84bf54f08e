import type { CalendarDate, PaymentRail } from '@lifedesk/rules';
import type { Generated } from 'kysely';

/** Tables of migration 066: money at the bank without a policy, and proofs of payment. Amounts in paise. */
export interface RefundTables {
  bank_receipt: {
    id: Generated<number>;
    reference: string;
    amount: number;
    received_on: CalendarDate;
    sender_name: string | null;
  };
  payment_proof: {
    ticket: string;
    policy_no: string;
    rail: PaymentRail;
    reference: string;
    amount: number;
    paid_on: CalendarDate;
    bank_receipt_id: number | null;
    receipt_no: string | null;
  };
}
