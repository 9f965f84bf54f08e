import { max } from 'date-fns/max';
import { addCalendarDays } from '../dates/add-calendar-days.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { indiaInstant, minutesOfDay } from '../dates/india-time.ts';
import type { ClockWindow } from './maintenance-configuration.ts';

/** A time during which something is closed: from its start, up to but not including its end. */
export interface Span {
  readonly start: Date;
  readonly end: Date;
  /** The ids of the windows that make it up, the earliest first. */
  readonly windows: readonly string[];
}

/** The span that a clock window makes on a date. */
export function spanOn(date: CalendarDate, { startTime, endTime }: ClockWindow, id: string): Span {
  const endsNextDay = minutesOfDay(endTime) <= minutesOfDay(startTime);
  return {
    start: indiaInstant(date, startTime),
    end: indiaInstant(endsNextDay ? addCalendarDays(date, 1) : date, endTime),
    windows: [id],
  };
}

/** The spans in order of time, those that overlap or touch joined into one: who waits needs the end of the last. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of [...spans].sort((one, other) => one.start.getTime() - other.start.getTime())) {
    const before = joined.at(-1);
    if (!before || before.end < span.start) joined.push(span);
    else
      joined[joined.length - 1] = {
        start: before.start,
        end: max([before.end, span.end]),
        windows: [...new Set([...before.windows, ...span.windows])],
      };
  }
  return joined;
}

/** The dates from `first`, so many of them. */
export function datesFrom(first: CalendarDate, count: number): CalendarDate[] {
  return Array.from({ length: count }, (_, day) => addCalendarDays(first, day));
}
