import type { ClockTime } from '../dates/india-time.ts';

/** The days of the week; the place in the list is the number that `Date` gives them. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** Which of a month's Sundays (Mondays, …): the 1st falls on the 1st to 7th; `last` is the 4th or the 5th. */
export type WeekNumber = 1 | 2 | 3 | 4 | 5 | 'last';

/** From a time of day to a later one, in India. An end that is not after the start is on the next day. */
export interface ClockWindow {
  readonly startTime: ClockTime;
  readonly endTime: ClockTime;
}

/** Hours of a day of the week in which the whole portal closes. */
export interface DayWindow extends ClockWindow {
  readonly weekday: Weekday;
}

/**
 * One window of the core system's downtime. It opens on every date that meets all conditions given. Daily: on every day
 * of the month from `startDate` to `endDate`, by default on all. Weekly: on `weekday`, in the `weekNumbers`, by default
 * in all. Monthly: on `weekday` in the `weekNumbers`, or else on `startDate`. Specification section 3.
 */
export interface CoreDowntimeWindow extends ClockWindow {
  readonly frequency: 'Daily' | 'Weekly' | 'Monthly';
  /** Days of the month, both included; 26 to 5 runs across the month's end. */
  readonly startDate?: number;
  readonly endDate?: number;
  readonly weekday?: Weekday;
  readonly weekNumbers?: readonly WeekNumber[];
  /** The services that close, as `servicePath` writes them. */
  readonly applicablePaths: readonly string[];
}

/** What the rules read of the maintenance schedule that the server gives. Specification section 3. */
export interface MaintenanceSchedule {
  /** The whole portal closes from `from` to `to`, and in the hours of `daySchedule`. */
  readonly isScheduledMaintenance: boolean;
  /** The whole portal is closed until the flag falls; `to` is then only a promise. */
  readonly isInstantMaintenance: boolean;
  /** ISO 8601 instants. */
  readonly from?: string;
  readonly to?: string;
  readonly daySchedule: readonly DayWindow[];
  readonly coreDowntime: readonly CoreDowntimeWindow[];
}
