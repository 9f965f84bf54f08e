import { addDays } from 'date-fns/addDays';
import { addMinutes } from 'date-fns/addMinutes';
import { startOfDay } from 'date-fns/startOfDay';
import { servicePath } from '../content/service-path.ts';
import { toIndiaWallClock } from '../dates/india-time.ts';
import type { MaintenanceSchedule } from './maintenance-schedule.ts';
import { type ClosingCause, joinSpans, type Span, spansOf, type WindowCause } from './spans.ts';

/** How long in advance a service announces a window. */
export const MAINTENANCE_NOTICE_MINUTES = 60;

/**
 * Days to check: from yesterday, whose window may reach into today, far enough to find the end of consecutive windows.
 */
const DAYS_AROUND = [-1, 0, 1, 2, 3];

/** Whether a service is open, closed or about to close. */
export type MaintenanceState =
  | { readonly state: 'open' }
  | ({ readonly state: 'approaching' } & Span)
  | {
      readonly state: 'closed';
      /** Null if an instant maintenance gives no start, or its estimated end has passed. */
      readonly start: Date | null;
      readonly end: Date | null;
      readonly because: readonly ClosingCause[];
    };

/**
 * Whether a service is open, closed or about to close, when, and by which windows. A window is closed from its start up
 * to but not including its end. Windows that overlap or touch count as one, so that `end` is when work can continue.
 * Times of day are India's. A null path asks for the portal as a whole. Specification sections 3 and 9.
 *
 * @param noticeMinutes how many minutes before its start a window is `approaching`, at most two days
 */
export function maintenanceState(
  schedule: MaintenanceSchedule,
  path: string | null,
  now: Date,
  noticeMinutes: number = MAINTENANCE_NOTICE_MINUTES,
): MaintenanceState {
  if (schedule.isInstantMaintenance) return instantState(schedule, now);
  const today = startOfDay(toIndiaWallClock(now));
  const days = DAYS_AROUND.map((offset) => addDays(today, offset));
  const windows = windowsFor(schedule, path).flatMap((cause) => spansOf(cause, days));
  const next = joinSpans([...onceScheduled(schedule), ...windows]).find(({ end }) => now < end);
  if (!next || next.start > addMinutes(now, noticeMinutes)) return { state: 'open' };
  return { state: next.start > now ? 'approaching' : 'closed', ...next };
}

function instantState({ from, to }: MaintenanceSchedule, now: Date): MaintenanceState {
  const end = toInstant(to);
  const promised = end && end > now ? end : null;
  return { state: 'closed', start: toInstant(from), end: promised, because: [{ cause: 'instant' }] };
}

/** The time from `from` to `to`, if both are given and in order. */
function onceScheduled({ isScheduledMaintenance, from, to }: MaintenanceSchedule): Span[] {
  const start = toInstant(from);
  const end = toInstant(to);
  if (!isScheduledMaintenance || !start || !end || end <= start) return [];
  return [{ start, end, because: [{ cause: 'scheduled' }] }];
}

/** The recurring windows that close the path. */
function windowsFor(schedule: MaintenanceSchedule, path: string | null): WindowCause[] {
  const portal = schedule.isScheduledMaintenance ? schedule.daySchedule : [];
  const service = path === null ? null : servicePath(path);
  const core = schedule.coreDowntime.filter(({ applicablePaths }) =>
    applicablePaths.some((closed) => closed === service),
  );
  return [
    ...portal.map((window) => ({ cause: 'day-schedule', window }) as const),
    ...core.map((window) => ({ cause: 'core-downtime', window }) as const),
  ];
}

const toInstant = (text: string | undefined) => (text ? new Date(text) : null);
