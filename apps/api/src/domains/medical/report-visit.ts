import { todayInIndia } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { queueOf } from '../../platform/queue/queue.ts';
import { findNewestBooking, setBooking, showOnApplication } from './bookings.store.ts';
import { addEvent, lockCase, setCase } from './cases.store.ts';

/** What a centre reports about an appointment. */
export type Visit = 'arrived' | 'done' | 'missed' | 'reports-in';

export interface ReportedVisit {
  readonly caseId: string;
  readonly bookingId: string;
  /** The time that it is about, if the person may have moved the appointment since. */
  readonly start?: Date;
  readonly visit: Visit;
}

/**
 * Notes what a centre reports about the newest appointment of a case. A report that comes twice, or about an older
 * appointment, changes nothing. Returns whether anything changed.
 */
export async function reportVisit(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { caseId, bookingId, start, visit }: ReportedVisit,
): Promise<boolean> {
  const queue = await queueOf(db);
  return db.transaction().execute(async (transaction) => {
    const row = await lockCase(transaction, caseId);
    const booking = await findNewestBooking(transaction, caseId);
    if (booking?.booking_id !== bookingId || !FROM[visit].includes(row.state)) return false;
    if (start && booking.start_at.getTime() !== start.getTime()) return false;
    const now = clock.now();
    // where there are reports, there was a visit
    await setBooking(transaction, bookingId, { state: visit === 'reports-in' ? 'done' : visit });
    await setCase(transaction, caseId, {
      state: visit,
      ...(visit === 'missed' && { missed: row.missed + 1 }),
      ...(visit === 'reports-in' && { tested_on: todayInIndia(booking.start_at) }),
    });
    if (visit === 'missed') await showOnApplication(transaction, row.application_no, null);
    const position = await addEvent(transaction, caseId, visit, now);
    if (visit === 'missed') await queue.send(transaction, 'forward-medical', { caseId, position });
    return true;
  });
}

/** The states in which each report is news. */
const FROM: Readonly<Record<Visit, readonly string[]>> = {
  arrived: ['booked'],
  done: ['booked', 'arrived'],
  missed: ['booked'],
  'reports-in': ['booked', 'arrived', 'done'],
};
