import type { AttentionGroup, CalendarDate } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { CompanySums } from './company-sums.ts';

/** A company's stored data for a day, as in the responses. */
export interface CompanyDay {
  /** What needs the company's attention on its policies, by reason. */
  readonly groups: AttentionGroup[];
  readonly sums: CompanySums;
}

/** One stored part. Undefined if the day has not started; null if policies have changed since. */
export async function findSaved<Part extends keyof CompanyDay>(
  db: Db,
  customerId: number,
  today: CalendarDate,
  part: Part,
): Promise<CompanyDay[Part] | null | undefined> {
  const { rows } = await sql<{ kept: CompanyDay[Part] | null }>`
    select case when not exists (select from company_policy_change c where c.customer_id = d.customer_id)
      then ${sql.ref(part)} end as kept
    from company_attention_day d where customer_id = ${customerId} and on_date = ${today}::date`.execute(db);
  return rows[0]?.kept;
}

/** Stores the parts of the responses. */
export async function saveAnswers(db: Db, customerId: number, { groups, sums }: CompanyDay): Promise<void> {
  await sql`update company_attention_day set groups = ${JSON.stringify(groups)}::jsonb, sums = ${JSON.stringify(sums)}::jsonb
    where customer_id = ${customerId}`.execute(db);
}

/** Locks a company's stored data until the transaction ends, and returns the day it is for. */
export async function lockDay(db: Db, customerId: number): Promise<CalendarDate | null> {
  await sql`insert into company_attention_day (customer_id) values (${customerId}) on conflict do nothing`.execute(db);
  const { rows } = await sql<{ on_date: CalendarDate | null }>`
    select on_date from company_attention_day where customer_id = ${customerId} for update`.execute(db);
  return rows[0]?.on_date ?? null;
}

/** Starts storing for this day. */
export async function startDay(db: Db, customerId: number, today: CalendarDate): Promise<void> {
  await sql`update company_attention_day set on_date = ${today}::date where customer_id = ${customerId}`.execute(db);
}

/** Takes the numbers of the policies that have changed. Anything read after this includes at least these changes. */
export async function takeChanges(db: Db, customerId: number): Promise<string[]> {
  const { rows } = await sql<{ policy_no: string }>`
    delete from company_policy_change where customer_id = ${customerId} returning policy_no`.execute(db);
  return [...new Set(rows.map(({ policy_no }) => policy_no))];
}

/** Companies whose stored data is from another day, or older than a change. */
export async function findOutdatedCompanies(db: Db, today: CalendarDate): Promise<number[]> {
  const { rows } = await sql<{ customer_id: number }>`
    select customer_id from company_attention_day d where on_date is distinct from ${today}::date
      or exists (select from company_policy_change c where c.customer_id = d.customer_id)`.execute(db);
  return rows.map(({ customer_id }) => customer_id);
}

/**
 * Deletes changes of companies that never asked, for which nothing is stored. It waits an hour, longer than any
 * transaction.
 */
export async function deleteUnusedChanges(db: Db): Promise<void> {
  await sql`delete from company_policy_change c where at < now() - interval '1 hour'
    and not exists (select from company_attention_day d where d.customer_id = c.customer_id)`.execute(db);
}
