import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { PayoutRow } from './payouts.store.ts';

/** The payout that a right to stop is for, as long as it is held, and after it was stopped. */
export async function findByStopRight(db: Db, hash: string): Promise<PayoutRow | undefined> {
  return db.selectFrom('payout').selectAll().where('stop_hash', '=', hash).executeTakeFirst();
}

/** The same, locked until the transaction ends, so that two presses come one after the other. */
export async function lockByStopRight(transaction: Db, hash: string): Promise<PayoutRow | undefined> {
  return transaction.selectFrom('payout').selectAll().where('stop_hash', '=', hash).forUpdate().executeTakeFirst();
}

/** Payouts that were stopped, whose stop people have declined: they go on. */
export async function findCleared(db: Db): Promise<PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`
    select o.* from payout o join service_request r on r.ticket = o.stop_ticket
    where o.state = 'stopped' and r.state = 'declined' limit 50`.execute(db);
  return rows;
}
