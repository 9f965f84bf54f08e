import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';

/** Money received for a policy and not used, in paise. */
export async function findUnapplied(db: Db, policyNo: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(-sum(amount), 0)::bigint as amount from ledger_entry
    where policy_no = ${policyNo} and account = 'suspense'`.execute(db);
  return rows[0]?.amount ?? 0;
}

/** The number of a policy's next such payout, which has no request. */
export async function nextTicket(db: Db, policyNo: string): Promise<string> {
  const prefix = `UP${policyNo}-`;
  const { rows } = await sql<{ before: number }>`
    select count(*)::int as before from payout where policy_no = ${policyNo} and ticket like ${`${prefix}%`}`.execute(
    db,
  );
  return `${prefix}${(rows[0]?.before ?? 0) + 1}`;
}

/** Surrendered, returned or matured policies after the given one with such money, received after they ended. */
export async function findGivenUpWithMoney(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ policy_no: string }>`
    select p.policy_no from policy p where p.policy_no > ${after} and p.status_code in ('S', 'F', 'M')
      and (select sum(e.amount) from ledger_entry e where e.policy_no = p.policy_no and e.account = 'suspense') < 0
    order by p.policy_no limit ${limit}`.execute(db);
  return rows.map(({ policy_no }) => policy_no);
}

/** How a policy ended that pays back what it did not use. */
export type EndKind = 'surrender' | 'free-look' | 'maturity';
const ENDS: Readonly<Record<string, EndKind>> = { S: 'surrender', F: 'free-look', M: 'maturity' };

/** How a policy ended, locked until the transaction ends; undefined if another node has it. */
export async function lockGivenUp(transaction: Db, policyNo: string): Promise<EndKind | undefined> {
  const { rows } = await sql<{ status_code: string }>`
    select status_code from policy where policy_no = ${policyNo} and status_code in ('S', 'F', 'M') for update skip locked`.execute(
    transaction,
  );
  const [row] = rows;
  return row && ENDS[row.status_code];
}
