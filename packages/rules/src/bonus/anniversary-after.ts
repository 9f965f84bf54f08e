import { addCalendarMonths } from '../dates/add-calendar-months.ts';
import { ageOn } from '../dates/age-on.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';

/** A policy's first anniversary after a day, when the next bonus is added. For 29 February it is 28 February in a common year. */
export function anniversaryAfter(issueDate: CalendarDate, today: CalendarDate): CalendarDate {
  const year = Math.max(0, ageOn(today, issueDate)) + 1;
  const next = addCalendarMonths(issueDate, 12 * year);
  // `ageOn` counts from 1 March for 29 February, a day after the anniversary
  return next > today ? next : addCalendarMonths(issueDate, 12 * (year + 1));
}
