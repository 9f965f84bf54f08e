import type { CalendarDate } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import type { PayoutRow } from '../order/payouts.store.ts';

/** The payout that a token can stop, while it is held and after it was stopped. */
export async function findByStopRight(db: Db, hash: string): Promise<PayoutRow | undefined> {
  return db.selectFrom('payout').selectAll().where('stop_hash', '=', hash).executeTakeFirst();
}

/** The same, locked until the transaction ends, so that two clicks run one after the other. */
export async function lockByStopRight(transaction: Db, hash: string): Promise<PayoutRow | undefined> {
  return transaction.selectFrom('payout').selectAll().where('stop_hash', '=', hash).forUpdate().executeTakeFirst();
}

/**
 * Stopped payouts that continue: staff have declined the stop, or have confirmed it and the customer has given a bank
 * account since.
 */
export async function findCleared(db: Db): Promise<PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`
    select o.* from payout o join service_request r on r.ticket = o.stop_ticket
    where o.state = 'stopped' and o.taken_back_on is null and (r.state = 'declined' or r.state = 'completed' and exists (
      select from service_request n where n.customer_id = o.customer_id and n.type = 'neft-details' and n.state = 'completed'
        and n.made_at > r.settled_at and o.policy_no = any(n.policy_nos))) limit 50`.execute(db);
  return rows;
}

/** A payout, locked until the transaction ends. */
export async function lockPayout(transaction: Db, ticket: string): Promise<PayoutRow | undefined> {
  return transaction.selectFrom('payout').selectAll().where('ticket', '=', ticket).forUpdate().executeTakeFirst();
}

/** Records that nothing is owed for a stopped payout any more. */
export async function markTakenBack(transaction: Db, ticket: string, on: CalendarDate): Promise<void> {
  await transaction.updateTable('payout').set({ taken_back_on: on }).where('ticket', '=', ticket).execute();
}
