import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import type { PayoutTables } from '../../../platform/database/tables/payouts.ts';
import type { RequestState } from '../../../platform/database/tables/requests.ts';
import type { PayoutRow } from '../order/payouts.store.ts';

export type PayoutEvent = Selectable<PayoutTables['payout_event']>;
/** With the state of the request by which people look into a stop; null where it was never stopped. */
export type ListedPayout = PayoutRow & { plan_name: string; stop_state: RequestState | null };

/** As many as an answer carries. */
const MOST = 200;

const listed = (db: Db, customerId: number) =>
  db
    .selectFrom('payout as o')
    .innerJoin('policy as p', 'p.policy_no', 'o.policy_no')
    .innerJoin('plan as pl', 'pl.code', 'p.plan_code')
    .leftJoin('service_request as r', 'r.ticket', 'o.stop_ticket')
    .where('o.customer_id', '=', customerId)
    .selectAll('o')
    .select(['pl.name as plan_name', 'r.state as stop_state']);

/** Payouts of the customer, the newest first; of a policy where one is named. */
export async function findPayouts(db: Db, customerId: number, policyNo?: string): Promise<ListedPayout[]> {
  return listed(db, customerId)
    .$if(policyNo !== undefined, (q) => q.where('o.policy_no', '=', policyNo ?? ''))
    .orderBy('o.ordered_at', 'desc')
    .orderBy('o.ticket')
    .limit(MOST)
    .execute();
}

/** The payout of a ticket; undefined where it is another customer's. */
export async function findPayout(db: Db, customerId: number, ticket: string): Promise<ListedPayout | undefined> {
  return listed(db, customerId).where('o.ticket', '=', ticket).executeTakeFirst();
}

/** The states of payouts, in their order. */
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

/** The payouts that requests have led to. */
export async function findPayoutsOfRequests(db: Db, tickets: readonly string[]): Promise<PayoutRow[]> {
  if (tickets.length === 0) return [];
  return db.selectFrom('payout').selectAll().where('ticket', 'in', tickets).execute();
}

/** Who gets a payout, for its certificate. */
export async function findPayee(db: Db, customerId: number) {
  return db.selectFrom('customer').select(['name', 'client_id']).where('id', '=', customerId).executeTakeFirstOrThrow();
}
