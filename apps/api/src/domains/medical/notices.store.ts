import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { applicationContacts } from '../applications/public.ts';
import { type Contacts, registeredContacts } from '../requests/public.ts';
import type { BookingRow, CaseRow } from './cases.store.ts';

/** Who gets messages about a case: the customer whose policy asks for the tests, otherwise the applicant. */
export async function caseContacts(
  db: Db,
  { customer_id, application_no }: Pick<CaseRow, 'customer_id' | 'application_no'>,
): Promise<Contacts> {
  if (customer_id !== null) return registeredContacts(db, customer_id);
  if (application_no === null) throw new Error('the case has no owner');
  return applicationContacts(db, application_no);
}

/** Cases with an appointment of which a reminder is due, in order, after a case. */
export async function findToRemind(db: Db, now: Date, after: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ case_id: string }>`
    select case_id from medical_booking where state = 'booked'
      and (fasting_notice_at <= ${now}::timestamptz or day_notice_at <= ${now}::timestamptz)
      and case_id > ${after} order by case_id limit ${most}`.execute(db);
  return rows.map(({ case_id }) => case_id);
}

/** Cases that are not booked and were opened on a day or before, in order, after a case. */
export async function findToBook(db: Db, openedUntil: string, after: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ case_id: string }>`
    select case_id from medical_case where state in ('to-book', 'missed') and opened_on <= ${openedUntil}::date
      and case_id > ${after} order by case_id limit ${most}`.execute(db);
  return rows.map(({ case_id }) => case_id);
}

/** Locks a case; undefined if another node has it. */
export async function lockFreeCase(transaction: Db, caseId: string): Promise<CaseRow | undefined> {
  return transaction
    .selectFrom('medical_case')
    .selectAll()
    .where('case_id', '=', caseId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function setNotices(
  transaction: Db,
  bookingId: string,
  to: Partial<Pick<BookingRow, 'fasting_notice_at' | 'day_notice_at'>>,
): Promise<void> {
  await transaction.updateTable('medical_booking').set(to).where('booking_id', '=', bookingId).execute();
}
