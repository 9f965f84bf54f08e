import { queueOf } from '../../platform/queue/queue.ts';
import { type AskDeps, confirmPending } from './ask-centre.ts';
import { findBooking, releaseSeat, setBooking } from './bookings.store.ts';
import { lockCase } from './cases.store.ts';
import { loseBooking, restorePrevious } from './confirm-booking.ts';
import { reportVisit, type Visit } from './report-visit.ts';

/** What the partner reports about an appointment by itself. */
export interface ReportedAppointment {
  readonly bookingId: string;
  /** The time that it is about: the person may have moved the appointment meanwhile. */
  readonly start: Date;
  readonly event: Visit | 'cancelled';
}

/**
 * Notes what the partner reports. A report that comes twice, late, or about another time changes nothing. Returns false if
 * there is no such appointment.
 */
export async function reportAppointment(deps: AskDeps, reported: ReportedAppointment): Promise<boolean> {
  const { bookingId, start, event } = reported;
  const booking = await findBooking(deps.db, bookingId);
  if (!booking) return false;
  if (event === 'cancelled') await cancelByCentre(deps, reported);
  else {
    // whoever reports the visit has confirmed it
    if (booking.owed === 'book' && booking.start_at.getTime() === start.getTime()) await confirmPending(deps, booking);
    await reportVisit(deps, { caseId: booking.case_id, bookingId, start, visit: event });
  }
  return true;
}

/** The centre cancels by itself: the person hears of it, with the nearest free times. */
async function cancelByCentre(deps: AskDeps, { bookingId, start }: ReportedAppointment): Promise<void> {
  const { db, clock } = deps;
  const queue = await queueOf(db);
  await db.transaction().execute(async (transaction) => {
    const found = await findBooking(transaction, bookingId);
    if (!found) return;
    const row = await lockCase(transaction, found.case_id);
    const booking = await findBooking(transaction, bookingId);
    if (booking?.state !== 'booked' && booking?.state !== 'asking') return;
    const changing = { transaction, queue, row, now: clock.now() };
    const { previous, start_at, centre_id } = booking;
    if (previous && new Date(previous.start_at).getTime() === start.getTime()) {
      // the time that the person is leaving; the change is still being asked for
      await releaseSeat(transaction, bookingId, { centreId: centre_id, start: start_at });
      await setBooking(transaction, bookingId, { previous: null });
    } else if (start_at.getTime() === start.getTime()) {
      if (previous) await restorePrevious(deps, changing, booking, previous);
      else await loseBooking(deps, changing, booking, { isOurs: false, isShown: false });
    }
  });
}
