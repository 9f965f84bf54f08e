import type { CalendarDate } from '@lifedesk/rules';
import type { Generated } from 'kysely';
import type { Numeric } from './policies.ts';

/** Tables of migration 125: withdrawals from funds. Amounts in paise. */
export interface WithdrawalTables {
  plan_withdrawal_terms: {
    plan_code: string;
    minimum: number;
    /** Per cent of all funds. */
    largest_share: number;
    premiums_left: number;
    per_year: number;
  };
  fund_withdrawal: {
    id: Generated<number>;
    policy_no: string;
    ticket: string;
    extent: 'part' | 'all';
    state: Generated<'waiting' | 'done' | 'void'>;
    asked_on: CalendarDate;
    nav_date: CalendarDate;
    gross: Generated<number | null>;
    ended_at: Generated<Date | null>;
  };
  fund_withdrawal_leg: {
    withdrawal_id: number;
    position: number;
    fund_code: string;
    amount: number | null;
    units: Numeric | null;
    nav: Numeric | null;
    value: number | null;
  };
  discontinued_money: {
    ticket: string;
    policy_no: string;
    amount: number;
    charge: number;
    since: CalendarDate;
    pay_on: CalendarDate;
    ordered_at: Generated<Date | null>;
  };
}
