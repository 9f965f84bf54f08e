import type { CalendarDate, MandateRail, PlanLine, PlannedDebit, PremiumMode } from '@lifedesk/rules';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { MandateState, MandateTable } from '../../platform/database/tables/mandates.ts';
import { type Message, m } from '../../platform/language.ts';
import { RESTRICTION_COLUMNS, type RestrictionColumns } from '../policies/public.ts';

export type MandateRow = Selectable<MandateTable>;

/** States of which a policy has at most one mandate. */
const LIVE = ['created', 'pending', 'active', 'on-hold'] as const satisfies readonly MandateState[];
/** The maximum length of an unfiltered list. */
const MAX_LISTED = 500;
const WAITING = ['created', 'pending'] as const satisfies readonly MandateState[];

/** The facts of a policy that mandates need. */
export interface PolicyFacts extends RestrictionColumns {
  policy_no: string;
  id: string;
  holder_name: string;
  plan_name: string;
  line: PlanLine;
  status_code: string;
  status_name: string;
  premium_paying: boolean;
  premium_mode: PremiumMode;
  modal_premium: number;
  issue_date: CalendarDate;
  premium_term: number;
  due_date: CalendarDate | null;
  /** Received for the policy and not yet applied, in paise. */
  received: number;
  /** The plan accepts premiums of this frequency only by auto-debit. */
  needs_mandate: boolean;
  has_mandate: boolean;
}

/** A customer's policies by number: all, or the given ones. */
export async function findPolicyFacts(
  db: Db,
  customerId: number,
  named?: string | readonly string[],
): Promise<PolicyFacts[]> {
  const first = named === undefined ? sql`limit ${sql.lit(MAX_LISTED)}` : sql``;
  const some = named === undefined ? sql`` : sql`and p.policy_no = any(${[named].flat()}::text[])`;
  const { rows } = await sql<PolicyFacts>`
    select p.policy_no, p.id, p.holder_name, pl.name as plan_name, pl.line, p.status_code, st.name as status_name,
      st.premium_paying, p.premium_mode, p.modal_premium, p.issue_date, p.premium_term, p.due_date,
      exists (select from plan_mode pm where pm.plan_code = p.plan_code and pm.premium_mode = p.premium_mode and pm.needs_mandate)
        as needs_mandate,
      ${sql.join(RESTRICTION_COLUMNS.map((column) => sql.ref(column)))},
      (select coalesce(-sum(e.amount), 0)::bigint from ledger_entry e
        where e.policy_no = p.policy_no and e.account = 'suspense') as received,
      exists (select from mandate m where m.policy_no = p.policy_no and m.state = any(${[...LIVE]}::text[])) as has_mandate
    from policy p join plan pl on pl.code = p.plan_code join policy_status st on st.code = p.status_code
    where p.customer_id = ${customerId} ${some} order by p.policy_no ${first}`.execute(db);
  return rows;
}

