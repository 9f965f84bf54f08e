import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { RequestRow } from './store.ts';

/** As many as an answer carries. */
const MOST = 200;

/** Requests of the customer, the newest first; of a policy where one is named. */
export async function findRequests(db: Db, customerId: number, policyNo?: string): Promise<RequestRow[]> {
  return db
    .selectFrom('service_request')
    .selectAll()
    .where('customer_id', '=', customerId)
    .$if(policyNo !== undefined, (q) => q.where(sql<boolean>`${policyNo} = any(policy_nos)`))
    .orderBy('made_at', 'desc')
    .orderBy('ticket')
    .limit(MOST)
    .execute();
}
