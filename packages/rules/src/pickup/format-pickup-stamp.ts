import { lightFormat } from 'date-fns/lightFormat';
import { type CalendarDate, toUtcDate } from '../dates/calendar-date.ts';
import { type ClockTime, minutesOfDay } from '../dates/india-time.ts';

/** The stamp of a cheque pickup, `dd-MM-yyyy` plus the time: `'05-03-2026 14:30'`. Throws RangeError for a date or time that does not exist. Specification section 5. */
export function formatPickupStamp(date: CalendarDate, time: ClockTime): string {
  minutesOfDay(time);
  return `${lightFormat(toUtcDate(date), 'dd-MM-yyyy')} ${time}`;
}
