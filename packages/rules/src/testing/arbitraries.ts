import fc from 'fast-check';
import type { CalendarDate } from '../dates/calendar-date.ts';

const MIN = new Date('2000-01-01T00:00:00Z');
const MAX = new Date('2099-12-31T23:59:59Z');

/** Any instant of this century. */
export const anyInstant = fc.date({ min: MIN, max: MAX, noInvalidDate: true });

/** Any calendar date of this century, including 29 February and the day that Samoa skipped. */
export const anyCalendarDate = anyInstant.map((instant) => instant.toISOString().slice(0, 10) as CalendarDate);

/** Any amount of paise up to ten thousand crore rupees, either sign. */
export const anyPaise = fc.integer({ min: -1e13, max: 1e13 });
