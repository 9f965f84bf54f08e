import { addCalendarDays } from '../dates/add-calendar-days.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { GRACE_DAYS } from '../tables/grace-days.ts';
import { valueOn } from '../tables/value-on.ts';
import type { PremiumMode } from './premium-terms.ts';

/** The last day of the grace period of a premium: 15 days after the due date where premiums are monthly, otherwise 30. */
export function graceEndsOn(dueDate: CalendarDate, premiumMode: PremiumMode): CalendarDate {
  const days = valueOn(GRACE_DAYS, dueDate);
  return addCalendarDays(dueDate, (premiumMode === 'monthly' ? days?.monthly : days?.otherwise) ?? 0);
}
