import { type CalendarDate, isCalendarDate } from './calendar-date.ts';

/**
 * Reads a year-month-day, optionally with a time (`2026-03-05`, `2026-03-05 00:00:00`, `2026-03-05T18:30:00Z`), as in
 * visa validity and passport issue. Takes the date as written: converting the time would move the date by a day. Null
 * if unreadable. Specification section 5.
 */
export function parseServerDate(text: string | null | undefined): CalendarDate | null {
  const [, date] = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}.*)?$/.exec(text ?? '') ?? [];
  return date && isCalendarDate(date) ? date : null;
}
