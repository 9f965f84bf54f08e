import { addCalendarMonths } from '../dates/add-calendar-months.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { calendarDaysBetween } from '../dates/calendar-days-between.ts';
import type { Paise } from '../money/paise.ts';

/** Money paid into a policy or out of it on a day, in paise: above zero if paid in, below zero if taken out. */
export interface CashFlow {
  readonly on: CalendarDate;
  readonly amount: Paise;
}

/** Whether a return was computed, or why not. */
export type ReturnReason = 'nothing-paid' | 'less-than-a-year' | 'no-rate' | 'computed';

/** The result of `moneyWeightedReturn`. */
export interface MoneyWeightedReturn {
  /** Hundredths of a per cent a year, rounded half up; null if there is none. */
  readonly rate: number | null;
  readonly because: ReturnReason;
}

const DAYS = 365;
/** From losing all but a hundredth in a year to growing a hundredfold. */
const LEAST = 0.01;
const MOST = 100;
/** After this many halvings the range is smaller than a double can tell apart. */
const ROUNDS = 80;

/**
 * The average yearly return on the money in a policy, by day and amount of each payment (XIRR, actual/365). Before tax,
 * after all charges and the cost of the cover. Null within a year of the first payment: a rate over a few weeks would
 * mislead.
 */
export function moneyWeightedReturn(
  flows: readonly CashFlow[],
  value: Paise,
  today: CalendarDate,
): MoneyWeightedReturn {
  const paid = flows.filter(({ on, amount }) => amount !== 0 && on <= today);
  const first = paid.reduce<CalendarDate | null>((least, { on }) => (least === null || on < least ? on : least), null);
  if (first === null || !paid.some(({ amount }) => amount > 0)) return { rate: null, because: 'nothing-paid' };
  if (today < addCalendarMonths(first, 12)) return { rate: null, because: 'less-than-a-year' };
  const years = paid.map(({ on, amount }) => ({ amount, years: calendarDaysBetween(on, today) / DAYS }));
  // what the payments would be worth today at this yearly growth, less what they are worth
  const missing = (growth: number) => years.reduce((sum, flow) => sum + flow.amount * growth ** flow.years, -value);
  const growth = rootOf(missing);
  return growth === null
    ? { rate: null, because: 'no-rate' }
    : { rate: Math.round((growth - 1) * 10_000), because: 'computed' };
}

/** Finds where a function crosses zero between the bounds by bisection; null if it has the same sign at both. */
function rootOf(of: (growth: number) => number): number | null {
  let [low, high] = [LEAST, MOST];
  const isRising = of(high) > 0;
  if (of(low) > 0 === isRising) return null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const middle = (low + high) / 2;
    if (of(middle) > 0 === isRising) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}
