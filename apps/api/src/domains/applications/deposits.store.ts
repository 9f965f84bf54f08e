import { sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { ApplicationTables } from '../../platform/database/tables/applications.ts';
import type { DepositRow } from './store.ts';

/** The pause before a deposit is looked at again; it grows each time nothing has changed. */
// biome-ignore lint/plugin/arithmetic: when to ask again, not money
const AGAIN = sql`least(interval '15 seconds' * power(2, least(asks, 10)), interval '10 minutes')`;

/** Claims deposits that are to be paid back, for this node alone. */
export async function claimDeposits(db: Db, now: Date, most: number): Promise<DepositRow[]> {
  const { rows } = await sql<DepositRow>`
    update application_deposit set asks = asks + 1, look_at = ${now}::timestamptz + ${AGAIN}
    where application_no in (
      select application_no from application_deposit
      where state in ('refund-due', 'sent') and look_at <= ${now}::timestamptz
      order by look_at limit ${most} for update skip locked)
    returning *`.execute(db);
  return rows;
}

/** Changes a deposit if it is still in the state that was read. Returns it as it is then. */
export async function moveDeposit(
  db: Db,
  { application_no, state, tries }: Pick<DepositRow, 'application_no' | 'state' | 'tries'>,
  change: Updateable<ApplicationTables['application_deposit']>,
): Promise<DepositRow | undefined> {
  return db
    .updateTable('application_deposit')
    .set(change)
    .where('application_no', '=', application_no)
    .where('state', '=', state)
    .where('tries', '=', tries)
    .returningAll()
    .executeTakeFirst();
}
