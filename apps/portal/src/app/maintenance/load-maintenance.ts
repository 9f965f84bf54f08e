import { DEFAULT_MAINTENANCE, type MaintenanceSchedule, maintenanceState } from '@lifedesk/rules';
import { maintenanceSchedule, type Sdk } from '@lifedesk/sdk';
import type { Maintenance } from './closure.ts';

/** Loads the schedule. If it fails, the built-in one applies, silently (section 8). */
export async function loadMaintenance(sdk: Sdk): Promise<Maintenance> {
  try {
    const { messages, ...schedule } = await maintenanceSchedule(sdk, {}, { background: true, silent: true });
    return { messages, ...withRule(schedule as MaintenanceSchedule) };
  } catch {
    return withRule(DEFAULT_MAINTENANCE);
  }
}

const withRule = (schedule: MaintenanceSchedule): Maintenance => ({
  schedule,
  stateOf: (path, now) => maintenanceState(schedule, path, now),
});
