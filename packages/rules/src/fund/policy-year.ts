import { anniversaryOf, fullYearsBetween } from '../dates/anniversary.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';

/** The anniversary that began the policy year of a day; the issue date in the first year. */
export const policyYearBeganOn = (issueDate: CalendarDate, today: CalendarDate): CalendarDate =>
  anniversaryOf(issueDate, fullYearsBetween(issueDate, today));

/** How many of the days fall in the policy year of today or later. Limits per policy year count this way. */
export function countInPolicyYear(days: readonly CalendarDate[], issueDate: CalendarDate, today: CalendarDate): number {
  const began = policyYearBeganOn(issueDate, today);
  return days.filter((day) => day >= began).length;
}
