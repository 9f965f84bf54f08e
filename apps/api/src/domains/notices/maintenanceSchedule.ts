import type { components } from '@lifedesk/contract';
import { type CoreDowntimeWindow, DEFAULT_MAINTENANCE } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { handler, ok } from '../../platform/contract/handler.ts';
import { inEveryLanguage, m } from '../../platform/language.ts';
import { portalClosure } from './portal-closure.ts';
import { findClosures, findDaySchedule } from './store.ts';

export const maintenanceSchedule = handler('maintenanceSchedule', async (_, deps) => ok(await currentSchedule(deps)));

const windows: readonly CoreDowntimeWindow[] = DEFAULT_MAINTENANCE.coreDowntime;
const coreDowntime = windows.map(({ applicablePaths, weekNumbers, ...window }) => ({
  ...window,
  ...(weekNumbers ? { weekNumbers: [...weekNumbers] } : {}),
  applicablePaths: [...applicablePaths],
}));

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

const FROM_TO = { from: '{from}', to: '{to}' };
/** The texts of a closed portal and a closed service. `fillMaintenanceMessage` fills the placeholders. */
const MAINTENANCE_MESSAGES = {
  scheduled: inEveryLanguage((_, options) => m.closure_scheduled(FROM_TO, options)),
  instant: inEveryLanguage(m.closure_instant),
  coreDowntime: inEveryLanguage((_, options) => m.closure_service({ ...FROM_TO, service: '{service}' }, options)),
} satisfies components['schemas']['MaintenanceMessages'];
