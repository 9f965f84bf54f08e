import type { CashFlow } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';

/**
 * Premiums and top-ups paid for a policy, by day, in paise without taxes and late fees. Omits reversed ones. A premium
 * paid from the deposit has no receipt of its own, so it counts from the day it was booked.
 */
export async function findPaidIn(db: Db, policyNo: string): Promise<CashFlow[]> {
  const { rows } = await sql<CashFlow>`
    select "on", sum(amount)::bigint as amount from (
      select l.paid_on as "on", l.premium + l.top_up as amount
      from receipt_line l join receipt r on r.receipt_no = l.receipt_no
      where l.policy_no = ${policyNo} and r.reversed_on is null
      union all
      select (p.posted_at at time zone 'Asia/Kolkata')::date, -e.amount
      from ledger_entry e join ledger_posting p on p.id = e.posting_id
      where e.policy_no = ${policyNo} and e.account = 'premium-income' and p.order_id is null and p.reverses is null
        and not exists (select from ledger_entry m where m.posting_id = p.id and m.account in ('bank', 'gateway-clearing'))) paid
    group by "on" order by "on"`.execute(db);
  return rows;
}
