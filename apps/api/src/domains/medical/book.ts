import type { components } from '@lifedesk/contract';
import {
  appointmentNotices,
  canChangeBooking,
  changesLeft,
  type MedicalWay,
  medicalSilence,
  medicalWays,
  todayInIndia,
} from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Language } from '../../platform/language.ts';
import { problem, validationProblem } from '../../platform/problem.ts';
import { appointmentFile } from './appointment-file.ts';
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
import { addEvent, type BookingRow, type CentreRow, setCase } from './cases.store.ts';
import type { Changing } from './change-once.ts';
import { toBooking } from './medical-dto.ts';
import { announceBooking, announceCancellation } from './notices.ts';
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

/** Books an appointment, or moves the one that it replaces. A second wish for the same time returns the appointment. */
export async function book(deps: Deps, changing: Changing, wish: Wish): Promise<BookedMedical> {
  const { transaction, row, now, queue } = changing;
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
  if (current && isSame) return toBookedMedical(deps, changing, current, centre);
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
  };
  const booking: BookingRow = current
    ? await setBooking(transaction, current.booking_id, { ...wanted, sequence: current.sequence + 1 })
    : await insertBooking(transaction, {
        ...wanted,
        booking_id: `mb_${deps.ids.uuid().replaceAll('-', '')}`,
        case_id: row.case_id,
        state: 'booked',
        made_at: now,
      });
  // the new seat before the old one is free: two people who want each other's time would wait for each other
  if (!(await takeSeat(transaction, { bookingId: booking.booking_id, centre, start })))
    throw problem('slot-taken', {
      slots: await findNearestSlots({ ...deps, db: transaction }, centre, row.category, start),
    });
  if (current) await releaseSeat(transaction, current.booking_id, { centreId, start });
  const changes = row.changes + (current ? 1 : 0);
  await setCase(transaction, row.case_id, { state: 'booked', changes });
  const position = await addEvent(transaction, row.case_id, current ? 'changed' : 'booked', now);
  await queue.send(transaction, 'forward-medical', { caseId: row.case_id, position });
  await showOnApplication(transaction, row.application_no, { centre, start });
  await announceBooking(deps, transaction, queue, row, booking);
  return toBookedMedical(deps, { ...changing, row: { ...row, state: 'booked', changes } }, booking, centre);
}

/** Cancels the current appointment; its time is free for others. */
export async function cancel(deps: Deps, changing: Changing, bookingId: string): Promise<BookedMedical> {
  const { transaction, row, now, queue } = changing;
  const newest = await findNewestBooking(transaction, row.case_id);
  if (newest?.booking_id !== bookingId || newest.state !== 'booked')
    throw problem('stage', { detail: OTHER_APPOINTMENT });
  assertChangeable(changing, newest);
  await releaseSeat(transaction, bookingId);
  const booking = await setBooking(transaction, bookingId, { state: 'cancelled', sequence: newest.sequence + 1 });
  const changes = row.changes + 1;
  // the message about the cancellation asks for another time, too
  const { reminders } = medicalSilence(row.opened_on, todayInIndia(now));
  await setCase(transaction, row.case_id, { state: 'to-book', changes, reminders });
  await addEvent(transaction, row.case_id, 'cancelled', now);
  await showOnApplication(transaction, row.application_no, null);
  await announceCancellation(deps, transaction, queue, row, newest);
  const centre = await findCentre(transaction, booking.centre_id);
  if (!centre) throw new Error('the appointment has no centre');
  return {
    state: 'to-book',
    changesLeft: changesLeft(changes, now),
    calendar: fileOf(deps, { booking, centre, isCancelled: true, at: now }),
  };
}

function assertChangeable({ row, now }: Changing, { start_at: start }: BookingRow): void {
  const { canChange, because } = canChangeBooking({ start, changes: row.changes, now });
  if (!canChange) throw problem(because === 'too-late' ? 'too-late' : 'no-changes-left');
}

function toBookedMedical(deps: Deps, { row, now }: Changing, booking: BookingRow, centre: CentreRow): BookedMedical {
  return {
    state: row.state,
    booking: toBooking(booking, centre, row),
    changesLeft: changesLeft(row.changes, now),
    calendar: fileOf(deps, { booking, centre, isCancelled: false, at: now }),
  };
}

const fileOf = (
  { config }: Pick<Deps, 'config'>,
  written: Pick<Parameters<typeof appointmentFile>[0], 'booking' | 'centre' | 'isCancelled' | 'at'>,
): string => {
  const language = written.booking.language ?? 'en';
  return appointmentFile({ ...written, insurer: config.brand.insurer[language], language });
};
