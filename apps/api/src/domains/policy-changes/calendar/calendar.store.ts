import type { CalendarDate, PremiumNotice } from '@lifedesk/rules';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import type { PolicyTables } from '../../../platform/database/tables/policies.ts';
import { type UnpaidRow, unpaidColumns, unpaidSources } from '../../policies/public.ts';

/** A policy that the calendar has to process. */
export interface CalendarPolicy extends UnpaidRow {
  readonly dueDate: CalendarDate;
}

/** Customers after the given one with policies to process today, in the order of their ids. */
export async function findCustomersToCheck(
  db: Db,
  today: CalendarDate,
  after: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('policy')
    .select('customer_id')
    .distinct()
    .where('next_look_on', '<=', today)
    .where('death_intimated_on', 'is', null)
    .where('customer_id', '>', after)
    .orderBy('customer_id')
    .limit(limit)
    .execute();
  return rows.map(({ customer_id }) => customer_id);
}

/**
 * A customer's policies to process today, locked. Skips those with a reported death and those that another node has
 * locked.
 */
export async function lockPoliciesToCheck(
  db: Db,
  customerId: number,
  today: CalendarDate,
  limit: number,
): Promise<CalendarPolicy[]> {
  const { rows } = await sql<CalendarPolicy>`
    select ${unpaidColumns} from ${unpaidSources}
    where p.customer_id = ${customerId} and p.next_look_on <= ${today}::date and p.death_intimated_on is null
    order by p.policy_no limit ${limit} for update of p skip locked`.execute(db);
  return rows;
}

/** Sets when each of these policies is processed next. */
export async function setNextChecks(
  db: Db,
  looks: readonly { policyNo: string; on: CalendarDate | null }[],
): Promise<void> {
  if (looks.length === 0) return;
  await sql`
    update policy p set next_look_on = l."on"
    from jsonb_to_recordset(${JSON.stringify(looks)}::jsonb) as l("policyNo" text, "on" date)
    where p.policy_no = l."policyNo"`.execute(db);
}

/** A policy's state after the grace period. */
export interface StateChange {
  policyNo: string;
  statusCode: string;
  revivalDate: CalendarDate;
  cover: number;
  coverUntil: CalendarDate | null;
}

export async function changeStates(db: Db, changes: readonly StateChange[]): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    update policy p set status_code = c."statusCode", revival_date = c."revivalDate", reduced_cover = c.cover,
      cover_until = c."coverUntil"
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as c("policyNo" text, "statusCode" text, "revivalDate" date, cover bigint, "coverUntil" date)
    where p.policy_no = c."policyNo"`.execute(db);
}

/** Advances a policy to its next premium; fully paid-up if there is none. */
export async function moveDueDate(db: Db, policyNo: string, dueDate: CalendarDate | null): Promise<void> {
  await db
    .updateTable('policy')
    .set({ due_date: dueDate, ...(dueDate === null && { status_code: PAID_UP }) })
    .where('policy_no', '=', policyNo)
    .execute();
}

/** Fully paid-up: the last premium is paid. */
export const PAID_UP = '2';

/** Stores the principal, rate and day of a loan that has paid a premium. Opens it if there was none. */
export async function saveLoan(
  db: Db,
  policyNo: string,
  loan: { principal: number; rate: number; interestFrom: CalendarDate },
): Promise<void> {
  const { principal, rate, interestFrom: interest_from } = loan;
  await db
    .insertInto('policy_loan')
    .values({ policy_no: policyNo, principal, rate, interest_from, opened_on: interest_from })
    .onConflict((c) =>
      c.column('policy_no').doUpdateSet((e) => ({
        principal,
        rate,
        interest_from,
        // a repaid loan is opened again
        opened_on: e
          .case()
          .when('policy_loan.principal', '=', 0)
          .then(e.ref('excluded.opened_on'))
          .else(e.ref('policy_loan.opened_on'))
          .end(),
      })),
    )
    .execute();
}

export type PolicyEvent = Insertable<PolicyTables['policy_event']>;

export async function insertEvents(db: Db, events: readonly PolicyEvent[]): Promise<void> {
  if (events.length === 0) return;
  await sql`
    insert into policy_event select * from jsonb_populate_recordset(null::policy_event, ${JSON.stringify(events)}::jsonb)`.execute(
    db,
  );
}

/** Records notices that are sent now. Returns the policies whose notice was not sent before. */
export async function recordNotices(
  db: Db,
  notices: readonly { policyNo: string; dueDate: CalendarDate; kind: PremiumNotice }[],
  at: Date,
): Promise<Set<string>> {
  if (notices.length === 0) return new Set();
  const { rows } = await sql<{ policy_no: string }>`
    insert into policy_notice (policy_no, due_date, kind, made_at)
    select "policyNo", "dueDate", kind, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb) as n("policyNo" text, "dueDate" date, kind text)
    on conflict do nothing returning policy_no`.execute(db);
  return new Set(rows.map(({ policy_no }) => policy_no));
}

export async function isCompany(db: Db, customerId: number): Promise<boolean> {
  const { kind } = await db
    .selectFrom('customer')
    .select('kind')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return kind === 'company';
}
