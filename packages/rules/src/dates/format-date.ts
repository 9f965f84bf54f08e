import { type CalendarDate, isCalendarDate } from './calendar-date.ts';

/**
 * `dd/MM/yyyy`, as screens show dates and as `dueDate` travels: `formatDate('2026-03-05')` is `'05/03/2026'`. Throws
 * RangeError for a date that does not exist. Specification section 9. Only reorders the parts: date-fns would add 1 KB
 * to every signed-in page for that.
 */
export function formatDate(date: CalendarDate): string {
  if (!isCalendarDate(date)) throw new RangeError('Not a calendar date (yyyy-MM-dd)');
  return date.split('-').reverse().join('/');
}
