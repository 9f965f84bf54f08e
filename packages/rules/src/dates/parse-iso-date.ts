import { type CalendarDate, isCalendarDate } from './calendar-date.ts';

/** Reads an ISO 8601 date, `'2026-03-05'`; null if it is blank, in another format, or does not exist. */
export function parseIsoDate(text: string | null | undefined): CalendarDate | null {
  return text && isCalendarDate(text) ? text : null;
}
