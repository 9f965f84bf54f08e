import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { CompanySums } from './company-sums.ts';
import type { PolicyRange } from './own-policies.store.ts';

/** The parts of a company to which the given policies belong, or would. */
export async function findPartsOf(db: Db, customerId: number, policyNos: readonly string[]): Promise<PolicyRange[]> {
  const { rows } = await sql<PolicyRange>`
    with part as (
      select from_no, lead(from_no) over (order by from_no) as before from company_policy_part
      where customer_id = ${customerId})
    select from_no as "from", before from part where from_no in (
      select found.from_no from unnest(${[...policyNos]}::text[]) n cross join lateral (
        select from_no from company_policy_part where customer_id = ${customerId} and from_no <= n
        order by from_no desc limit 1) found)
    order by from_no`.execute(db);
  return rows;
}

/** The sums of each part of a company. */
export async function findPartSums(db: Db, customerId: number): Promise<CompanySums[]> {
  const { rows } = await sql<{ sums: CompanySums }>`
    select sums from company_policy_part where customer_id = ${customerId} order by from_no`.execute(db);
  return rows.map(({ sums }) => sums);
}

/** Deletes the parts with policies in this range. */
export async function removeParts(db: Db, customerId: number, { from, before }: PolicyRange): Promise<void> {
  await sql`delete from company_policy_part where customer_id = ${customerId} and from_no >= ${from}
    and (${before}::text is null or from_no < ${before})`.execute(db);
}

/** Stores the sums of the policies from this number on. */
export async function insertPart(db: Db, customerId: number, from: string, sums: CompanySums): Promise<void> {
  await sql`insert into company_policy_part (customer_id, from_no, sums)
    values (${customerId}, ${from}, ${JSON.stringify(sums)}::jsonb)`.execute(db);
}
