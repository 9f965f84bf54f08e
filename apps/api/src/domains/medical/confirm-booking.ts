import { medicalSilence, todayInIndia } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { PreviousAppointment } from '../../platform/database/tables/medical.ts';
import { findCentre, releaseSeat, setBooking, showOnApplication } from './bookings.store.ts';
import { addEvent, type BookingRow, type CaseRow, setCase } from './cases.store.ts';
import type { Changing } from './change-once.ts';
import { announceBooking, announceLoss } from './notices.ts';

type ConfirmDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'config'>;

/** The appointment as it is now, to be restored if the centre refuses a change of it. */
export function previousOf(booking: BookingRow): string {
  const { centre_id, start_at, end_at, woman_attendant, companion, hiv_test } = booking;
  const { language, video, mobile, fasting_notice_at, day_notice_at } = booking;
  const facts = { centre_id, woman_attendant, companion, hiv_test, language, video, mobile };
  const previous: PreviousAppointment = {
    ...facts,
    start_at: start_at.toISOString(),
    end_at: end_at.toISOString(),
    fasting_notice_at: fasting_notice_at?.toISOString() ?? null,
    day_notice_at: day_notice_at?.toISOString() ?? null,
  };
  return JSON.stringify(previous);
}

/** An appointment, or a change of one, is agreed. Only now does a change count, and the old time is free. */
export async function confirmBooking(
  deps: ConfirmDeps,
  { transaction, queue, row, now }: Changing,
  pending: BookingRow,
): Promise<{ row: CaseRow; booking: BookingRow }> {
  const { booking_id: bookingId, previous } = pending;
  const booking = await setBooking(transaction, bookingId, { state: 'booked', owed: null, previous: null });
  const { centre_id: centreId, start_at: start } = booking;
  const centre = await findCentre(transaction, centreId);
  if (!centre) throw new Error('the appointment has no centre');
  if (previous) await releaseSeat(transaction, bookingId, { centreId, start });
  const changed = { state: 'booked', changes: row.changes + (previous ? 1 : 0) } as const;
  await setCase(transaction, row.case_id, changed);
  const position = await addEvent(transaction, row.case_id, previous ? 'changed' : 'booked', now);
  await queue.send(transaction, 'forward-medical', { caseId: row.case_id, position });
  await showOnApplication(transaction, row.application_no, { centre, start });
  await announceBooking(deps, transaction, queue, row, booking);
  return { row: { ...row, ...changed }, booking };
}

/** The centre refused a change: the time before it stays, and the change does not count. */
export async function restorePrevious(
  deps: ConfirmDeps,
  { transaction, queue, row }: Changing,
  { booking_id: bookingId }: BookingRow,
  previous: PreviousAppointment,
): Promise<void> {
  const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant));
  const start = new Date(previous.start_at);
  const booking = await setBooking(transaction, bookingId, {
    ...previous,
    start_at: start,
    end_at: new Date(previous.end_at),
    fasting_notice_at: dateOf(previous.fasting_notice_at),
    day_notice_at: dateOf(previous.day_notice_at),
    state: 'booked',
    owed: null,
    previous: null,
  });
  await releaseSeat(transaction, bookingId, { centreId: previous.centre_id, start });
  await setCase(transaction, row.case_id, { state: 'booked' });
  await announceBooking(deps, transaction, queue, row, booking);
}

interface Loss {
  /** The partner is to be told, and the seat stays taken until then. */
  readonly isOurs: boolean;
  /** The person hears of it on the screen. */
  readonly isShown: boolean;
}

/** An appointment ends, and not because of the person: they choose another time, and no change counts. */
export async function loseBooking(
  deps: ConfirmDeps,
  { transaction, queue, row, now }: Changing,
  lost: BookingRow,
  { isOurs, isShown }: Loss,
): Promise<void> {
  const { booking_id: bookingId, previous, state, sequence } = lost;
  if (!isOurs) await releaseSeat(transaction, bookingId);
  await setBooking(transaction, bookingId, {
    state: 'refused',
    sequence: sequence + 1,
    owed: isOurs ? 'cancel' : null,
    look_at: now,
    asks: 0,
    previous: null,
  });
  // the message asks for another time, too
  const { reminders } = medicalSilence(row.opened_on, todayInIndia(now));
  await setCase(transaction, row.case_id, { state: 'to-book', reminders });
  if (state === 'booked' || previous) {
    await addEvent(transaction, row.case_id, 'cancelled', now);
    await showOnApplication(transaction, row.application_no, null);
  }
  if (!isShown) await announceLoss(deps, transaction, queue, row, lost);
}
