import type { Attention, AttentionGroup, CalendarDate } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

/** As many policies as a group names. */
const MAX_NAMED = 500;
/** Rows of one statement. */
const BATCH = 10_000;

/** What needs a company on its policies, by reason; null where it is not kept for today or policies have changed since. */
export async function findKept(db: Db, customerId: number, today: CalendarDate): Promise<AttentionGroup[] | null> {
  const { rows } = await sql<{ groups: AttentionGroup[] }>`
    select groups from company_attention_day d where customer_id = ${customerId} and on_date = ${today}::date
      and not exists (select from company_policy_change c where c.customer_id = d.customer_id)`.execute(db);
  return rows[0]?.groups ?? null;
}

/** Groups what needs a company by reason, keeps that and answers it. */
export async function keepGroups(db: Db, customerId: number): Promise<AttentionGroup[]> {
  const { rows } = await sql<{ groups: AttentionGroup[] }>`
    update company_attention_day d set groups = coalesce((
      select jsonb_agg(jsonb_build_object('kind', t.kind, 'because', t.because, 'action', t.action, 'count', t.count,
        'amount', case when t.amounts > 0 then t.amount end,
        'deadline', (select min(deadline) from company_attention
          where customer_id = t.customer_id and because = t.because),
        'since', (select min(since) from company_attention where customer_id = t.customer_id and because = t.because),
        'policyNos', (select jsonb_agg(policy_no) from (
          select policy_no from company_attention where customer_id = t.customer_id and because = t.because
          order by deadline, policy_no limit ${sql.lit(MAX_NAMED)}) named)))
      from company_attention_total t where t.customer_id = d.customer_id and t.count > 0), '[]')
    where customer_id = ${customerId} returning groups`.execute(db);
  return rows[0]?.groups ?? [];
}

/** Locks what is kept of a company until the transaction ends, and answers for which day it is. */
export async function lockDay(db: Db, customerId: number): Promise<CalendarDate | null> {
  await sql`insert into company_attention_day (customer_id) values (${customerId}) on conflict do nothing`.execute(db);
  const { rows } = await sql<{ on_date: CalendarDate | null }>`
    select on_date from company_attention_day where customer_id = ${customerId} for update`.execute(db);
  return rows[0]?.on_date ?? null;
}

/** Takes the numbers of the policies that have changed. What is read after this has at least these changes. */
export async function takeChanges(db: Db, customerId: number): Promise<string[]> {
  const { rows } = await sql<{ policy_no: string }>`
    delete from company_policy_change where customer_id = ${customerId} returning policy_no`.execute(db);
  return [...new Set(rows.map(({ policy_no }) => policy_no))];
}

/** Forgets what is kept of a company, and keeps from now on for this day. */
export async function startDay(db: Db, customerId: number, today: CalendarDate): Promise<void> {
  await sql`delete from company_attention where customer_id = ${customerId}`.execute(db);
  await sql`delete from company_attention_total where customer_id = ${customerId}`.execute(db);
  await sql`update company_attention_day set on_date = ${today}::date where customer_id = ${customerId}`.execute(db);
}

/** Forgets what needs the company on these policies. */
export async function removeItems(db: Db, customerId: number, policyNos: readonly string[]): Promise<void> {
  await sql`
    with gone as (
      delete from company_attention where customer_id = ${customerId} and policy_no = any(${[...policyNos]}::text[])
      returning because, amount),
    fewer as (
      select because, count(*)::int as count, coalesce(sum(amount), 0)::bigint as amount, count(amount)::int as amounts
      from gone group by because)
    update company_attention_total t set count = t.count - fewer.count, amount = t.amount - fewer.amount,
      amounts = t.amounts - fewer.amounts
    from fewer where t.customer_id = ${customerId} and t.because = fewer.because`.execute(db);
}

/** Keeps what needs the company, each about one policy. */
export async function addItems(db: Db, customerId: number, items: readonly Attention[]): Promise<void> {
  for (let from = 0; from < items.length; from += BATCH) {
    const rows = items.slice(from, from + BATCH).map(({ policyNos: [policy_no], ...item }) => ({ policy_no, ...item }));
    await sql`
      with made as (
        insert into company_attention (customer_id, policy_no, because, kind, action, amount, deadline, since)
        select ${customerId}, policy_no, because, kind, action, amount, deadline, since
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as r(policy_no text, because text, kind text, action text, amount bigint, deadline date, since date)
        returning because, kind, action, amount)
      insert into company_attention_total as t (customer_id, because, kind, action, count, amount, amounts)
      select ${customerId}, because, min(kind), min(action), count(*), coalesce(sum(amount), 0), count(amount)
      from made group by because
      on conflict (customer_id, because) do update
      set count = t.count + excluded.count, amount = t.amount + excluded.amount, amounts = t.amounts + excluded.amounts`.execute(
      db,
    );
  }
}

/** Tells the database how much is kept, which it otherwise learns too late for the groups of that day. */
export async function analyzeItems(db: Db): Promise<void> {
  await sql`analyze company_attention`.execute(db);
}

/** Companies for which what is kept is of another day, or older than a change. */
export async function findOutdatedCompanies(db: Db, today: CalendarDate): Promise<number[]> {
  const { rows } = await sql<{ customer_id: number }>`
    select customer_id from company_attention_day d where on_date is distinct from ${today}::date
      or exists (select from company_policy_change c where c.customer_id = d.customer_id)`.execute(db);
  return rows.map(({ customer_id }) => customer_id);
}

/** Deletes changes of companies that never asked, for which nothing is kept. An hour: no transaction takes as long. */
export async function deleteUnusedChanges(db: Db): Promise<void> {
  await sql`delete from company_policy_change c where at < now() - interval '1 hour'
    and not exists (select from company_attention_day d where d.customer_id = c.customer_id)`.execute(db);
}
