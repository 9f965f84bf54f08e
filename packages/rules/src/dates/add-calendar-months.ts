import { addMonths } from 'date-fns/addMonths';
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { setDate } from 'date-fns/setDate';
import { type CalendarDate, fromUtcDate, toUtcDate } from './calendar-date.ts';

/**
 * The date `months` months later, on `day` of that month or on its last day if the month is shorter: one month after 31
 * January is 28 February, and one month after 28 February with day 31 is 31 March. `day` defaults to the date's own.
 */
export function addCalendarMonths(date: CalendarDate, months: number, day = dayOfMonth(date)): CalendarDate {
  const month = addMonths(toUtcDate(date), months);
  return fromUtcDate(setDate(month, Math.min(day, getDaysInMonth(month))));
}

/** The day of the month, 1 to 31. */
export const dayOfMonth = (date: CalendarDate): number => Number(date.slice(8, 10));
