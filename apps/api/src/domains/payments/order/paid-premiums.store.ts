import type { PaidPremiums } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';

/** The premiums in the ledger for these policies, without tax. Omits policies without a receipt. */
export async function findPaidPremiums(db: Db, policyNos: readonly string[]): Promise<Map<string, PaidPremiums>> {
  if (policyNos.length === 0) return new Map();
  const { rows } = await sql<PaidPremiums & { policyNo: string }>`
    select paid.policy_no as "policyNo", paid.amount, first.since
    from (
      select policy_no, -sum(amount)::bigint as amount from ledger_entry
      where policy_no = any(${policyNos}::text[]) and account = 'premium-income' group by policy_no) paid
    join (
      select l.policy_no, min(l.due_from) as since from receipt_line l join receipt r on r.receipt_no = l.receipt_no
      where l.policy_no = any(${policyNos}::text[]) and l.premium > 0 and r.reversed_on is null group by l.policy_no) first
      on first.policy_no = paid.policy_no
    where first.since is not null`.execute(db);
  return new Map(rows.map(({ policyNo, amount, since }) => [policyNo, { amount, since }]));
}
