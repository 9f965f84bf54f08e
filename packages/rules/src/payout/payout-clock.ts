import type { CalendarDate } from '../dates/calendar-date.ts';
import { calendarDaysBetween } from '../dates/calendar-days-between.ts';

/** The turnaround of a payout, in calendar days. */
export interface PayoutClock {
  /** Days promised; at least one. */
  readonly days: number;
  /** Days passed; more than `days` if it is late. */
  readonly passed: number;
  /** Days left; negative if it is late. */
  readonly left: number;
}

/** How much of the promised time of a payout has passed on a day. Source: `payoutPromisedOn`. */
export function payoutClock(countsFrom: CalendarDate, promisedOn: CalendarDate, on: CalendarDate): PayoutClock {
  const days = Math.max(1, calendarDaysBetween(countsFrom, promisedOn));
  const passed = calendarDaysBetween(countsFrom, on);
  return { days, passed, left: days - passed };
}

/** How many calendar days a payout is late on a day: 0 up to the promised day. */
export const payoutDaysLate = (promisedOn: CalendarDate, on: CalendarDate): number =>
  Math.max(0, calendarDaysBetween(promisedOn, on));
