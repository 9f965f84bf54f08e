import { type CalendarDate, fromUtcDate, utcMidnight } from './calendar-date.ts';

/**
 * The date `months` months later, on `day` of that month or on its last day if the month is shorter: one month after 31
 * January is 28 February, and one month after 28 February with day 31 is 31 March. `day` defaults to the date's own.
 */
export function addCalendarMonths(date: CalendarDate, months: number, day = dayOfMonth(date)): CalendarDate {
  const utc = utcMidnight(date);
  // day 0 of the next month is the last day of this one
  utc.setUTCMonth(utc.getUTCMonth() + months + 1, 0);
  utc.setUTCDate(Math.min(day, utc.getUTCDate()));
  return fromUtcDate(utc);
}

/** The day of the month, 1 to 31. */
export const dayOfMonth = (date: CalendarDate): number => Number(date.slice(8, 10));
