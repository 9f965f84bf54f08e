import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { MANDATE_LIMIT, NACH_LIMIT } from '../tables/mandate-limit.ts';
import { DEBIT_TIMING, MANDATE_YEARS } from '../tables/mandate-timing.ts';
import { valueOn } from '../tables/value-on.ts';

/** How a mandate is registered: on a bank account (NACH), a card, or UPI AutoPay. */
export const MANDATE_RAILS = ['nach', 'card', 'upi'] as const;
export type MandateRail = (typeof MANDATE_RAILS)[number];

/** What a rail allows on a date. */
export interface RailTerms {
  /** The most that one debit can take without asking the customer again, in paise. */
  readonly mostPerDebit: Paise;
  readonly mostYears: number;
  /** How many hours before a debit the issuing bank notifies the customer; 0 if the rail needs no notice. */
  readonly bankNoticeHours: number;
  /** The customer can decline one debit and keep the mandate. */
  readonly canSkip: boolean;
}

/** The limits of a rail on a date, from the dated tables. */
export function railTerms(rail: MandateRail, on: CalendarDate): RailTerms {
  const isNach = rail === 'nach';
  return {
    mostPerDebit: valueOn(isNach ? NACH_LIMIT : MANDATE_LIMIT, on) ?? 0,
    mostYears: valueOn(MANDATE_YEARS, on)?.[rail] ?? 0,
    bankNoticeHours: isNach ? 0 : (valueOn(DEBIT_TIMING, on)?.bankNoticeHours ?? 0),
    canSkip: !isNach,
  };
}

/** Whether a debit needs the customer's own authentication (AFA): a card or UPI debit above the limit, never NACH. */
export function debitNeedsAuthentication(rail: MandateRail, amount: Paise, on: CalendarDate): boolean {
  return rail !== 'nach' && amount > railTerms(rail, on).mostPerDebit;
}
