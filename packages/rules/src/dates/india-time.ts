import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addMinutes } from 'date-fns/addMinutes';
import { type CalendarDate, fromUtcDate, toUtcDate } from './calendar-date.ts';

/** A time of day in India, `HH:mm` on the 24-hour clock, `00:00` to `23:59`. */
export type ClockTime = string;

/** India has kept +05:30 all year since 1945, so the conversion needs no zone database. */
export const INDIA_OFFSET_MINUTES = 330;

/** Minutes since midnight. Throws RangeError unless the time is `00:00` to `23:59`. */
export function minutesOfDay(time: ClockTime): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (!minutes) throw new RangeError('Not a time (HH:mm)');
  return Number(hours) * 60 + Number(minutes);
}

/** A date whose UTC parts are India's local date and time at the instant. Throws RangeError for an invalid Date. */
export function toIndiaWallClock(instant: Date): Date {
  if (Number.isNaN(+instant)) throw new RangeError('Not a valid instant');
  return addMinutes(new UTCDateMini(+instant), INDIA_OFFSET_MINUTES);
}

/** The calendar date in India at an instant: at 18:30 UTC it is already the next day. Rules take it as `today`. */
export function todayInIndia(now: Date): CalendarDate {
  return fromUtcDate(toIndiaWallClock(now));
}

/** The instant at which it is `time` in India on `date`. Throws RangeError for a date or time that does not exist. */
export function indiaInstant(date: CalendarDate, time: ClockTime): Date {
  return new Date(addMinutes(toUtcDate(date), minutesOfDay(time) - INDIA_OFFSET_MINUTES).getTime());
}
