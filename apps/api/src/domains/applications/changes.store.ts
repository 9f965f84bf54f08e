import type { ApplicationStage, CalendarDate } from '@lifedesk/rules';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { ApplicationTables } from '../../platform/database/tables/applications.ts';
import type { StoredText } from '../../platform/language.ts';
import type { OfferRow } from './store.ts';

export type CallRow = ApplicationTables['application_call'];

/** The call of an applicant with this key. */
export async function findCall(db: Db, applicationNo: string, key: string) {
  return db
    .selectFrom('application_call')
    .select(['request_hash', 'answer'])
    .where('application_no', '=', applicationNo)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

export async function insertCall(db: Db, call: Insertable<ApplicationTables['application_call']>): Promise<void> {
  await db.insertInto('application_call').values(call).execute();
}

export async function insertNews(db: Db, news: Insertable<ApplicationTables['application_news']>): Promise<void> {
  await db.insertInto('application_news').values(news).execute();
}

/** Changes the stage, with its event. Papers that were asked for only wait at the stage of papers. */
export async function setStage(
  db: Db,
  applicationNo: string,
  { stage, at, note }: { stage: ApplicationStage; at: Date; note: StoredText | null },
): Promise<void> {
  await db
    .updateTable('application')
    .set({ stage, since: at, ...(stage !== 'documents' && { papers_asked_on: null, reminders: 0 }) })
    .where('application_no', '=', applicationNo)
    .execute();
  await sql`insert into application_event (application_no, position, stage, at, note)
    select ${applicationNo}, coalesce(max(position) + 1, 0), ${stage}, ${at}::timestamptz, ${note && JSON.stringify(note)}::jsonb
    from application_event where application_no = ${applicationNo}`.execute(db);
}

/** Closes an offer that can still be answered. */
export async function closeOffer(db: Db, applicationNo: string, at: Date): Promise<void> {
  await db
    .updateTable('application_offer')
    .set({ state: 'closed', answered_at: at })
    .where('application_no', '=', applicationNo)
    .where('state', 'in', ['open', 'accepting'])
    .execute();
}

export async function setOffer(db: Db, offerId: string, change: Updateable<ApplicationTables['application_offer']>) {
  await db.updateTable('application_offer').set(change).where('offer_id', '=', offerId).execute();
}

/** An accepted offer whose block was not approved can be answered again. */
export async function resetOffer(db: Db, applicationNo: string): Promise<void> {
  await db
    .updateTable('application_offer')
    .set({ state: 'open', answered_at: null })
    .where('application_no', '=', applicationNo)
    .where('state', '=', 'accepting')
    .execute();
}

/** A paper that the applicant has sent. Returns false if it is not needed now. */
export async function setPaper(
  db: Db,
  applicationNo: string,
  kind: ApplicationTables['application_document']['kind'],
  file: Pick<
    Insertable<ApplicationTables['application_document']>,
    'sent_at' | 'file_key' | 'file_name' | 'content_type'
  >,
): Promise<void> {
  await db
    .updateTable('application_document')
    .set({ ...file, state: 'checking' })
    .where('application_no', '=', applicationNo)
    .where('kind', '=', kind)
    .execute();
}

/** Starts the time to decide, once no paper is needed. */
export async function startClock(db: Db, applicationNo: string, on: CalendarDate): Promise<void> {
  await db
    .updateTable('application')
    .set({ counts_from: on, papers_asked_on: null, reminders: 0 })
    .where('application_no', '=', applicationNo)
    .execute();
}

export async function setReminders(db: Db, applicationNo: string, reminders: number): Promise<void> {
  await db.updateTable('application').set({ reminders }).where('application_no', '=', applicationNo).execute();
}

/** Offers that have ended or of which the applicant may be reminded, the next to end first. */
export async function findEndingOffers(
  db: Db,
  { today, until, reminders, most }: { today: CalendarDate; until: CalendarDate; reminders: number; most: number },
): Promise<Pick<OfferRow, 'application_no'>[]> {
  return db
    .selectFrom('application_offer')
    .select('application_no')
    .where('state', '=', 'open')
    .where((is) =>
      is.or([is('open_until', '<', today), is.and([is('reminders', '<', reminders), is('open_until', '<=', until)])]),
    )
    .orderBy('open_until')
    .limit(most)
    .execute();
}

/** Applications whose papers were asked for before a day, the longest silent first. */
export async function findSilent(
  db: Db,
  { before, most }: { before: CalendarDate; most: number },
): Promise<Pick<OfferRow, 'application_no'>[]> {
  return db
    .selectFrom('application')
    .select('application_no')
    .where('papers_asked_on', '<', before)
    .orderBy('papers_asked_on')
    .limit(most)
    .execute();
}