/** Locks a customer's policy until the transaction ends. Returns false if it is another customer's. */
export async function lockPolicy(db: Db, customerId: number, policyNo: string): Promise<boolean> {
  const found = await db
    .selectFrom('policy')
    .select('policy_no')
    .where('customer_id', '=', customerId)
    .where('policy_no', '=', policyNo)
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** A mandate with the latest debit of the premium that is unpaid now. */
export interface MandateWithDebit extends MandateRow {
  readonly last: (PlannedDebit & { readonly amount: number }) | null;
}

/** A customer's mandates, newest first; if policies are given, only theirs. */
export async function findMandates(
  db: Db,
  customerId: number,
  { policyNos, id }: { policyNos?: readonly string[] | undefined; id?: string } = {},
): Promise<MandateWithDebit[]> {
  const some = policyNos ? sql`and m.policy_no = any(${[...policyNos]}::text[])` : sql``;
  const one = id === undefined ? sql`` : sql`and m.id = ${id}`;
  const { rows } = await sql<MandateWithDebit>`
    select m.*, (
      select jsonb_build_object('attempt', d.attempt, 'on', d.debit_on, 'amount', d.amount,
        'state', case when d.state in ('paid', 'dropped') then 'refused' else d.state end)
      from mandate_debit d where d.mandate_id = m.id and d.due_date = p.due_date
      order by d.attempt desc limit 1) as last
    from mandate m join policy p on p.policy_no = m.policy_no
    where m.customer_id = ${customerId} ${some} ${one} order by m.created_at desc, m.policy_no, m.id
    ${policyNos ? sql`` : sql`limit ${sql.lit(MAX_LISTED)}`}`.execute(db);
  return rows.map((row) => ({
    ...row,
    ceiling: Number(row.ceiling),
    created_at: new Date(row.created_at),
    expires_at: new Date(row.expires_at),
  }));
}

export async function findMandate(db: Db, id: string): Promise<MandateRow | undefined> {
  return db.selectFrom('mandate').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findMandateByKey(db: Db, customerId: number, key: string): Promise<MandateRow | undefined> {
  return db
    .selectFrom('mandate')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** The mandate of a policy that debits or may yet. */
export async function findLiveMandate(db: Db, policyNo: string): Promise<MandateRow | undefined> {
  return db
    .selectFrom('mandate')
    .selectAll()
    .where('policy_no', '=', policyNo)
    .where('state', 'in', [...LIVE])
    .executeTakeFirst();
}

export async function insertMandate(db: Db, mandate: Insertable<MandateTable>): Promise<MandateRow> {
  return db.insertInto('mandate').values(mandate).returningAll().executeTakeFirstOrThrow();
}

/** Stores the bank's page of a new mandate, unless it has one. */
export async function saveBankPage(db: Db, id: string, reference: string, url: string): Promise<void> {
  await db
    .updateTable('mandate')
    .set({ gateway_reference: reference, gateway_url: url })
    .where('id', '=', id)
    .where('gateway_url', 'is', null)
    .execute();
}

/** Moves a mandate from one of these states to another. Returns false if it is in none of them. */
export async function moveMandate(
  db: Db,
  id: string,
  from: readonly MandateState[],
  change: Partial<
    Pick<MandateRow, 'state' | 'reference' | 'account' | 'approved_at' | 'settled_at' | 'reason' | 'bank_told_at'>
  >,
): Promise<boolean> {
  const moved = await db
    .updateTable('mandate')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

/** The pause before the next query; it grows with each. */
// biome-ignore lint/plugin/arithmetic: when to ask again, not money
const AGAIN = sql`least(interval '15 seconds' * power(2, least(asks, 10)), interval '10 minutes')`;

/** Claims mandates that are due for a query to the bank, for this node alone, as the settling of orders does. */
export async function claimMandatesToPoll(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ id: string; expires_at: Date }[]> {
  const { rows } = await sql<{ id: string; expires_at: Date }>`
    update mandate set asks = asks + 1,
      ask_at = ${now}::timestamptz + ${AGAIN}
    where id in (
      select id from mandate where state = any(${[...WAITING]}::text[]) and ask_at <= ${now}::timestamptz
      order by ask_at limit ${limit} for update skip locked)
    returning id, expires_at`.execute(db);
  return rows;
}

/** Ends active mandates whose last day has passed. */
export async function endOldMandates(db: Db, today: CalendarDate, now: Date, reason: string): Promise<void> {
  await db
    .updateTable('mandate')
    .set({ state: 'ended', settled_at: now, reason })
    .where('state', '=', 'active')
    .where('ends_on', '<', today)
    .execute();
}

/** Ended mandates after the given one that have not been reported to the bank, in the order of their ids. */
export async function findUnreportedEnds(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('mandate')
    .select('id')
    .where('state', '=', 'ended')
    .where('bank_told_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function markEndReported(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('mandate').set({ bank_told_at: now }).where('id', '=', id).execute();
}

/** Bank holidays from this date on. */
export async function findHolidays(db: Db, from: CalendarDate): Promise<CalendarDate[]> {
  const rows = await db
    .selectFrom('bank_holiday')
    .select('on_date')
    .where('on_date', '>=', from)
    .orderBy('on_date')
    .limit(40)
    .execute();
  return rows.map(({ on_date }) => on_date);
}

/** The customer's open requests to stop auto-debit, latest first. */
export async function findOpenStops(db: Db, customerId: number) {
  return db
    .selectFrom('service_request')
    .select(['ticket', 'policy_nos', 'made_at', 'promised_on', 'payload'])
    .where('customer_id', '=', customerId)
    .where('type', '=', 'deactivate-auto-debit')
    .where('state', 'in', ['received', 'in-progress', 'waiting'])
    .orderBy('made_at', 'desc')
    .execute();
}

/** The rail of a mandate, in words for the audit trail. */
export const RAIL_WORDS: Readonly<Record<MandateRail, Message>> = {
  nach: m.audit_railNach,
  card: m.audit_railCard,
  upi: m.audit_railUpi,
};
