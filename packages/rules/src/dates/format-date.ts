import { type CalendarDate, isCalendarDate } from './calendar-date.ts';

/**
 * `dd/MM/yyyy`, as dates are displayed and as `dueDate` travels: `formatDate('2026-03-05')` is `'05/03/2026'`.
 * Throws RangeError for a date that does not exist. Specification section 9. A calendar date has its parts already;
 * date-fns would bring 1 KB to every page of a signed-in person to write them in another order.
 */
export function formatDate(date: CalendarDate): string {
  if (!isCalendarDate(date)) throw new RangeError('Not a calendar date (yyyy-MM-dd)');
  return date.split('-').reverse().join('/');
}
