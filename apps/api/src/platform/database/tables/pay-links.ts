import type { CalendarDate, PayerRelation } from '@lifedesk/rules';

/** Tables of migration 069. */
export interface PayLinkTables {
  pay_link: {
    id: string;
    customer_id: number;
    policy_no: string;
    token_hash: string;
    due_from: CalendarDate;
    /** Paise. */
    amount: number;
    session_id: string;
    idempotency_key: string;
    created_at: Date;
    last_day: CalendarDate;
    revoked_at: Date | null;
  };
  pay_link_payment: {
    order_id: string;
    link_id: string;
    relation: PayerRelation;
    is_declared: boolean;
    /** Encrypted with the purpose `payer`. */
    payer_pan: string | null;
    notified_at: Date | null;
  };
}
