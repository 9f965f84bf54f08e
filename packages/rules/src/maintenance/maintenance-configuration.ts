import type { CalendarDate } from '../dates/calendar-date.ts';
import type { ClockTime } from '../dates/india-time.ts';

/** The days of the week; the place in the list is the number that `Date` gives them. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** Which of a month's Sundays (Mondays, …): the 1st is on the 1st to 7th, the last may be the 4th or the 5th. */
export type WeekNumber = 1 | 2 | 3 | 4 | 5 | 'last';

/** From a time of day to a later one, in India. An end that is not after the start is on the next day. */
export interface ClockWindow {
  readonly startTime: ClockTime;
  readonly endTime: ClockTime;
}

/**
 * One row of the core system's downtime schedule. It runs on every date that meets all conditions that are given. What a
 * frequency needs and the row does not give is taken from `startDate`: the weekday of a Weekly row, the day of the month
 * of a Monthly one. Specification section 3.
 */
export interface DowntimeRow extends ClockWindow {
  readonly id: string;
  readonly frequency: 'Daily' | 'Weekly' | 'Monthly';
  /** First and last date on which the row is in force. */
  readonly startDate?: CalendarDate | null;
  readonly endDate?: CalendarDate | null;
  /** Days of the month, both included; 26 to 5 runs across the month's end. */
  readonly startDay?: number | null;
  readonly endDay?: number | null;
  readonly weekday?: Weekday | null;
  readonly weekNumbers?: readonly WeekNumber[] | null;
  /** The services that are closed, as `servicePath` writes them. */
  readonly paths: readonly string[];
}

/** Specification section 3, maintenance configuration. */
export interface MaintenanceConfiguration {
  /** The whole portal is closed from `from` to `to`, and every week as `perDay` says. */
  readonly isScheduledMaintenance: boolean;
  /** The whole portal is closed until the flag falls; `to` is only what is promised. */
  readonly isInstantMaintenance: boolean;
  /** ISO 8601 instants. */
  readonly from: string | null;
  readonly to: string | null;
  /** With the placeholders `{from}` and `{to}`; null where the portal's own words serve. */
  readonly scheduledMessage: string | null;
  readonly instantMessage: string | null;
  readonly perDay: Readonly<Partial<Record<Weekday, ClockWindow>>>;
  readonly coreDowntime: readonly DowntimeRow[];
}
