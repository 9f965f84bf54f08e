import type { CalendarDate } from '@lifedesk/rules';
import type { ColumnType, Generated } from 'kysely';
import type { Numeric } from './policies.ts';

/** Like `Numeric`, absent until it is known. */
type LaterNumeric = ColumnType<string | null, string | null | undefined, string | null>;

interface SwitchLegColumns {
  switch_id: number;
  position: number;
  fund_code: string;
  /** Per cent, or paise: one of the two. */
  share: number | null;
  amount: number | null;
  units: LaterNumeric;
  nav: LaterNumeric;
  value: Generated<number | null>;
}

/** Tables of migration 065: top-ups, and the units bought with them. Amounts in paise. */
export interface UnitLinkedTables {
  market_holiday: { on_date: CalendarDate; name: string };
  payment_order_fund: { order_id: string; policy_no: string; fund_code: string; share: number };
  top_up: {
    order_id: string;
    policy_no: string;
    amount: number;
    extra_cover: number;
    paid_on: CalendarDate;
    nav_date: CalendarDate;
    locked_until: CalendarDate;
    cancelled_at: Generated<Date | null>;
  };
  unit_lot: {
    id: Generated<number>;
    order_id: string;
    policy_no: string;
    fund_code: string;
    /** The fund that was paid for, if it has merged. */
    asked_fund: Generated<string | null>;
    amount: number;
    nav_date: CalendarDate;
    nav: LaterNumeric;
    units: LaterNumeric;
    bought_at: Generated<Date | null>;
    cancelled_at: Generated<Date | null>;
  };
  /** Of migration 106. */
  plan_switch_terms: {
    plan_code: string;
    /** In a policy year; null for any number. */
    free_switches: number | null;
    charge: number;
    minimum: number;
    least_share: number;
  };
  fund_switch: {
    id: Generated<number>;
    policy_no: string;
    ticket: string;
    state: Generated<'waiting' | 'done' | 'void'>;
    asked_on: CalendarDate;
    nav_date: CalendarDate;
    charge: number;
    ended_at: Generated<Date | null>;
  };
  fund_switch_from: SwitchLegColumns;
  fund_switch_to: SwitchLegColumns;
  /** Of migration 130: the strategies that move money between funds. */
  plan_strategy_terms: {
    plan_code: string;
    kind: 'stp' | 'dfa';
    notice_days: number;
    bars_switches: boolean;
    basis: 'age' | 'years-left' | null;
  };
  plan_allocation: { plan_code: string; from_years: number; fund_code: string; share: number };
  fund_strategy: {
    id: Generated<number>;
    policy_no: string;
    kind: 'stp' | 'dfa';
    first_on: CalendarDate;
    next_on: CalendarDate;
    from_fund: string | null;
    to_fund: string | null;
    amount: number | null;
    ticket: Generated<string | null>;
    last_on: Generated<CalendarDate | null>;
    ended_on: Generated<CalendarDate | null>;
  };
  fund_transfer: { strategy_id: number; due_on: CalendarDate; nav_date: CalendarDate; made_at: Date };
  fund_transfer_leg: {
    strategy_id: number;
    due_on: CalendarDate;
    fund_code: string;
    is_sold: boolean;
    units: Numeric;
    nav: Numeric;
    value: number;
  };
  /** Of migration 131: premium allocations, and the units bought with premiums. */
  plan_redirection_terms: { plan_code: string; least_share: number; per_year: number | null };
  premium_allocation: {
    id: Generated<number>;
    policy_no: string;
    effective_from: CalendarDate;
    asked_on: CalendarDate;
    ticket: string | null;
  };
  premium_allocation_fund: { allocation_id: number; fund_code: string; share: number };
  premium_lot: {
    posting_id: number;
    policy_no: string;
    fund_code: string;
    asked_fund: Generated<string | null>;
    amount: number;
    nav_date: CalendarDate;
    nav: LaterNumeric;
    units: LaterNumeric;
    bought_at: Generated<Date | null>;
    cancelled_at: Generated<Date | null>;
  };
  /** Of migration 147. */
  fund_merger: {
    from_fund: string;
    into_fund: string;
    announced_on: CalendarDate;
    merges_on: CalendarDate;
    finished_at: Generated<Date | null>;
  };
  fund_merger_policy: {
    from_fund: string;
    policy_no: string;
    told_at: Date;
    merged_at: Generated<Date | null>;
    units: LaterNumeric;
    nav: LaterNumeric;
    value: Generated<number | null>;
    into_units: LaterNumeric;
    into_nav: LaterNumeric;
  };
  /** Of migration 105: the remaining units of each top-up, by fund. */
  top_up_holding: { order_id: string; policy_no: string; fund_code: string; units: Numeric };
}
