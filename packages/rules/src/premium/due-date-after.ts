import { addCalendarMonths, dayOfMonth } from '../dates/add-calendar-months.ts';
import { anniversaryOf } from '../dates/anniversary.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { PremiumMode, PremiumTerms } from './premium-terms.ts';

/** Months from one due date to the next; 0 if there is no next one. */
export const MONTHS_OF_MODE: Readonly<Record<PremiumMode, number>> = {
  yearly: 12,
  'half-yearly': 6,
  quarterly: 3,
  monthly: 1,
  single: 0,
};

/**
 * The due date after a given one; null after the last of the premium term. Due dates keep the day of the issue date and
 * fall on the last day of a month that is too short for it: 31 January, 28 February, 31 March.
 */
export function dueDateAfter(
  { premiumMode, issueDate, premiumTerm }: Pick<PremiumTerms, 'premiumMode' | 'issueDate' | 'premiumTerm'>,
  dueDate: CalendarDate,
): CalendarDate | null {
  const months = MONTHS_OF_MODE[premiumMode];
  if (months === 0) return null;
  const next = monthsAfterDue(issueDate, dueDate, months);
  return next < anniversaryOf(issueDate, premiumTerm) ? next : null;
}

/** The date some months after a due date, on the day of the month on which premiums fall due. */
export function monthsAfterDue(issueDate: CalendarDate, dueDate: CalendarDate, months: number): CalendarDate {
  const keepsIssueDay = dueDate === addCalendarMonths(dueDate, 0, dayOfMonth(issueDate));
  return addCalendarMonths(dueDate, months, dayOfMonth(keepsIssueDay ? issueDate : dueDate));
}
