import { changesLeft, medicalRules, reportsValidUntil } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { tryCentre } from './ask-centre.ts';
import { claimAwaited } from './asking.store.ts';
import { findCentre, findNewestBooking, isCurrent } from './bookings.store.ts';
import { type BookingRow, type CaseRow, findEvents } from './cases.store.ts';
import { toBooking } from './medical-dto.ts';
import { ownCase } from './own-case.ts';
import { findNearestSlots } from './slots.ts';

export default sessionHandler('medicalStatus', async ({ body, session }, deps) => {
  const { db, clock } = deps;
  const found = await ownCase(db, session, body.caseId);
  const isNewer = await askIfAwaited(deps, found);
  const row = isNewer ? await ownCase(db, session, body.caseId) : found;
  const newest = await findNewestBooking(db, row.case_id);
  const centre = newest && isCurrent(newest) ? await findCentre(db, newest.centre_id) : undefined;
  const isCalledBack = row.missed >= medicalRules(today(clock)).missedUntilCall && row.state === 'missed';
  const lost = await findLost(deps, row, newest);
  return ok({
    caseId: row.case_id,
    state: row.state,
    ...(newest && centre && { booking: toBooking(newest, centre, row) }),
    changesLeft: changesLeft(row.changes, clock.now()),
    missed: row.missed,
    ...(isCalledBack && { isCalledBack }),
    ...(lost && { lost }),
    ...(row.state === 'reports-in' && row.tested_on && { reportsValidUntil: reportsValidUntil(row.tested_on) }),
    history: (await findEvents(db, row.case_id)).map(({ event, at }) => ({ event, at: at.toISOString() })),
  });
});

/** Asks the partner about an appointment that it has not confirmed, unless that was done a moment ago. */
async function askIfAwaited(deps: Deps, { state, case_id }: CaseRow): Promise<boolean> {
  const { db, clock, medicalPartner } = deps;
  if (state !== 'asking' || !medicalPartner) return false;
  const newest = await findNewestBooking(db, case_id);
  const claimed = newest && (await claimAwaited(db, clock.now(), newest.booking_id));
  if (!claimed) return false;
  await tryCentre(deps, claimed);
  return true;
}

/** The time that the centre could not keep, until another is booked, and the nearest free ones. */
async function findLost(deps: Deps, row: CaseRow, newest: BookingRow | undefined) {
  if (row.state !== 'to-book' || newest?.state !== 'refused') return undefined;
  const centre = await findCentre(deps.db, newest.centre_id);
  const slots = centre ? await findNearestSlots(deps, centre, row.category, newest.start_at) : [];
  return { start: newest.start_at.toISOString(), slots };
}
