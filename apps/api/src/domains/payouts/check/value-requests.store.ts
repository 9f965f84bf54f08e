import type { RequestType } from '../../../contributions.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { RequestState } from '../../../platform/database/tables/requests.ts';
import { VALUE_REQUESTS } from '../../policies/public.ts';

export interface ValueRequest {
  readonly ticket: string;
  readonly type: RequestType;
  readonly state: RequestState;
}

/**
 * The undecided requests for money of a customer's policies, by policy number. Requests of a customer are made one
 * after the other, so none is made meanwhile within `makeRequest`.
 */
export async function findValueRequests(db: Db, customerId: number): Promise<Map<string, ValueRequest>> {
  const rows = await db
    .selectFrom('service_request')
    .where('customer_id', '=', customerId)
    .where('type', 'in', VALUE_REQUESTS)
    .where('settled_at', 'is', null)
    .select(['ticket', 'type', 'state', 'policy_nos'])
    .execute();
  return new Map(rows.flatMap(({ policy_nos, ...request }) => policy_nos.map((policyNo) => [policyNo, request])));
}
