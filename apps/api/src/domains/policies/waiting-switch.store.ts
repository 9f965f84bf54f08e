import type { components } from '@lifedesk/contract';
import type { Db } from '../../platform/database/connect.ts';

/** A policy's switch that waits for its price; undefined if there is none. */
export async function findWaitingSwitch(
  db: Db,
  policyNo: string,
): Promise<components['schemas']['WaitingSwitch'] | undefined> {
  const row = await db
    .selectFrom('fund_switch')
    .where('policy_no', '=', policyNo)
    .where('state', '=', 'waiting')
    .select(['ticket', 'nav_date'])
    .executeTakeFirst();
  return row && { ticket: row.ticket, navDate: row.nav_date };
}
