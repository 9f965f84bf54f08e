import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { type CalendarDate, toUtcDate } from './calendar-date.ts';

/** Calendar days from one date to the other, negative if `to` is earlier: from the 1st to the 3rd is 2. */
export function calendarDaysBetween(from: CalendarDate, to: CalendarDate): number {
  return differenceInCalendarDays(toUtcDate(to), toUtcDate(from));
}
