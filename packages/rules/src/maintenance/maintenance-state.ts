import { addMinutes } from 'date-fns/addMinutes';
import { servicePath } from '../content/service-path.ts';
import { addCalendarDays } from '../dates/add-calendar-days.ts';
import { toUtcDate } from '../dates/calendar-date.ts';
import { todayInIndia } from '../dates/india-time.ts';
import { type DowntimeRow, type MaintenanceConfiguration, WEEKDAYS } from './maintenance-configuration.ts';
import { runsOn } from './runs-on.ts';
import { datesFrom, joinSpans, type Span, spanOn } from './spans.ts';

/** How long before a window a service says that it will close, unless told. */
export const MAINTENANCE_NOTICE_MINUTES = 60;

/** Windows that follow on one another are followed so far to find their end; more is a fault of the schedule. */
const DAYS_AHEAD = 8;

export type MaintenanceState =
  | { readonly state: 'open' }
  | ({ readonly state: 'approaching' } & Span)
  | {
      readonly state: 'closed';
      /** Null where an instant maintenance does not say since when, or until when. */
      readonly start: Date | null;
      readonly end: Date | null;
      /** Ids of rows of the core system's schedule, or `scheduled`, `per-day`, `instant` where the whole portal is closed. */
      readonly windows: readonly string[];
    };

/**
 * Whether a service is open, closed, or about to close, when, and by which windows. A window is closed from its start, up
 * to but not including its end; windows that overlap or touch count as one, so that `end` is when work can go on. Times
 * of day are India's. Without a path, the state of the portal as a whole. Specification sections 3 and 9.
 *
 * @param noticeMinutes how many minutes before its start a window is `approaching`
 */
export function maintenanceState(
  configuration: MaintenanceConfiguration,
  path: string | null,
  now: Date,
  noticeMinutes: number = MAINTENANCE_NOTICE_MINUTES,
): MaintenanceState {
  const { isInstantMaintenance, from, to, coreDowntime } = configuration;
  if (isInstantMaintenance) {
    const [start, end] = [toInstant(from), toInstant(to)];
    return {
      state: 'closed',
      start: start && start <= now ? start : null,
      end: end && end > now ? end : null,
      windows: ['instant'],
    };
  }
  const rows = path === null ? [] : coreDowntime.filter((row) => row.paths.includes(servicePath(path)));
  return stateAt(joinSpans([...portalSpans(configuration, now), ...rowSpans(rows, now)]), now, noticeMinutes);
}

function stateAt(spans: readonly Span[], now: Date, noticeMinutes: number): MaintenanceState {
  const next = spans.find((span) => now < span.end);
  if (!next) return { state: 'open' };
  if (next.start <= now) return { state: 'closed', ...next };
  return next.start <= addMinutes(now, noticeMinutes) ? { state: 'approaching', ...next } : { state: 'open' };
}

function portalSpans({ isScheduledMaintenance, from, to, perDay }: MaintenanceConfiguration, now: Date): Span[] {
  if (!isScheduledMaintenance) return [];
  const [start, end] = [toInstant(from), toInstant(to)];
  const once = start && end && start < end ? [{ start, end, windows: ['scheduled'] }] : [];
  const weekly = datesAround(now).flatMap((date) => {
    const window = perDay[WEEKDAYS[toUtcDate(date).getDay()] ?? 'Sunday'];
    return window ? [spanOn(date, window, 'per-day')] : [];
  });
  return [...once, ...weekly];
}

/** The spans of the rows from the day before, whose window may reach into today. */
function rowSpans(rows: readonly DowntimeRow[], now: Date): Span[] {
  return datesAround(now).flatMap((date) =>
    rows.filter((row) => runsOn(row, date)).map((row) => spanOn(date, row, row.id)),
  );
}

const datesAround = (now: Date) => datesFrom(addCalendarDays(todayInIndia(now), -1), DAYS_AHEAD + 1);

const toInstant = (text: string | null) => (text ? new Date(text) : null);
