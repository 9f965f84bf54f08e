import { addMonths } from 'date-fns/addMonths';
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { type CalendarDate, fromUtcDate, toUtcDate } from './calendar-date.ts';

/**
 * The date so many months later, on `day` of that month or on its last day where the month is shorter: one month after
 * 31 January is 28 February, and one month after 28 February with day 31 is 31 March. The day is the date's own unless given.
 */
export function addCalendarMonths(date: CalendarDate, months: number, day = dayOfMonth(date)): CalendarDate {
  const moved = addMonths(toUtcDate(date), months);
  moved.setDate(Math.min(day, getDaysInMonth(moved)));
  return fromUtcDate(moved);
}

/** The day of the month, 1 to 31. */
export const dayOfMonth = (date: CalendarDate): number => Number(date.slice(8, 10));
