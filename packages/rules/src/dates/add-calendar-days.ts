import { addDays } from 'date-fns/addDays';
import { type CalendarDate, fromUtcDate, toUtcDate } from './calendar-date.ts';

/** The date `days` calendar days later, or earlier if negative: a promised date, the end of a free look. */
export function addCalendarDays(date: CalendarDate, days: number): CalendarDate {
  return fromUtcDate(addDays(toUtcDate(date), days));
}
