import type { CalendarDate, Loan } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import { type UnpaidRow, unpaidColumns, unpaidSources } from '../../policies/public.ts';

/** Stores the settlement of a loan. Returns false if the loan is not as it was read. */
export async function saveSettlement(
  transaction: Db,
  policyNo: string,
  { principal, interestFrom }: Loan,
  { total, on }: { total: number; on: CalendarDate },
): Promise<boolean> {
  const settled = await transaction
    .updateTable('policy_loan')
    .set({ principal: 0, undrawn: 0, interest_from: on, settled: total, settled_on: on })
    .where('policy_no', '=', policyNo)
    .where('principal', '=', principal)
    .where('interest_from', '=', interestFrom)
    .executeTakeFirst();
  return settled.numUpdatedRows > 0n;
}

const spentLoans = sql`${unpaidSources}
  join policy_event e on e.policy_no = p.policy_no and e.due_date = p.due_date and e.kind = 'extended-term'
  where p.status_code = 'E' and l.principal > 0`;

/** Whether a policy in extended term still owes a loan. */
export async function hasSpentLoans(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from ${spentLoans} limit 1`.execute(db);
  return rows.length > 0;
}

/** Some of these policies, locked, each with the day on which its term began. */
export async function lockSpentLoans(transaction: Db): Promise<(UnpaidRow & { beganOn: CalendarDate })[]> {
  const { rows } = await sql<UnpaidRow & { beganOn: CalendarDate }>`
    select ${unpaidColumns}, e.on_date as "beganOn" from ${spentLoans}
    order by p.policy_no limit 100 for update of p skip locked`.execute(transaction);
  return rows;
}
