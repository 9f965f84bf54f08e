import { format } from 'date-fns/format';
import { type CalendarDate, toUtcDate } from './calendar-date.ts';

/** `'5th Mar 26'`: the day with its English ordinal, the short month, the two-digit year. Specification section 9. */
export function formatOrdinalDate(date: CalendarDate): string {
  return format(toUtcDate(date), 'do MMM yy');
}
