import type { Db } from '../../../platform/database/connect.ts';

/** The policies of a customer for which another option was asked, and the insurer has not decided yet. */
export async function findAwaitingChoice(db: Db, customerId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('service_request')
    .select('policy_nos')
    .where('customer_id', '=', customerId)
    .where('type', '=', 'nfo-details')
    .where('settled_at', 'is', null)
    .execute();
  return new Set(rows.flatMap(({ policy_nos }) => policy_nos));
}
