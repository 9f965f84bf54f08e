export { CORE_SERVICE_PATHS, DEFAULT_MAINTENANCE } from './default-maintenance.ts';
export { fillMaintenanceMessage } from './fill-maintenance-message.ts';
export type {
  ClockWindow,
  CoreDowntimeWindow,
  DayWindow,
  MaintenanceSchedule,
  Weekday,
  WeekNumber,
} from './maintenance-schedule.ts';
export { WEEKDAYS } from './maintenance-schedule.ts';
export type { MaintenanceState } from './maintenance-state.ts';
export { MAINTENANCE_NOTICE_MINUTES, maintenanceState } from './maintenance-state.ts';
export { pathsClosed } from './paths-closed.ts';
export type { ClosingCause } from './spans.ts';
