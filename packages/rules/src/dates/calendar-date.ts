import { UTCDateMini } from '@date-fns/utc/date/mini';

/**
 * A calendar date `yyyy-MM-dd` without time or zone, e.g. `'2026-03-05'`. Business dates are calendar dates in India.
 * To read text from the wire use `parseIsoDate`, `parseDayFirstDate` or `parseServerDate`, never `new Date(text)`.
 */
export type CalendarDate = `${number}-${number}-${number}`;

const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The date at midnight UTC, for date-fns: its parts do not depend on the time zone of the computer.
 * @throws RangeError for a date that does not exist
 */
export function toUtcDate(date: CalendarDate): Date {
  if (!isCalendarDate(date)) throw new RangeError('Not a calendar date (yyyy-MM-dd)');
  return new UTCDateMini(+new Date(date));
}

/** The calendar date of a UTC date. */
export function fromUtcDate(utc: Date): CalendarDate {
  return utc.toISOString().slice(0, 10) as CalendarDate;
}

/** Whether the text is a date that exists, written `yyyy-MM-dd`: 2023-02-29 and 2023-2-9 are not. */
export const isCalendarDate = (text: string): text is CalendarDate =>
  // Date moves a day that its month does not have into the next month
  SHAPE.test(text) && new Date(`${text}T00:00Z`).getUTCDate() === Number(text.slice(8));
