import { type CalendarDate, toUtcDate } from './calendar-date.ts';

const DAY_MS = 86_400_000;

/** Calendar days from one date to the other, negative when `to` is earlier: from the 1st to the 3rd are 2. */
export function calendarDaysBetween(from: CalendarDate, to: CalendarDate): number {
  // midnights of UTC, which has no days of 23 or 25 hours
  return (toUtcDate(to).getTime() - toUtcDate(from).getTime()) / DAY_MS;
}
