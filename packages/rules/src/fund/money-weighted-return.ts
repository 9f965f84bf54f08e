import { addCalendarMonths } from '../dates/add-calendar-months.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { calendarDaysBetween } from '../dates/calendar-days-between.ts';
import type { Paise } from '../money/paise.ts';

/** Money into a policy or out of it on a day, in paise: above zero what was paid in, below zero what was taken out. */
export interface CashFlow {
  readonly on: CalendarDate;
  readonly amount: Paise;
}

export type ReturnReason = 'nothing-paid' | 'less-than-a-year' | 'no-rate' | 'computed';

export interface MoneyWeightedReturn {
  /** Hundredths of a per cent a year, rounded half up; null where there is none. */
  readonly rate: number | null;
  readonly because: ReturnReason;
}

const DAYS = 365;
/** Between losing all but a hundredth of it in a year and a hundredfold. */
const LEAST = 0.01;
const MOST = 100;
/** Halving the range so often leaves less than a double can tell apart. */
const ROUNDS = 80;

/**
 * What the money in a policy earned in a year on average, by day and amount of each payment (XIRR, actual/365). Before tax, with all
 * charges and the cost of the cover in it. Only from a year after the first payment on: a rate of a few weeks would mislead.
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
  // what the payments would be worth today at a growth of so much a year, beyond what they are worth
  const missing = (growth: number) => years.reduce((sum, flow) => sum + flow.amount * growth ** flow.years, -value);
  const growth = rootOf(missing);
  return growth === null
    ? { rate: null, because: 'no-rate' }
    : { rate: Math.round((growth - 1) * 10_000), because: 'computed' };
}

/** Where a function goes through zero between the bounds, by halving; null where it has one sign at both. */
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
