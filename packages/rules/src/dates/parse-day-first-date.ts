import { type CalendarDate, isCalendarDate } from './calendar-date.ts';

/**
 * Reads `DD/MM/YYYY`, the format of `dueDate` on the wire: `'05/03/2026'` is 2026-03-05, never the 3rd of May. Null if
 * it is blank, in another format (`5/3/2026`, `2026-03-05`), or does not exist (`29/02/2023`). Specification section 3.
 */
export function parseDayFirstDate(text: string | null | undefined): CalendarDate | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text ?? '') ?? [];
  const date = `${year}-${month}-${day}`;
  return isCalendarDate(date) ? date : null;
}
