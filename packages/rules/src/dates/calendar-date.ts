import { UTCDateMini } from '@date-fns/utc/date/mini';

/**
 * A calendar date `yyyy-MM-dd` without time or zone, e.g. `'2026-03-05'`. Business dates are calendar dates in India;
 * read wire text with `parseIsoDate`, `parseDayFirstDate` or `parseServerDate`, never with `new Date(text)`.
 */
export type CalendarDate = `${number}-${number}-${number}`;

const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** The date as date-fns computes with it: midnight UTC, whose parts do not change with the zone of the computer. */
export function toUtcDate(date: CalendarDate): Date {
  const utc = new UTCDateMini(date);
  if (!isCalendarDate(date)) throw new RangeError('Not a calendar date (yyyy-MM-dd)');
  return utc;
}

/** The calendar date that a UTC date falls on. */
export function fromUtcDate(utc: Date): CalendarDate {
  return utc.toISOString().slice(0, 10) as CalendarDate;
}

/** Whether the text is a date that exists, written `yyyy-MM-dd`: 2023-02-29 and 2023-2-9 are not. */
export function isCalendarDate(text: string): text is CalendarDate {
  if (!SHAPE.test(text)) return false;
  const utc = new UTCDateMini(text);
  return !Number.isNaN(utc.getTime()) && fromUtcDate(utc) === text;
}
