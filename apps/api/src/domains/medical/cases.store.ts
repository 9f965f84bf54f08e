import type { MedicalCategory } from '@lifedesk/rules';
import { type Selectable, sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { Account } from '../../platform/access/account.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { MedicalTables } from '../../platform/database/tables/medical.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { today } from '../../platform/today.ts';

export type CaseRow = Selectable<Tables['medical_case']>;
export type BookingRow = Selectable<Tables['medical_booking']>;
export type CentreRow = Selectable<Tables['medical_centre']>;

/** Words that are easy to say and to hear. Whoever calls about the tests says the one of the case. */
const CHECK_WORDS = ['lotus', 'mango', 'river', 'peacock', 'sandal', 'monsoon', 'cotton', 'tiger', 'pepper', 'jasmine'];
/** Crockford's base32 without letters that look like digits. */
const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function newCode(bytes: Buffer): string {
  // biome-ignore lint/plugin/arithmetic: a letter for each byte, not money
  const code = Array.from(bytes.subarray(8), (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('');
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
// biome-ignore lint/plugin/arithmetic: a word for a byte, not money
const checkWordOf = (byte: number): string => CHECK_WORDS[byte % CHECK_WORDS.length] ?? 'lotus';

interface NewCase {
  readonly ticket: string;
  readonly customerId: number;
  readonly policyNo: string | null;
  readonly applicationNo: string | null;
  readonly lifeAssuredName: string;
  readonly category: MedicalCategory;
}

/** Opens a case for a health declaration that asks for tests. An application that has a case already keeps it. */
export async function openCase({ ids, clock }: Pick<Deps, 'ids' | 'clock'>, db: Db, opened: NewCase): Promise<void> {
  const hex = ids.uuid().replaceAll('-', '');
  const bytes = Buffer.from(hex, 'hex');
  const caseId = `med_${hex}`;
  const { ticket, customerId, policyNo, applicationNo, lifeAssuredName, category } = opened;
  const inserted = await db
    .insertInto('medical_case')
    .values({
      case_id: caseId,
      application_no: applicationNo,
      ticket,
      customer_id: customerId,
      policy_no: policyNo,
      life_assured_name: lifeAssuredName,
      category,
      code: newCode(bytes),
      check_word: checkWordOf(bytes[7] ?? 0),
      state: 'to-book',
      opened_on: today(clock),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('case_id')
    .executeTakeFirst();
  if (inserted) await addEvent(db, caseId, 'opened', clock.now());
}

/** Opens the cases of applications that new business sent for tests, for their applicants. */
async function openApplicationCases(db: Db, { customerId, applicantId }: Account): Promise<void> {
  const owner = applicantId === null ? sql`p.customer_id = ${customerId}` : sql`p.id = ${applicantId}`;
  // biome-ignore lint/plugin/arithmetic: a word for a case, not money
  await sql`
    with opened as (
      insert into medical_case (case_id, application_no, life_assured_name, category, code, check_word, state, opened_on)
      select a.medical_case_id, a.application_no, a.life_assured_name, a.medical_category, a.medical_code,
        (array[${sql.join(CHECK_WORDS)}]::text[])[1 + abs(hashtext(a.medical_case_id) % ${sql.lit(CHECK_WORDS.length)})],
        'to-book', (a.since at time zone 'Asia/Kolkata')::date
      from application a join applicant p on p.id = a.applicant_id
      where a.medical_case_id is not null and a.stage = 'medical' and ${owner}
      on conflict do nothing returning case_id)
    insert into medical_event (case_id, position, event, at)
    select o.case_id, 0, 'opened', a.since from opened o join application a on a.medical_case_id = o.case_id`.execute(
    db,
  );
}

/** The cases of an account, the newest first. */
export async function findCases(db: Db, account: Account): Promise<CaseRow[]> {
  await openApplicationCases(db, account);
  const { customerId, applicantId } = account;
  return db
    .selectFrom('medical_case as c')
    .leftJoin('application as a', 'a.application_no', 'c.application_no')
    .leftJoin('applicant as p', 'p.id', 'a.applicant_id')
    .selectAll('c')
    .where((is) =>
      applicantId === null
        ? is.or([is('c.customer_id', '=', customerId), is('p.customer_id', '=', customerId)])
        : is('p.id', '=', applicantId),
    )
    .where((is) =>
      is.or([
        is('c.application_no', 'is', null),
        is('a.stage', '=', 'medical'),
        is('c.ticket', 'is not', null),
        is('c.state', 'in', ['done', 'reports-in']),
      ]),
    )
    .orderBy('c.opened_on', 'desc')
    .orderBy('c.case_id')
    .limit(100)
    .execute();
}

/** A case, locked until the transaction ends, so that all that changes it runs one after the other. */
export async function lockCase(transaction: Db, caseId: string): Promise<CaseRow> {
  return transaction
    .selectFrom('medical_case')
    .selectAll()
    .where('case_id', '=', caseId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function setCase(
  db: Db,
  caseId: string,
  to: Partial<Pick<CaseRow, 'state' | 'changes' | 'missed' | 'reminders' | 'tested_on'>>,
): Promise<void> {
  await db.updateTable('medical_case').set(to).where('case_id', '=', caseId).execute();
}

/** Adds an event to the history of a case, and returns its position there. */
export async function addEvent(
  db: Db,
  caseId: string,
  event: MedicalTables['medical_event']['event'],
  at: Date,
): Promise<number> {
  const { rows } = await sql<{ position: number }>`insert into medical_event (case_id, position, event, at)
    select ${caseId}, coalesce(max(position) + 1, 0), ${event}, ${at}::timestamptz
    from medical_event where case_id = ${caseId} returning position`.execute(db);
  const [added] = rows;
  if (!added) throw new Error('the event was not added');
  return added.position;
}

export async function findCase(db: Db, caseId: string): Promise<CaseRow | undefined> {
  return db.selectFrom('medical_case').selectAll().where('case_id', '=', caseId).executeTakeFirst();
}

export async function findEvents(db: Db, caseId: string) {
  return db
    .selectFrom('medical_event')
    .select(['event', 'at'])
    .where('case_id', '=', caseId)
    .orderBy('position')
    .limit(100)
    .execute();
}
