import type { components } from '@lifedesk/contract';
import { type CoreDowntimeWindow, DEFAULT_MAINTENANCE } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { MAINTENANCE_MESSAGES } from './maintenance-messages.ts';
import { portalClosure } from './portal-closure.ts';
import { findClosures, findDaySchedule } from './store.ts';

const coreDowntime = (DEFAULT_MAINTENANCE.coreDowntime as readonly CoreDowntimeWindow[]).map(
  ({ applicablePaths, weekNumbers, ...window }) => ({
    ...window,
    ...(weekNumbers ? { weekNumbers: [...weekNumbers] } : {}),
    applicablePaths: [...applicablePaths],
  }),
);

/** Planned and current closures, the same for all callers. */
export async function currentSchedule({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<components['schemas']['MaintenanceSchedule']> {
  const [closures, daySchedule] = await Promise.all([findClosures(db, clock.now()), findDaySchedule(db)]);
  const { isScheduledMaintenance, isInstantMaintenance, ...times } = portalClosure(closures);
  return {
    // The flag covers both kinds of planned closure. Without `from` and `to` only the weekly hours apply.
    isScheduledMaintenance: isScheduledMaintenance || (!isInstantMaintenance && daySchedule.length > 0),
    isInstantMaintenance,
    ...times,
    messages: MAINTENANCE_MESSAGES,
    daySchedule,
    coreDowntime,
  };
}
