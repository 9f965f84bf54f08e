import type { CalendarDate } from '@lifedesk/rules';
import { type Selectable, sql } from 'kysely';
import type { Account } from '../../platform/access/account.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Contacts } from '../requests/public.ts';

export type ApplicationRow = Selectable<Tables['application']>;
export type EventRow = Selectable<Tables['application_event']>;
export type DocumentRow = Selectable<Tables['application_document']>;
export type OfferRow = Selectable<Tables['application_offer']>;
export type BlockRow = Selectable<Tables['application_block']>;
export type DepositRow = Selectable<Tables['application_deposit']>;

/** An application with everything that belongs to it. */
export interface LoadedApplication {
  readonly row: ApplicationRow & { plan_name: string; proposer_name: string };
  /** In order. */
  readonly events: readonly EventRow[];
  readonly documents: readonly DocumentRow[];
  /** The latest one. */
  readonly offer: OfferRow | undefined;
  /** The newest first. */
  readonly blocks: readonly BlockRow[];
  readonly deposit: DepositRow | undefined;
}

/** At most this many applications are shown. */
const MOST = 100;

/** The applications of an account, the newest first, or the given one. */
export async function findApplications(
  db: Db,
  { customerId, applicantId }: Account,
  applicationNo?: string,
): Promise<LoadedApplication[]> {
  const rows = await db
    .selectFrom('application as a')
    .innerJoin('applicant as p', 'p.id', 'a.applicant_id')
    .innerJoin('plan', 'plan.code', 'a.plan_code')
    .where((is) => (applicantId === null ? is('p.customer_id', '=', customerId) : is('p.id', '=', applicantId)))
    .$if(applicationNo !== undefined, (q) => q.where('a.application_no', '=', applicationNo ?? ''))
    .selectAll('a')
    .select(['plan.name as plan_name', 'p.name as proposer_name'])
    .orderBy('a.received_at', 'desc')
    .orderBy('a.application_no', 'desc')
    .limit(MOST)
    .execute();
  const numbers = rows.map(({ application_no }) => application_no);
  if (numbers.length === 0) return [];
  const [events, documents, offers, blocks, deposits] = await Promise.all([
    db.selectFrom('application_event').selectAll().where('application_no', 'in', numbers).orderBy('position').execute(),
    db.selectFrom('application_document').selectAll().where('application_no', 'in', numbers).orderBy('kind').execute(),
    db
      .selectFrom('application_offer')
      .selectAll()
      .where('application_no', 'in', numbers)
      .orderBy('offered_on', 'desc')
      .orderBy('offer_id')
      .execute(),
    db
      .selectFrom('application_block')
      .selectAll()
      .where('application_no', 'in', numbers)
      .orderBy('requested_at', 'desc')
      .orderBy('block_id')
      .execute(),
    db.selectFrom('application_deposit').selectAll().where('application_no', 'in', numbers).execute(),
  ]);
  return rows.map((row) => {
    const isOfRow = ({ application_no }: { application_no: string }) => application_no === row.application_no;
    return {
      row,
      events: events.filter(isOfRow),
      documents: documents.filter(isOfRow),
      offer: offers.find(isOfRow),
      blocks: blocks.filter(isOfRow),
      deposit: deposits.find(isOfRow),
    };
  });
}

/** An application, locked until the transaction ends, so that all that changes it runs one after the other. */
export async function lockApplication(transaction: Db, applicationNo: string): Promise<ApplicationRow | undefined> {
  return transaction
    .selectFrom('application')
    .selectAll()
    .where('application_no', '=', applicationNo)
    .forUpdate()
    .executeTakeFirst();
}

/** The blocks of an application, the newest first. */
export async function findBlocks(db: Db, applicationNo: string): Promise<BlockRow[]> {
  return db
    .selectFrom('application_block')
    .selectAll()
    .where('application_no', '=', applicationNo)
    .orderBy('requested_at', 'desc')
    .orderBy('block_id')
    .execute();
}

export async function findDeposit(db: Db, applicationNo: string): Promise<DepositRow | undefined> {
  return db
    .selectFrom('application_deposit')
    .selectAll()
    .where('application_no', '=', applicationNo)
    .executeTakeFirst();
}

/** The offer that can be answered. */
export async function findOpenOffer(db: Db, applicationNo: string): Promise<OfferRow | undefined> {
  return db
    .selectFrom('application_offer')
    .selectAll()
    .where('application_no', '=', applicationNo)
    .where('state', 'in', ['open', 'accepting'])
    .executeTakeFirst();
}

/** Who gets messages about an application: the registered contacts of a customer, otherwise those on the application. */
export async function applicantContacts(db: Db, applicantId: number): Promise<Contacts> {
  const { rows } = await sql<Contacts>`
    select coalesce(c.name, a.name) as name, coalesce(c.name_hi, a.name_hi) as name_hi,
      case when c.id is null then a.mobile else c.mobile end as mobile,
      case when c.id is null then a.email else c.email end as email, coalesce(c.language, a.language) as language
    from applicant a left join customer c on c.id = a.customer_id where a.id = ${applicantId}`.execute(db);
  const [contacts] = rows;
  if (!contacts) throw new Error('the application has no applicant');
  return contacts;
}

/** The same for an application. */
export async function applicationContacts(db: Db, applicationNo: string): Promise<Contacts> {
  const row = await db
    .selectFrom('application')
    .select('applicant_id')
    .where('application_no', '=', applicationNo)
    .executeTakeFirstOrThrow();
  return applicantContacts(db, row.applicant_id);
}

/** How the applicant stands with a paper; undefined if it was never asked for. */
export async function findPaperState(
  db: Db,
  applicationNo: string,
  kind: DocumentRow['kind'],
): Promise<DocumentRow['state'] | undefined> {
  const row = await db
    .selectFrom('application_document')
    .select('state')
    .where('application_no', '=', applicationNo)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.state;
}

/** How many papers the applicant still has to send. */
export async function countNeededPapers(db: Db, applicationNo: string): Promise<number> {
  const { count } = await db
    .selectFrom('application_document')
    .where('application_no', '=', applicationNo)
    .where('state', 'in', ['needed', 'refused'])
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What decides the five facts of a quick look. */
export interface QuickLookRow extends Pick<ApplicationRow, 'stage' | 'since'> {
  papers_needed: number;
  needs_approval: boolean;
  offer_open: boolean;
}

/** The application with this number of a person born on this day. One statement, whatever is found. */
export async function findForQuickLook(
  db: Db,
  applicationNo: string,
  birthDate: CalendarDate,
): Promise<QuickLookRow | undefined> {
  const { rows } = await sql<QuickLookRow>`
    select a.stage, a.since,
      (select count(*)::int from application_document d
        where d.application_no = a.application_no and d.state in ('needed', 'refused')) as papers_needed,
      exists (select from application_block b
        where b.application_no = a.application_no and b.state = 'requested') as needs_approval,
      exists (select from application_offer o where o.application_no = a.application_no and o.state = 'open') as offer_open
    from application a join applicant p on p.id = a.applicant_id
    where a.application_no = ${applicationNo} and p.birth_date = ${birthDate}`.execute(db);
  return rows[0];
}

/** Days on which banks are closed. */
export async function findBankHolidays(db: Db): Promise<CalendarDate[]> {
  return (await db.selectFrom('bank_holiday').select('on_date').execute()).map(({ on_date }) => on_date);
}
