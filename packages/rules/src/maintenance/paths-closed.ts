import type { MaintenanceConfiguration } from './maintenance-configuration.ts';
import { maintenanceState } from './maintenance-state.ts';

/** The services of the core system's schedule that are closed at the instant, each once, in the schedule's order. When the whole portal is closed, all of them. */
export function pathsClosed(configuration: MaintenanceConfiguration, now: Date): string[] {
  const paths = new Set(configuration.coreDowntime.flatMap((row) => row.paths));
  return [...paths].filter((path) => maintenanceState(configuration, path, now).state === 'closed');
}
