import { anniversaryOf, fullYearsBetween } from '../dates/anniversary.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';

/** A policy's first anniversary after a day, when the next bonus is added. */
export function anniversaryAfter(issueDate: CalendarDate, today: CalendarDate): CalendarDate {
  return anniversaryOf(issueDate, fullYearsBetween(issueDate, today) + 1);
}
