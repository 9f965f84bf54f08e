import { lightFormat } from 'date-fns/lightFormat';
import { type CalendarDate, toUtcDate } from './calendar-date.ts';

/**
 * `dd/MM/yyyy`, as dates are displayed and as `dueDate` travels: `formatDate('2026-03-05')` is `'05/03/2026'`.
 * Throws RangeError for a date that does not exist. Specification section 9.
 */
export function formatDate(date: CalendarDate): string {
  return lightFormat(toUtcDate(date), 'dd/MM/yyyy');
}
