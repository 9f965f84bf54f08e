import { addCalendarDays } from '../dates/add-calendar-days.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { calendarDaysBetween } from '../dates/calendar-days-between.ts';
import { financialYearOf } from '../dates/financial-year.ts';
import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';
import { UNCLAIMED_FUND_COST, UNCLAIMED_FUND_INCOME } from '../tables/unclaimed-amount.ts';
import { valueOn } from '../tables/value-on.ts';
import { unclaimedDates } from './unclaimed-dates.ts';

/** An amount that was not received, and the last day on which it earns interest. */
export interface UnclaimedMoney {
  readonly amount: Paise;
  readonly dueOn: CalendarDate;
  readonly until: CalendarDate;
}

/**
 * The return of the fund on a day, in basis points a year: its income less its cost. Throws RangeError before the
 * table.
 */
export function unclaimedRate(date: CalendarDate): number {
  const income = valueOn(UNCLAIMED_FUND_INCOME, date);
  const cost = valueOn(UNCLAIMED_FUND_COST, date);
  if (income === null || cost === null) throw new RangeError('No income of the fund is known for that day');
  return Math.max(0, income - cost);
}

/**
 * The interest on an unclaimed amount from its due date: by days out of 365 at the rate of each financial year, added
 * on 31 March and rounded half up to the paisa each time. It ends when the amount moves to the Senior Citizens' Welfare
 * Fund.
 */
export function unclaimedInterest({ amount, dueOn, until }: UnclaimedMoney): Paise {
  const { movedOn } = unclaimedDates(dueOn);
  const end = earlier(until, movedOn);
  let balance = amount;
  for (let from = dueOn; from < end; ) {
    const to = earlier(addCalendarDays(financialYearOf(from).to, 1), end);
    balance += proportion(balance, unclaimedRate(from) * calendarDaysBetween(from, to), 10_000 * 365);
    from = to;
  }
  return balance - amount;
}

function earlier(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one < other ? one : other;
}
