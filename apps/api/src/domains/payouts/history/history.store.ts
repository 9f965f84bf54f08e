import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import type { PayoutTables } from '../../../platform/database/tables/payouts.ts';
import type { RequestState } from '../../../platform/database/tables/requests.ts';
import { PAYING_REQUESTS } from '../../policies/public.ts';
import type { Holdable } from '../order/hold.ts';
import type { PayoutRow } from '../order/payouts.store.ts';

export type PayoutEvent = Selectable<PayoutTables['payout_event']>;
/** With the state of the request that reviews a stop; null if it was never stopped. */
export type ListedPayout = PayoutRow & { plan_name: string; stop_state: RequestState | null };

/** The maximum length of the list. */
const MOST = 200;

const selectPayouts = (db: Db, customerId: number) =>
  db
    .selectFrom('payout as o')
    .innerJoin('policy as p', 'p.policy_no', 'o.policy_no')
    .innerJoin('plan as pl', 'pl.code', 'p.plan_code')
    .leftJoin('service_request as r', 'r.ticket', 'o.stop_ticket')
    .where('o.customer_id', '=', customerId)
    .selectAll('o')
    .select(['pl.name as plan_name', 'r.state as stop_state']);

/** A customer's payouts, newest first; only those of a policy if one is given. */
export async function findPayouts(db: Db, customerId: number, policyNo?: string): Promise<ListedPayout[]> {
  return selectPayouts(db, customerId)
    .$if(policyNo !== undefined, (q) => q.where('o.policy_no', '=', policyNo ?? ''))
    .orderBy('o.ordered_at', 'desc')
    .orderBy('o.ticket')
    .limit(MOST)
    .execute();
}

/** A customer's payout by request number; undefined if it is another customer's. */
export async function findPayout(db: Db, customerId: number, ticket: string): Promise<ListedPayout | undefined> {
  return selectPayouts(db, customerId).where('o.ticket', '=', ticket).executeTakeFirst();
}

/** The states of payouts, in order. */
export async function findEvents(db: Db, tickets: readonly string[]): Promise<PayoutEvent[]> {
  if (tickets.length === 0) return [];
  return db
    .selectFrom('payout_event')
    .selectAll()
    .where('ticket', 'in', tickets)
    .orderBy('ticket')
    .orderBy('position')
    .execute();
}

/** The payouts of requests. */
export async function findPayoutsOfRequests(db: Db, tickets: readonly string[]): Promise<PayoutRow[]> {
  if (tickets.length === 0) return [];
  return db.selectFrom('payout').selectAll().where('ticket', 'in', tickets).execute();
}

/** Those of the requests that will pay out but have no payout yet, as what can be held. */
export async function findUnorderedPayouts(
  db: Db,
  tickets: readonly string[],
): Promise<(Holdable & Pick<PayoutRow, 'ticket'>)[]> {
  if (tickets.length === 0) return [];
  return db
    .selectFrom('service_request')
    .select(['ticket', 'customer_id', sql<string>`policy_nos[1]`.as('policy_no')])
    .where('ticket', 'in', tickets)
    .where('type', 'in', PAYING_REQUESTS)
    .where('settled_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('payout').select('payout.ticket').whereRef('payout.ticket', '=', 'service_request.ticket')),
      ),
    )
    .execute();
}

/** The payee, for the certificate. */
export async function findPayee(db: Db, customerId: number) {
  return db.selectFrom('customer').select(['name', 'client_id']).where('id', '=', customerId).executeTakeFirstOrThrow();
}
