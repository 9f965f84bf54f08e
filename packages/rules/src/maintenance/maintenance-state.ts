import { addMinutes } from 'date-fns/addMinutes';
import { servicePath } from '../content/service-path.ts';
import { addCalendarDays } from '../dates/add-calendar-days.ts';
import { type CalendarDate, toUtcDate } from '../dates/calendar-date.ts';
import { todayInIndia } from '../dates/india-time.ts';
import { type MaintenanceSchedule, WEEKDAYS } from './maintenance-schedule.ts';
import { opensOn } from './opens-on.ts';
import { type ClosingCause, joinSpans, type Span, spanOn } from './spans.ts';

/** How long before a window a service says that it will close, unless told. */
export const MAINTENANCE_NOTICE_MINUTES = 60;

/** Days looked at: from yesterday, whose window may reach into today, far enough to find the end of windows in a row. */
const DAYS_AROUND = [-1, 0, 1, 2, 3, 4, 5, 6, 7];

export type MaintenanceState =
  | { readonly state: 'open' }
  | ({ readonly state: 'approaching' } & Span)
  | {
      readonly state: 'closed';
      /** Null where an instant maintenance does not say since when, or until when. */
      readonly start: Date | null;
      readonly end: Date | null;
      readonly because: readonly ClosingCause[];
    };

/**
 * Whether a service is open, closed or about to close, when, and by which windows. A window is closed from its start, up
 * to but not including its end; windows that overlap or touch count as one, so that `end` is when work can go on. Times
 * of day are India's. With null for the path, the state of the portal as a whole. Specification sections 3 and 9.
 *
 * @param noticeMinutes how many minutes before its start a window is `approaching`
 */
export function maintenanceState(
  schedule: MaintenanceSchedule,
  path: string | null,
  now: Date,
  noticeMinutes: number = MAINTENANCE_NOTICE_MINUTES,
): MaintenanceState {
  if (schedule.isInstantMaintenance) return instantState(schedule, now);
  const today = todayInIndia(now);
  const dates = DAYS_AROUND.map((days) => addCalendarDays(today, days));
  const spans = joinSpans([...portalSpans(schedule, dates), ...coreSpans(schedule, path, dates)]);
  const next = spans.find((span) => now < span.end);
  if (!next) return { state: 'open' };
  if (next.start <= now) return { state: 'closed', ...next };
  return next.start <= addMinutes(now, noticeMinutes) ? { state: 'approaching', ...next } : { state: 'open' };
}

function instantState({ from, to }: MaintenanceSchedule, now: Date): MaintenanceState {
  const start = toInstant(from);
  const end = toInstant(to);
  return {
    state: 'closed',
    start: start && start <= now ? start : null,
    end: end && end > now ? end : null,
    because: [{ cause: 'instant' }],
  };
}

function portalSpans(schedule: MaintenanceSchedule, dates: readonly CalendarDate[]): Span[] {
  if (!schedule.isScheduledMaintenance) return [];
  const start = toInstant(schedule.from);
  const end = toInstant(schedule.to);
  const once: Span[] = start && end && start < end ? [{ start, end, because: [{ cause: 'scheduled' }] }] : [];
  const weekly = schedule.daySchedule.flatMap((window) => {
    const cause: ClosingCause = { cause: 'day-schedule', window };
    const days = dates.filter((date) => WEEKDAYS[toUtcDate(date).getDay()] === window.weekday);
    return days.map((date) => spanOn(date, window, cause));
  });
  return [...once, ...weekly];
}

function coreSpans(schedule: MaintenanceSchedule, path: string | null, dates: readonly CalendarDate[]): Span[] {
  if (path === null) return [];
  const service = servicePath(path);
  const windows = schedule.coreDowntime.filter((window) => window.applicablePaths.includes(service));
  return windows.flatMap((window) => {
    const cause: ClosingCause = { cause: 'core-downtime', window };
    return dates.filter((date) => opensOn(window, date)).map((date) => spanOn(date, window, cause));
  });
}

const toInstant = (text: string | undefined) => (text ? new Date(text) : null);
