import { addCalendarDays } from '../dates/add-calendar-days.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { PROMISED_DAYS, type PromiseKind } from './promised-days.ts';
import { valueOn } from './value-on.ts';

/** The date by which we promise to settle a request made on a date; null before the first promise of the table. */
export function promisedDate(kind: PromiseKind, requestedOn: CalendarDate): CalendarDate | null {
  const days = valueOn(PROMISED_DAYS, requestedOn)?.[kind];
  return days === undefined ? null : addCalendarDays(requestedOn, days);
}
