import { fastingBefore, format12HourTime, formatDate, testsDueBy, todayInIndia } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/connect.ts';
import { m } from '../../platform/language.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { noticeSentence } from '../../platform/sms/render-sms.ts';
import type { NoticeTemplate } from '../../platform/sms/sms-templates.ts';
import { queueNotice } from '../requests/public.ts';
import { findCentre } from './bookings.store.ts';
import type { BookingRow, CaseRow } from './cases.store.ts';
import { caseContacts } from './notices.store.ts';
import { findNearestSlots } from './slots.ts';

type Needs = Pick<Deps, 'config' | 'clock' | 'ids'>;
type Template = Extract<NoticeTemplate, `appointment-${string}`>;
type Case = Pick<CaseRow, 'customer_id' | 'application_no'>;

/** Queues a message to the person of a case, in the transaction `db`. It names no test: someone else may read it. */
async function notify(
  deps: Needs,
  db: Db,
  queue: Queue,
  row: Case,
  template: Template,
  variables: readonly string[],
): Promise<void> {
  const contacts = await caseContacts(db, row);
  const { language } = contacts;
  const sms = { template, language, variables };
  await queueNotice(deps, db, queue, contacts, {
    letter: {
      subject: m.sms_appointmentSubject({}, { locale: language }),
      parts: [noticeSentence(sms)],
      isNotice: true,
    },
    sms,
  });
}

const dateOf = (at: Date): string => formatDate(todayInIndia(at));
const momentOf = ({ start_at: start }: BookingRow): [date: string, time: string] => [
  dateOf(start),
  format12HourTime(start),
];

export const announceBooking = (deps: Needs, db: Db, queue: Queue, row: CaseRow, booking: BookingRow): Promise<void> =>
  notify(deps, db, queue, row, 'appointment-booked', [...momentOf(booking), row.code]);

export const announceCancellation = (deps: Needs, db: Db, queue: Queue, row: CaseRow, booking: BookingRow) =>
  notify(deps, db, queue, row, 'appointment-cancelled', momentOf(booking));

/** The centre could not keep an appointment: the nearest times that are free now. */
export async function announceLoss(deps: Needs, db: Db, queue: Queue, row: CaseRow, lost: BookingRow): Promise<void> {
  const centre = await findCentre(db, lost.centre_id);
  const near = centre ? await findNearestSlots({ ...deps, db }, centre, row.category, lost.start_at) : [];
  const times = near.map(({ start }) => `${dateOf(new Date(start))} ${format12HourTime(new Date(start))}`);
  const [first, second, third] = times;
  if (first === undefined || second === undefined || third === undefined)
    return announceCancellation(deps, db, queue, row, lost);
  return notify(deps, db, queue, row, 'appointment-gone', [...momentOf(lost), first, second, third]);
}

/** The evening before. */
export const remindOfFasting = (deps: Needs, db: Db, queue: Queue, row: CaseRow, booking: BookingRow): Promise<void> =>
  notify(deps, db, queue, row, 'appointment-fasting', [
    ...momentOf(booking),
    format12HourTime(fastingBefore(booking.start_at).from),
  ]);

/** Some hours before. */
export const remindOfAppointment = (deps: Needs, db: Db, queue: Queue, row: CaseRow, booking: BookingRow) =>
  notify(deps, db, queue, row, 'appointment-soon', [format12HourTime(booking.start_at)]);

/** Nothing is booked. */
export const remindToBook = (deps: Needs, db: Db, queue: Queue, row: CaseRow): Promise<void> =>
  notify(deps, db, queue, row, 'appointment-to-book', [formatDate(testsDueBy(row.opened_on))]);

export const announceExpiry = (deps: Needs, db: Db, queue: Queue, row: CaseRow): Promise<void> =>
  notify(deps, db, queue, row, 'appointment-expired', []);
