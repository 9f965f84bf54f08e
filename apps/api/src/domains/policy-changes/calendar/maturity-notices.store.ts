import type { CalendarDate, MaturityNoticeFacts } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';

/** A policy that may need a maturity notice. */
export interface MaturingPolicy extends MaturityNoticeFacts {
  readonly policyNo: string;
  readonly planName: string;
  readonly maturityDate: CalendarDate;
}

/** Customers after the given one with policies to process today, in the order of their ids. */
export async function findCustomersWithMaturing(
  db: Db,
  today: CalendarDate,
  after: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('policy')
    .select('customer_id')
    .distinct()
    .where('maturity_look_on', '<=', today)
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
export async function lockMaturing(db: Db, customerId: number, today: CalendarDate): Promise<MaturingPolicy[]> {
  const { rows } = await sql<MaturingPolicy>`
    select p.policy_no as "policyNo", pl.name as "planName", pl.line, p.status_code as "policyStatusCode",
      p.maturity_date as "maturityDate"
    from policy p join plan pl on pl.code = p.plan_code
    where p.customer_id = ${customerId} and p.maturity_look_on <= ${today}::date and p.death_intimated_on is null
    order by p.maturity_date, p.policy_no for update of p skip locked`.execute(db);
  return rows;
}

/** Sets when each of these policies is processed next. */
export async function setMaturityChecks(
  db: Db,
  looks: readonly { policyNo: string; on: CalendarDate | null }[],
): Promise<void> {
  if (looks.length === 0) return;
  await sql`
    update policy p set maturity_look_on = l."on"
    from jsonb_to_recordset(${JSON.stringify(looks)}::jsonb) as l("policyNo" text, "on" date)
    where p.policy_no = l."policyNo"`.execute(db);
}

/** Records notices that are sent now. Returns the policies that had none for this maturity date before. */
export async function recordMaturing(db: Db, policies: readonly MaturingPolicy[], at: Date): Promise<MaturingPolicy[]> {
  if (policies.length === 0) return [];
  const { rows } = await sql<{ policy_no: string }>`
    insert into policy_notice (policy_no, due_date, kind, made_at)
    select "policyNo", "maturityDate", 'matures', ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(policies)}::jsonb) as n("policyNo" text, "maturityDate" date)
    on conflict do nothing returning policy_no`.execute(db);
  const fresh = new Set(rows.map(({ policy_no }) => policy_no));
  return policies.filter(({ policyNo }) => fresh.has(policyNo));
}
