import { type CoreDowntimeWindow, DEFAULT_MAINTENANCE } from '@lifedesk/rules';
import { handler, ok } from '../../contract/handler.ts';
import { MAINTENANCE_MESSAGES } from './maintenance-messages.ts';
import { findClosures, findDaySchedule } from './notices.store.ts';
import { portalClosure } from './portal-closure.ts';

const coreDowntime = (DEFAULT_MAINTENANCE.coreDowntime as readonly CoreDowntimeWindow[]).map(
  ({ applicablePaths, weekNumbers, ...window }) => ({
    ...window,
    ...(weekNumbers ? { weekNumbers: [...weekNumbers] } : {}),
    applicablePaths: [...applicablePaths],
  }),
);

export default handler('maintenanceSchedule', async (_, { db, clock }) => {
  const [closures, daySchedule] = await Promise.all([findClosures(db, clock.now()), findDaySchedule(db)]);
  const { isScheduledMaintenance, isInstantMaintenance, ...times } = portalClosure(closures);
  return ok({
    // The flag stands for both kinds of planned closure; without from and to only the hours of the week count.
    isScheduledMaintenance: isScheduledMaintenance || (!isInstantMaintenance && daySchedule.length > 0),
    isInstantMaintenance,
    ...times,
    messages: MAINTENANCE_MESSAGES,
    daySchedule,
    coreDowntime,
  });
});
