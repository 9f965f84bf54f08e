import type { Annuity, BenefitKind, CalendarDate, PayoutHoldReason, PayoutKind } from '@lifedesk/rules';
import type { ColumnType, Generated } from 'kysely';

export type PayoutState = 'held' | 'owed' | 'sent' | 'paid' | 'returned' | 'stopped';

/** A part or deduction of a payout, in paise. */
export interface PayoutPart {
  readonly name: string;
  readonly paise: number;
}

/** Tables of migrations 100, 116, 118, 158 and 165: payouts, what holds them, and benefits that are due on a day. Amounts in paise. */
export interface PayoutTables {
  former_contact: {
    id: Generated<number>;
    customer_id: number;
    channel: 'sms' | 'email';
    value: string | null;
    replaced_at: Date;
  };
  new_device: { id: Generated<number>; customer_id: number; at: Date };
  payout: {
    ticket: string;
    customer_id: number;
    policy_no: string;
    kind: PayoutKind;
    gross: number;
    deductions: ColumnType<PayoutPart[], string, never>;
    parts: ColumnType<PayoutPart[], string | undefined, never>;
    tax: number;
    net: number;
    counts_from: CalendarDate;
    promised_on: CalendarDate;
    ordered_at: Date;
    state: PayoutState;
    held_until: Generated<CalendarDate | null>;
    hold_reason: Generated<PayoutHoldReason | null>;
    hold_told_at: Generated<Date | null>;
    stop_hash: Generated<string | null>;
    stop_ticket: Generated<string | null>;
    taken_back_on: Generated<CalendarDate | null>;
    tries: Generated<number>;
    penal_interest: Generated<number>;
    account_no: Generated<string | null>;
    ifsc: Generated<string | null>;
    holder_name: Generated<string | null>;
    bank_reference: Generated<string | null>;
    return_reason: Generated<string | null>;
    paid_on: Generated<CalendarDate | null>;
    look_at: Date;
    asks: Generated<number>;
  };
  annuity: {
    policy_no: string;
    instalment: number;
    mode: Annuity['mode'];
    first_on: CalendarDate;
    last_on: CalendarDate | null;
    next_on: CalendarDate | null;
  };
  benefit: { policy_no: string; kind: BenefitKind; due_on: CalendarDate; amount: number; ordered_at: Date | null };
  /** Late payouts whose interest was compared with the day of payment. */
  payout_interest_check: { ticket: string; checked_at: Date };
  payout_event: { ticket: string; position: number; state: PayoutState; at: Date };
}
