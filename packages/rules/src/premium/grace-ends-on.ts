import { addCalendarDays } from '../dates/add-calendar-days.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { GRACE_DAYS } from '../tables/grace-days.ts';
import { valueOn } from '../tables/value-on.ts';
import type { PremiumMode } from './premium-terms.ts';

/**
 * Calendar days after a due date in which its premium can be paid without losing cover: 15 for monthly premiums,
 * otherwise 30.
 */
export function graceDaysOf(dueDate: CalendarDate, premiumMode: PremiumMode): number {
  const days = valueOn(GRACE_DAYS, dueDate);
  return (premiumMode === 'monthly' ? days?.monthly : days?.otherwise) ?? 0;
}

/** The last day of the grace period of a premium: 15 days after the due date for monthly premiums, otherwise 30. */
export function graceEndsOn(dueDate: CalendarDate, premiumMode: PremiumMode): CalendarDate {
  return addCalendarDays(dueDate, graceDaysOf(dueDate, premiumMode));
}
