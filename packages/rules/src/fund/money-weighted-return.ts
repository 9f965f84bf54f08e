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
 * after all charges and the cost of the cover. Null within a year of the first payment, since a rate over a few weeks
 * would mislead, and where several rates could explain the payments: those, or their running total, must change sign
 * once (Norstrom's criterion). Payments of one day that cancel out do not count.
 */
export function moneyWeightedReturn(
  flows: readonly CashFlow[],
  value: Paise,
  today: CalendarDate,
): MoneyWeightedReturn {
  const paid = netByDay(flows.filter(({ on }) => on <= today));
  const [first] = paid;
  if (!first || !paid.some(({ amount }) => amount > 0)) return { rate: null, because: 'nothing-paid' };
  if (today < addCalendarMonths(first.on, 12)) return { rate: null, because: 'less-than-a-year' };
  const amounts = netByDay([...paid, { on: today, amount: -value }]).map(({ amount }) => amount);
  const hasOneRate = signChanges(amounts) === 1;
  if (!hasOneRate && signChanges(runningTotals(amounts)) !== 1) return { rate: null, because: 'no-rate' };
  const years = paid.map(({ on, amount }) => ({ amount, years: calendarDaysBetween(on, today) / DAYS }));
  // what the payments would be worth today at this yearly growth, less what they are worth
  const missing = (growth: number) => years.reduce((sum, flow) => sum + flow.amount * growth ** flow.years, -value);
  // the running total allows one rate above zero, but others below it
  const growth = rootOf(missing, hasOneRate ? LEAST : 1);
  return growth === null
    ? { rate: null, because: 'no-rate' }
    : { rate: Math.round((growth - 1) * 10_000), because: 'computed' };
}

/** The sum of each day, the earliest first, without days whose payments cancel out. */
function netByDay(flows: readonly CashFlow[]): CashFlow[] {
  const days = new Map<CalendarDate, Paise>();
  for (const { on, amount } of flows) days.set(on, (days.get(on) ?? 0) + amount);
  return Array.from(days, ([on, amount]) => ({ on, amount }))
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => (a.on < b.on ? -1 : 1));
}

function signChanges(amounts: readonly number[]): number {
  const signs = amounts.map(Math.sign).filter((sign) => sign !== 0);
  return signs.filter((sign, at) => at > 0 && sign !== signs[at - 1]).length;
}

function runningTotals(amounts: readonly number[]): number[] {
  let total = 0;
  return amounts.map((amount) => {
    total += amount;
    return total;
  });
}

/** Finds where a function crosses zero between the bounds by bisection; null if it has the same sign at both. */
function rootOf(of: (growth: number) => number, least: number): number | null {
  let [low, high] = [least, MOST];
  const isRising = of(high) > 0;
  if (of(low) > 0 === isRising) return null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const middle = (low + high) / 2;
    if (of(middle) > 0 === isRising) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}
