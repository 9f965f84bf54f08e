import type { components } from '@lifedesk/contract';
import { type CoreDowntimeWindow, DEFAULT_MAINTENANCE } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { handler, ok } from '../../platform/contract/handler.ts';
import { portalClosure } from './portal-closure.ts';
import { findClosures, findDaySchedule } from './store.ts';

export const maintenanceSchedule = handler('maintenanceSchedule', async (_, deps) => ok(await currentSchedule(deps)));

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

/** The texts of a closed portal and a closed service. `fillMaintenanceMessage` fills the placeholders. */
const MAINTENANCE_MESSAGES = {
  scheduled: {
    en: 'The portal is closed for maintenance from {from} to {to}.',
    hi: 'रखरखाव के लिए पोर्टल {from} से {to} तक बंद रहेगा।',
  },
  instant: {
    en: 'The portal is closed for maintenance. Please come back a little later.',
    hi: 'रखरखाव के कारण पोर्टल अभी बंद है। कृपया थोड़ी देर बाद आएँ।',
  },
  coreDowntime: {
    en: 'The service “{service}” is closed from {from} to {to}.',
    hi: '“{service}” सेवा {from} से {to} तक बंद है।',
  },
} as const satisfies components['schemas']['MaintenanceMessages'];
