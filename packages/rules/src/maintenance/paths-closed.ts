import type { MaintenanceSchedule } from './maintenance-schedule.ts';
import { maintenanceState } from './maintenance-state.ts';

/**
 * The services of the core system's schedule that are closed at the instant, each once, in the schedule's order. All of
 * them while the whole portal is closed.
 */
export function pathsClosed(schedule: MaintenanceSchedule, now: Date): string[] {
  const paths = new Set(schedule.coreDowntime.flatMap((window) => window.applicablePaths));
  return [...paths].filter((path) => maintenanceState(schedule, path, now).state === 'closed');
}
