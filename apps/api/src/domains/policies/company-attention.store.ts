import type { Attention, AttentionGroup } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { type ReversalColumns, reversalOf } from '../../platform/database/reversal-of.ts';

/** The maximum number of policies that a group names. Its count includes all, and the list of policies shows them. */
const MAX_NAMED = 20;
/** Rows per statement. */
const BATCH = 10_000;

/** A company's attention items, by reason. */
export async function findGroups(db: Db, customerId: number): Promise<AttentionGroup[]> {
  const { rows } = await sql<AttentionGroup & ReversalColumns>`
    select t.kind, t.because, t.action, t.count, case when t.amounts > 0 then t.amount end as amount,
      (select min(deadline) from company_attention
        where customer_id = t.customer_id and because = t.because) as deadline,
      (select min(since) from company_attention where customer_id = t.customer_id and because = t.because) as since,
      array(select policy_no from company_attention where customer_id = t.customer_id and because = t.because
        order by deadline, policy_no limit ${sql.lit(MAX_NAMED)}) as "policyNos",
      common.reversed_on, common.reversed_by
    from company_attention_total t
    left join lateral (
      select min(reversed_on) as reversed_on, min(reversed_by) as reversed_by from company_attention
      where customer_id = t.customer_id and because = t.because and reversed_on is not null
      having count(*) = t.count and min(reversed_on) = max(reversed_on) and min(reversed_by) = max(reversed_by)
    ) common on true
    where t.customer_id = ${customerId} and t.count > 0`.execute(db);
  return rows.map(({ reversed_on, reversed_by, ...group }) => ({
    ...group,
    ...reversalOf({ reversed_on, reversed_by }),
  }));
}

/** Deletes all of the company's attention items. */
export async function removeAllItems(db: Db, customerId: number): Promise<void> {
  await sql`delete from company_attention where customer_id = ${customerId}`.execute(db);
  await sql`delete from company_attention_total where customer_id = ${customerId}`.execute(db);
}

/** Deletes the company's attention items for these policies. */
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

/** Stores the company's attention items, each about one policy. */
export async function addItems(db: Db, customerId: number, items: readonly Attention[]): Promise<void> {
  for (let from = 0; from < items.length; from += BATCH) {
    const rows = items.slice(from, from + BATCH).map(({ policyNos: [policy_no], reversal, ...item }) => ({
      policy_no,
      reversed_on: reversal?.on ?? null,
      reversed_by: reversal?.reason ?? null,
      ...item,
    }));
    await sql`
      with made as (
        insert into company_attention (customer_id, policy_no, because, kind, action, amount, deadline, since,
          reversed_on, reversed_by)
        select ${customerId}, policy_no, because, kind, action, amount, deadline, since, reversed_on, reversed_by
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as r(policy_no text, because text, kind text, action text, amount bigint, deadline date, since date,
            reversed_on date, reversed_by text)
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

/** Updates the database's statistics, which would otherwise come too late for that day's groups. */
export async function analyzeItems(db: Db): Promise<void> {
  await sql`analyze company_attention`.execute(db);
}
