import type { components } from '@lifedesk/contract';
import {
  appointmentNotices,
  canChangeBooking,
  type MedicalWay,
  medicalSilence,
  medicalWays,
  todayInIndia,
} from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Language } from '../../platform/language.ts';
import { problem, validationProblem } from '../../platform/problem.ts';
import { toBookedMedical } from './booked-dto.ts';
import {
  findCentre,
  findNewestBooking,
  insertBooking,
  isCurrent,
  releaseSeat,
  setBooking,
  showOnApplication,
  takeSeat,
} from './bookings.store.ts';
import { addEvent, type BookingRow, setCase } from './cases.store.ts';
import type { Changing } from './change-once.ts';
import { confirmBooking, previousOf } from './confirm-booking.ts';
import { announceCancellation } from './notices.ts';
import { findNearestSlots, findTimes, isFasting, readSlotId } from './slots.ts';

type BookedMedical = components['schemas']['BookedMedical'];

const OTHER_APPOINTMENT = 'The appointment has changed meanwhile. Please check its status.';

/** What a person wants at the appointment. */
export interface Wish {
  readonly slotId: string;
  readonly centreId?: string | undefined;
  /** The appointment that this one replaces. */
  readonly replaces?: string | undefined;
  readonly ways: readonly MedicalWay[];
  readonly womanAttendant: boolean;
  readonly companion: boolean;
  readonly hivTest: boolean | null;
  readonly language: Language | null;
  readonly video: boolean | null;
  readonly mobile: string | null;
}

/**
 * Takes the time of an appointment, or of a change of the one that it replaces. It is `asking` until the partner confirms;
 * without a partner it is booked. A second wish for the same time returns the appointment.
 */
export async function book(deps: Deps, changing: Changing, wish: Wish): Promise<BookedMedical> {
  const { transaction, row, now } = changing;
  const { centreId, start } = readSlotId(wish.slotId);
  const centre = await findCentre(transaction, centreId);
  if (!centre || (wish.centreId !== undefined && wish.centreId !== centreId))
    throw validationProblem('/slotId', 'must be a time of the centre');
  if (!wish.ways.includes(centre.way) || !medicalWays(row.category).includes(centre.way))
    throw validationProblem('/slotId', 'must be where these tests can be done');
  if (wish.womanAttendant && !centre.woman_attendant)
    throw validationProblem('/womanAttendant', 'must be possible at the centre');
  const newest = await findNewestBooking(transaction, row.case_id);
  const current = newest && isCurrent(newest) ? newest : undefined;
  const isSame = current?.centre_id === centreId && current.start_at.getTime() === start.getTime();
  if (current && isSame) return toBookedMedical(deps, { row, now }, current, centre);
  if (current?.booking_id !== wish.replaces) throw problem('stage', { detail: OTHER_APPOINTMENT });
  if (!['to-book', 'missed', 'booked', 'cancelled'].includes(row.state))
    throw problem('stage', { detail: OTHER_APPOINTMENT });
  if (current) assertChangeable(changing, current);
  const day = Number.isNaN(start.getTime()) ? null : todayInIndia(start);
  const times =
    day === null ? [] : await findTimes({ ...deps, db: transaction }, { category: row.category, from: day, to: day });
  const time = times.find((one) => one.start.getTime() === start.getTime());
  if (!time) throw validationProblem('/slotId', 'must be a time that can be booked');
  const notices = appointmentNotices({ start: time.start, fasting: isFasting(row.category) }, now);
  const asks = deps.medicalPartner !== null;
  const wanted = {
    fasting_notice_at: notices.fastingAt,
    day_notice_at: notices.dayAt,
    centre_id: centreId,
    start_at: time.start,
    end_at: time.end,
    woman_attendant: wish.womanAttendant,
    companion: wish.companion,
    hiv_test: wish.hivTest,
    language: wish.language,
    video: wish.video,
    mobile: wish.mobile,
    state: 'asking',
    owed: asks ? 'book' : null,
    look_at: now,
    asks: 0,
  } as const;
  const booking: BookingRow = current
    ? await setBooking(transaction, current.booking_id, {
        ...wanted,
        sequence: current.sequence + 1,
        previous: previousOf(current),
      })
    : await insertBooking(transaction, {
        ...wanted,
        booking_id: `mb_${deps.ids.uuid().replaceAll('-', '')}`,
        case_id: row.case_id,
        made_at: now,
      });
  // the new seat before the old one is free: two people who want each other's time would wait for each other
  if (!(await takeSeat(transaction, { bookingId: booking.booking_id, centre, start })))
    throw problem('slot-taken', {
      slots: await findNearestSlots({ ...deps, db: transaction }, centre, row.category, start),
    });
  if (asks) {
    await setCase(transaction, row.case_id, { state: 'asking' });
    return toBookedMedical(deps, { row: { ...row, state: 'asking' }, now }, booking, centre);
  }
  const confirmed = await confirmBooking(deps, changing, booking);
  return toBookedMedical(deps, { row: confirmed.row, now }, confirmed.booking, centre);
}

/** Cancels the current appointment. Its time is free for others, if there is a partner, once the centre knows. */
export async function cancel(deps: Deps, changing: Changing, bookingId: string): Promise<BookedMedical> {
  const { transaction, row, now, queue } = changing;
  const newest = await findNewestBooking(transaction, row.case_id);
  if (newest?.booking_id !== bookingId || (newest.state !== 'booked' && newest.state !== 'asking'))
    throw problem('stage', { detail: OTHER_APPOINTMENT });
  assertChangeable(changing, newest);
  const asks = deps.medicalPartner !== null;
  if (!asks) await releaseSeat(transaction, bookingId);
  const booking = await setBooking(transaction, bookingId, {
    state: 'cancelled',
    sequence: newest.sequence + 1,
    previous: null,
    owed: asks ? 'cancel' : null,
    look_at: now,
    asks: 0,
  });
  const changes = row.changes + 1;
  // the message about the cancellation asks for another time, too
  const { reminders } = medicalSilence(row.opened_on, todayInIndia(now));
  await setCase(transaction, row.case_id, { state: 'to-book', changes, reminders });
  await addEvent(transaction, row.case_id, 'cancelled', now);
  await showOnApplication(transaction, row.application_no, null);
  await announceCancellation(deps, transaction, queue, row, newest);
  const centre = await findCentre(transaction, booking.centre_id);
  if (!centre) throw new Error('the appointment has no centre');
  return toBookedMedical(deps, { row: { ...row, state: 'to-book', changes }, now }, booking, centre);
}

function assertChangeable({ row, now }: Changing, { start_at: start }: BookingRow): void {
  const { canChange, because } = canChangeBooking({ start, changes: row.changes, now });
  if (!canChange) throw problem(because === 'too-late' ? 'too-late' : 'no-changes-left');
}
