import { addCalendarDays } from '../dates/add-calendar-days.ts';
import { type CalendarDate, toUtcDate } from '../dates/calendar-date.ts';
import { DEBIT_TIMING } from '../tables/mandate-timing.ts';
import { valueOn } from '../tables/value-on.ts';

/**
 * Whether banks are open on a date: not on Sundays, the second and fourth Saturday of a month, and the given holidays.
 */
export function isBankWorkingDay(date: CalendarDate, holidays: readonly CalendarDate[]): boolean {
  const weekday = toUtcDate(date).getUTCDay();
  const week = Math.ceil(Number(date.slice(8)) / 7);
  if (weekday === 0 || (weekday === 6 && (week === 2 || week === 4))) return false;
  return !holidays.includes(date);
}

/** Working days from a date up to the day before another one; 0 if that is not later. */
export function workingDaysBefore(from: CalendarDate, until: CalendarDate, holidays: readonly CalendarDate[]): number {
  let days = 0;
  for (let day = from; day < until; day = addCalendarDays(day, 1)) if (isBankWorkingDay(day, holidays)) days += 1;
  return days;
}

/** Whether it is too late today to stop a debit of that day: fewer than three working days are left. */
export function isDebitInFlight(
  debitOn: CalendarDate | null,
  today: CalendarDate,
  holidays: readonly CalendarDate[],
): boolean {
  if (debitOn === null) return false;
  const least = valueOn(DEBIT_TIMING, today)?.inFlightWorkingDays ?? 0;
  // that many weeks always contain enough working days
  if (debitOn > addCalendarDays(today, least * 14)) return false;
  return workingDaysBefore(today, debitOn, holidays) < least;
}
