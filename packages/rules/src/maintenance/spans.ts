import { addMinutes } from 'date-fns/addMinutes';
import { max } from 'date-fns/max';
import { INDIA_OFFSET_MINUTES, minutesOfDay } from '../dates/india-time.ts';
import type { CoreDowntimeWindow, DayWindow } from './maintenance-schedule.ts';
import { opensOn } from './opens-on.ts';

const MINUTES_A_DAY = 24 * 60;

/** A window of the schedule that closes something. */
export type WindowCause =
  | { readonly cause: 'day-schedule'; readonly window: DayWindow }
  | { readonly cause: 'core-downtime'; readonly window: CoreDowntimeWindow };

/** What closes something. */
export type ClosingCause = { readonly cause: 'instant' | 'scheduled' } | WindowCause;

/** A time during which something is closed: from its start up to but not including its end. */
export interface Span {
  readonly start: Date;
  readonly end: Date;
  /** The windows in it, the earliest first. */
  readonly because: readonly ClosingCause[];
}

/** The spans of a window on those of the days on which it opens. Days are given as from `toUtcDate`. */
export function spansOf(cause: WindowCause, days: readonly Date[]): Span[] {
  const start = minutesOfDay(cause.window.startTime);
  const end = minutesOfDay(cause.window.endTime);
  const endsAt = end > start ? end : end + MINUTES_A_DAY;
  return days
    .filter((day) => opensOn(cause.window, day))
    .map((day) => ({ start: instantOn(day, start), end: instantOn(day, endsAt), because: [cause] }));
}

const instantOn = (day: Date, minutes: number) => new Date(+addMinutes(day, minutes - INDIA_OFFSET_MINUTES));

/**
 * The spans in order of time, with those that overlap or touch joined into one: people need to know when the last one
 * ends.
 */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of [...spans].sort((one, other) => +one.start - +other.start)) {
    const before = joined.at(-1);
    if (before && span.start <= before.end) {
      joined.pop();
      const because = new Set([...before.because, ...span.because]);
      joined.push({ start: before.start, end: max([before.end, span.end]), because: [...because] });
    } else joined.push(span);
  }
  return joined;
}
