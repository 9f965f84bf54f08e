import { max } from 'date-fns/max';
import { addCalendarDays } from '../dates/add-calendar-days.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { indiaInstant, minutesOfDay } from '../dates/india-time.ts';
import type { ClockWindow, CoreDowntimeWindow, DayWindow } from './maintenance-schedule.ts';

/** What closes something, with the window of the schedule that says so. */
export type ClosingCause =
  | { readonly cause: 'instant' | 'scheduled' }
  | { readonly cause: 'day-schedule'; readonly window: DayWindow }
  | { readonly cause: 'core-downtime'; readonly window: CoreDowntimeWindow };

/** A time during which something is closed: from its start, up to but not including its end. */
export interface Span {
  readonly start: Date;
  readonly end: Date;
  /** What makes it up, the earliest first. */
  readonly because: readonly ClosingCause[];
}

/** The span that a clock window makes on a date. */
export function spanOn(date: CalendarDate, { startTime, endTime }: ClockWindow, cause: ClosingCause): Span {
  const endsNextDay = minutesOfDay(endTime) <= minutesOfDay(startTime);
  return {
    start: indiaInstant(date, startTime),
    end: indiaInstant(endsNextDay ? addCalendarDays(date, 1) : date, endTime),
    because: [cause],
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
        because: [...new Set([...before.because, ...span.because])],
      };
  }
  return joined;
}
