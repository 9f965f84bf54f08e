import { appointmentNotices, medicalTests } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { queueOf } from '../../platform/queue/queue.ts';
import { type Appointment, type AppointmentReport, MedicalPartnerError } from '../../ports/medical-partner.ts';
import { findBooking, releaseSeat, setBooking } from './bookings.store.ts';
import { type BookingRow, type CaseRow, findCase, lockCase } from './cases.store.ts';
import type { Changing } from './change-once.ts';
import { confirmBooking, loseBooking, restorePrevious } from './confirm-booking.ts';
import { isFasting } from './slots.ts';

export type AskDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'config' | 'medicalPartner'>;

interface AskOptions {
  /** A person waits for the answer, and is shown a refusal. */
  readonly isShown?: boolean;
}

/**
 * Asks the partner about an appointment, and for what it does not know yet. The booking's id and sequence stay the same,
 * so that repeated calls book, move and cancel once. Throws `MedicalPartnerError` if the result cannot be determined.
 */
export async function askCentre(
  deps: AskDeps,
  booking: BookingRow,
  { isShown = false }: AskOptions = {},
): Promise<void> {
  const { medicalPartner: partner } = deps;
  if (!partner || booking.owed === null) return;
  if (booking.owed === 'cancel') return askToCancel(deps, partner, booking);
  const row = await findCase(deps.db, booking.case_id);
  if (!row || (await giveUp(deps, row, booking))) return;
  const { booking_id: bookingId, sequence, start_at: start, asks } = booking;
  const found = asks > 0 ? await partner.status(bookingId) : null;
  const report = found && found.sequence >= sequence ? found : await partner.book(toAppointment(row, booking));
  if (report.sequence !== sequence) throw new MedicalPartnerError('the medical partner answered another call');
  if (report.state === 'booked' && report.start?.getTime() !== start.getTime())
    throw new MedicalPartnerError('the medical partner booked another time');
  await applyReport(deps, booking, report, isShown);
}

/** Like `askCentre`, while a person waits: without an answer in time nothing changes, and the job asks again. */
export async function tryCentre(deps: AskDeps, booking: BookingRow, options?: AskOptions): Promise<void> {
  try {
    await askCentre(deps, booking, options);
  } catch (error) {
    if (!(error instanceof MedicalPartnerError)) throw error;
  }
}

type Partner = NonNullable<Deps['medicalPartner']>;

/** The seat is free once the partner has cancelled, or the time has passed. */
async function askToCancel({ db, clock }: AskDeps, partner: Partner, booking: BookingRow): Promise<void> {
  const { booking_id: bookingId, sequence, end_at: end } = booking;
  if (end > clock.now()) {
    const report = await partner.cancel({ bookingId, sequence });
    if (report.state !== 'cancelled' || report.sequence !== sequence)
      throw new MedicalPartnerError('the medical partner has not cancelled the appointment');
  }
  await db.transaction().execute(async (transaction) => {
    await lockCase(transaction, booking.case_id);
    await releaseSeat(transaction, bookingId);
    await setBooking(transaction, bookingId, { owed: null });
  });
}

/** Changes an appointment that the partner has not confirmed, if nothing else has changed it since. */
async function changePending(
  { db, clock }: AskDeps,
  { booking_id, case_id, sequence }: BookingRow,
  run: (changing: Changing, booking: BookingRow) => Promise<unknown>,
): Promise<void> {
  const queue = await queueOf(db);
  await db.transaction().execute(async (transaction) => {
    const row = await lockCase(transaction, case_id);
    const booking = await findBooking(transaction, booking_id);
    if (booking?.owed === 'book' && booking.sequence === sequence)
      await run({ transaction, queue, row, now: clock.now() }, booking);
  });
}

/** Stores what the partner reports, in the transaction that also does what follows from it. */
async function applyReport(deps: AskDeps, pending: BookingRow, { state }: AppointmentReport, isShown: boolean) {
  if (state === 'asking') return;
  await changePending(deps, pending, async (changing, booking) => {
    if (state === 'booked') await confirmBooking(deps, changing, booking);
    else if (booking.previous && state === 'refused') await restorePrevious(deps, changing, booking, booking.previous);
    else await loseBooking(deps, changing, booking, { isOurs: false, isShown });
  });
}

/**
 * Shortly before an appointment, or before the one that it should replace, the person must know where to go: it is cancelled.
 * Returns whether it is that late.
 */
async function giveUp(deps: AskDeps, { category }: CaseRow, pending: BookingRow): Promise<boolean> {
  const starts = [pending.start_at, ...(pending.previous ? [new Date(pending.previous.start_at)] : [])];
  const isSoon = (start: Date) =>
    appointmentNotices({ start, fasting: isFasting(category) }, deps.clock.now()).dayAt === null;
  if (!starts.some(isSoon)) return false;
  await changePending(deps, pending, (changing, booking) =>
    loseBooking(deps, changing, booking, { isOurs: true, isShown: false }),
  );
  return true;
}

/** The partner has confirmed an appointment in another way: by what it reports of the visit. */
export const confirmPending = (deps: AskDeps, pending: BookingRow): Promise<void> =>
  changePending(deps, pending, (changing, booking) => confirmBooking(deps, changing, booking));

/** What the partner needs to know: no policy, no sum and no health data. */
function toAppointment(row: CaseRow, booking: BookingRow): Appointment {
  const { language, video, mobile } = booking;
  return {
    bookingId: booking.booking_id,
    sequence: booking.sequence,
    centreId: booking.centre_id,
    start: booking.start_at,
    end: booking.end_at,
    name: row.life_assured_name,
    code: row.code,
    checkWord: row.check_word,
    tests: medicalTests(row.category),
    hivTest: booking.hiv_test ?? false,
    womanAttendant: booking.woman_attendant,
    companion: booking.companion,
    ...(language !== null && { language }),
    ...(video !== null && { video }),
    ...(mobile !== null && { mobile }),
  };
}
