import type { ClockTime, Weekday } from '@lifedesk/rules';

/** Tables of the content service and of the notices. */
export interface ContentTables {
  maintenance_day: { weekday: Weekday; start_time: ClockTime; end_time: ClockTime };
}
