import { UTCDateMini } from '@date-fns/utc/date/mini';
import { daysInMonth } from './days-in-month.ts';

/**
 * A calendar date `yyyy-MM-dd` without time or zone, e.g. `'2026-03-05'`. Business dates are calendar dates in India;
 * read wire text with `parseIsoDate`, `parseDayFirstDate` or `parseServerDate`, never with `new Date(text)`.
 */
export type CalendarDate = `${number}-${number}-${number}`;

const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** Year, month from 1 to 12 and day of the month of a date. */
export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * The parts of a date.
 * @throws RangeError for a date that does not exist
 */
export function partsOfDate(date: CalendarDate): DateParts {
  if (!isCalendarDate(date)) throw new RangeError('Not a calendar date (yyyy-MM-dd)');
  return splitDate(date);
}

/**
 * The date as date-fns computes with it: midnight UTC, whose parts do not change with the zone of the computer.
 * @throws RangeError for a date that does not exist
 */
export function toUtcDate(date: CalendarDate): Date {
  if (!isCalendarDate(date)) throw new RangeError('Not a calendar date (yyyy-MM-dd)');
  return new UTCDateMini(Date.parse(date));
}

/** The calendar date that a UTC date falls on. */
export function fromUtcDate(utc: Date): CalendarDate {
  return utc.toISOString().slice(0, 10) as CalendarDate;
}

/** Whether the text is a date that exists, written `yyyy-MM-dd`: 2023-02-29 and 2023-2-9 are not. */
export function isCalendarDate(text: string): text is CalendarDate {
  if (!SHAPE.test(text)) return false;
  const { year, month, day } = splitDate(text);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

const splitDate = (date: string): DateParts => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
});
