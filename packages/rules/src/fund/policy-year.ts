import { addCalendarMonths } from '../dates/add-calendar-months.ts';
import { ageOn } from '../dates/age-on.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';

/** The anniversary that began the policy year of a day; the issue date in the first year. */
export const policyYearBeganOn = (issueDate: CalendarDate, today: CalendarDate): CalendarDate =>
  addCalendarMonths(issueDate, 12 * Math.max(0, ageOn(today, issueDate)));

/** How many of the days fall in the policy year of today or later. Limits per policy year count this way. */
export function countInPolicyYear(days: readonly CalendarDate[], issueDate: CalendarDate, today: CalendarDate): number {
  const began = policyYearBeganOn(issueDate, today);
  return days.filter((day) => day >= began).length;
}
