import type { components } from '@lifedesk/contract';
import type { Deps } from '../../deps.ts';
import { problem } from '../../platform/problem.ts';
import { tryCentre } from './ask-centre.ts';
import { toBookedMedical } from './booked-dto.ts';
import { findBooking, findCentre } from './bookings.store.ts';
import { findCase } from './cases.store.ts';
import { findNearestSlots, readSlotId } from './slots.ts';

type BookedMedical = components['schemas']['BookedMedical'];

interface BookingCall {
  readonly caseId: string;
  readonly slotId?: string | undefined;
  readonly cancel?: string | undefined;
}

/**
 * Asks the partner about the appointment that a call has just changed. Without an answer in time, the appointment stays as
 * it is, and the job asks again. A call that is repeated returns what is known by then. Throws `slot-taken` if the centre
 * refuses the time.
 */
export async function settleBooking(deps: Deps, call: BookingCall, made: BookedMedical): Promise<BookedMedical> {
  const { db, clock } = deps;
  const bookingId = call.cancel ?? made.booking?.bookingId;
  const pending = bookingId === undefined ? undefined : await findBooking(db, bookingId);
  if (!pending || !deps.medicalPartner) return made;
  await tryCentre(deps, pending, { isShown: true });
  if (made.state !== 'asking' || call.slotId === undefined) return made;
  const booking = await findBooking(db, pending.booking_id);
  const row = await findCase(db, call.caseId);
  if (!booking || !row) return made;
  const { centreId, start } = readSlotId(call.slotId);
  const centre = await findCentre(db, centreId);
  if (!centre) return made;
  const isKept = booking.centre_id === centreId && booking.start_at.getTime() === start.getTime();
  if (booking.state === 'refused' || !isKept)
    throw problem('slot-taken', { slots: await findNearestSlots(deps, centre, row.category, start) });
  return toBookedMedical(deps, { row, now: clock.now() }, booking, centre);
}
