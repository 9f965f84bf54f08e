import type { ClockTime } from '../dates/india-time.ts';

/** The days of the week, in the order of `Date.getDay`. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** Which Sunday (Monday, …) of a month: the 1st is the one on the 1st to 7th; `last` is the 4th or the 5th. */
export type WeekNumber = 1 | 2 | 3 | 4 | 5 | 'last';

/** From a time of day to a later one, in India. If the end is not after the start, it is on the next day. */
export interface ClockWindow {
  readonly startTime: ClockTime;
  readonly endTime: ClockTime;
}

/** Hours on a day of the week in which the whole portal closes. */
export interface DayWindow extends ClockWindow {
  readonly weekday: Weekday;
}

/**
 * One window of the core system's downtime. It opens on every date that meets all given conditions. Daily: on every day
 * of the month from `startDate` to `endDate`, by default on all. Weekly: on `weekday`, in the `weekNumbers`, by default
 * in all. Monthly: on `weekday` in the `weekNumbers`, or else on `startDate`. Specification section 3.
 */
export interface CoreDowntimeWindow extends ClockWindow {
  readonly frequency: 'Daily' | 'Weekly' | 'Monthly';
  /** Days of the month, inclusive; 26 to 5 runs across the end of the month. */
  readonly startDate?: number;
  readonly endDate?: number;
  readonly weekday?: Weekday;
  readonly weekNumbers?: readonly WeekNumber[];
  /** The services that close, in the form of `servicePath`. */
  readonly applicablePaths: readonly string[];
}

/** What the rules read of the server's maintenance schedule. Specification section 3. */
export interface MaintenanceSchedule {
  /** The whole portal closes from `from` to `to`, and in the hours of `daySchedule`. */
  readonly isScheduledMaintenance: boolean;
  /** The whole portal is closed until the flag is cleared; `to` is only an estimate then. */
  readonly isInstantMaintenance: boolean;
  /** ISO 8601 instants. */
  readonly from?: string;
  readonly to?: string;
  readonly daySchedule: readonly DayWindow[];
  readonly coreDowntime: readonly CoreDowntimeWindow[];
}
