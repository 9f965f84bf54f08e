import type { CalendarDate, CashFlow } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';

/** Premiums and top-ups that were paid for a policy, by day, in paise without taxes and late fees. Those taken back are left out. */
export async function findPaidIn(db: Db, policyNo: string): Promise<CashFlow[]> {
  const rows = await db
    .selectFrom('receipt_line as l')
    .innerJoin('receipt as r', 'r.receipt_no', 'l.receipt_no')
    .where('l.policy_no', '=', policyNo)
    .where('r.reversed_on', 'is', null)
    .groupBy('l.paid_on')
    .orderBy('l.paid_on')
    .select('l.paid_on')
    .select(sql<number>`sum(l.premium + l.top_up)::bigint`.as('amount'))
    .execute();
  return rows.map(({ paid_on, amount }) => ({ on: paid_on as CalendarDate, amount }));
}
