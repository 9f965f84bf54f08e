import { changesLeft, medicalRules, reportsValidUntil } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { findCentre, findNewestBooking, isCurrent } from './bookings.store.ts';
import { findEvents } from './cases.store.ts';
import { toBooking } from './medical-dto.ts';
import { ownCase } from './own-case.ts';

export default sessionHandler('medicalStatus', async ({ body, session }, { db, clock }) => {
  const row = await ownCase(db, session, body.caseId);
  const newest = await findNewestBooking(db, row.case_id);
  const centre = newest && isCurrent(newest) ? await findCentre(db, newest.centre_id) : undefined;
  const isCalledBack = row.missed >= medicalRules(today(clock)).missedUntilCall && row.state === 'missed';
  return ok({
    caseId: row.case_id,
    state: row.state,
    ...(newest && centre && { booking: toBooking(newest, centre, row) }),
    changesLeft: changesLeft(row.changes, clock.now()),
    missed: row.missed,
    ...(isCalledBack && { isCalledBack }),
    ...(row.state === 'reports-in' && row.tested_on && { reportsValidUntil: reportsValidUntil(row.tested_on) }),
    history: (await findEvents(db, row.case_id)).map(({ event, at }) => ({ event, at: at.toISOString() })),
  });
});
