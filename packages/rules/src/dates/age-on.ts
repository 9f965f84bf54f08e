import { differenceInYears } from 'date-fns/differenceInYears';
import { type CalendarDate, toUtcDate } from './calendar-date.ts';

/**
 * A person's age in completed years on a date. People born on 29 February turn a year older on 1 March of a common year;
 * policies do on 28 February (`fullYearsBetween`).
 */
export function ageOn(date: CalendarDate, dateOfBirth: CalendarDate): number {
  return differenceInYears(toUtcDate(date), toUtcDate(dateOfBirth));
}
