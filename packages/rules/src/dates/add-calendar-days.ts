import { type CalendarDate, fromUtcDate, utcMidnight } from './calendar-date.ts';
import { DAY_MS } from './day-ms.ts';

/** The date `days` calendar days later, or earlier if negative: a promised date, the end of a free look. */
export function addCalendarDays(date: CalendarDate, days: number): CalendarDate {
  // days of UTC all have 24 hours
  return fromUtcDate(new Date(utcMidnight(date).getTime() + days * DAY_MS));
}
