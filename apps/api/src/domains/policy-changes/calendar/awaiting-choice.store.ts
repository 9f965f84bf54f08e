import type { Db } from '../../../platform/database/connect.ts';

/** A customer's policies for which another option was requested and is not decided yet. */
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
