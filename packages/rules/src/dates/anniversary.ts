import { addCalendarMonths } from './add-calendar-months.ts';
import type { CalendarDate } from './calendar-date.ts';

/** The anniversary of a date after some years. For 29 February it is 28 February in a common year, as for due dates. */
export const anniversaryOf = (date: CalendarDate, years: number): CalendarDate => addCalendarMonths(date, 12 * years);

/**
 * Completed years from one date to another, by `anniversaryOf`; 0 if the second is earlier. Counts policy years, lock-ins
 * and terms. The age of a person is `ageOn`.
 */
export function fullYearsBetween(from: CalendarDate, to: CalendarDate): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return Math.max(0, anniversaryOf(from, years) > to ? years - 1 : years);
}
