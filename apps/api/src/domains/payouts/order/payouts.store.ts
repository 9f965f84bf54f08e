import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import type { PayoutState, PayoutTables } from '../../../platform/database/tables/payouts.ts';

export type PayoutRow = Selectable<PayoutTables['payout']>;

/** The policy's owner, who receives the payout. */
export async function ownerOf(db: Db, policyNo: string): Promise<number> {
  const { customer_id } = await db
    .selectFrom('policy')
    .select('customer_id')
    .where('policy_no', '=', policyNo)
    .executeTakeFirstOrThrow();
  return customer_id;
}

/** Returns false if the request already has a payout. */
export async function insertPayout(db: Db, payout: Insertable<PayoutTables['payout']>): Promise<boolean> {
  const inserted = await db
    .insertInto('payout')
    .values(payout)
    .onConflict((conflict) => conflict.column('ticket').doNothing())
    .returning('ticket')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Adds a payout's next state. */
export async function addEvent(db: Db, ticket: string, state: PayoutState, at: Date): Promise<void> {
  await sql`
    insert into payout_event (ticket, position, state, at)
    select ${ticket}, coalesce(max(position) + 1, 0), ${state}, ${at}::timestamptz
    from payout_event where ticket = ${ticket}`.execute(db);
}

/** The customer's latest sign-in from a new device. */
export async function findNewDevice(db: Db, customerId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('new_device')
    .select('at')
    .where('customer_id', '=', customerId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** The pause before a payout is processed again; it grows each time nothing has changed. */
const AGAIN = sql`least(interval '15 seconds' * power(2, least(asks, 10)), interval '10 minutes')`;

/**
 * Claims payouts that are due for processing, for this node alone. Each gets its next time first, so that a node that
 * dies blocks nothing.
 */
export async function claimPayouts(db: Db, now: Date, limit: number): Promise<PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`
    update payout set asks = asks + 1, look_at = ${now}::timestamptz + ${AGAIN}
    where ticket in (
      select ticket from payout where state in ('held', 'owed', 'sent', 'returned') and look_at <= ${now}::timestamptz
      order by look_at limit ${limit} for update skip locked)
    returning *`.execute(db);
  return rows;
}

/**
 * Moves a payout from the state that was read to another, with its event, and makes it due at once. Returns false if
 * another call has moved it meanwhile. No other statement changes a state.
 */
export async function movePayout(
  transaction: Db,
  { ticket, state, tries }: Pick<PayoutRow, 'ticket' | 'state' | 'tries'>,
  to: PayoutState,
  now: Date,
  change: Updateable<PayoutTables['payout']> = {},
): Promise<boolean> {
  const moved = await transaction
    .updateTable('payout')
    .set({ ...change, state: to, look_at: now, asks: 0 })
    .where('ticket', '=', ticket)
    .where('state', '=', state)
    .where('tries', '=', tries)
    .executeTakeFirst();
  if (moved.numUpdatedRows === 0n) return false;
  await addEvent(transaction, ticket, to, now);
  return true;
}

/** The policy's account, if it is verified. Payouts go to no other. */
export async function findVerifiedAccount(db: Db, policyNo: string) {
  return db
    .selectFrom('bank_account as b')
    .innerJoin('policy as p', 'p.policy_no', 'b.policy_no')
    .innerJoin('customer as c', 'c.id', 'p.customer_id')
    .where('b.policy_no', '=', policyNo)
    .where('c.neft_qc_status', '=', 'verified')
    .select(['b.account_no', 'b.ifsc', 'b.holder_name'])
    .executeTakeFirst();
}

/** Stores the hash of the token that can stop a held payout. */
export async function saveStopRight(db: Db, ticket: string, hash: string): Promise<void> {
  await db
    .updateTable('payout')
    .set({ stop_hash: hash })
    .where('ticket', '=', ticket)
    .where('state', '=', 'held')
    .execute();
}

/** Contacts from before a change, oldest first. */
export async function findFormerContacts(db: Db, customerId: number) {
  return db
    .selectFrom('former_contact')
    .select(['channel', 'value', 'replaced_at'])
    .where('customer_id', '=', customerId)
    .orderBy('replaced_at')
    .orderBy('id')
    .execute();
}

/** Records that the message about the hold was sent. */
export async function markHoldAnnounced(db: Db, ticket: string, now: Date): Promise<void> {
  await db
    .updateTable('payout')
    .set({ hold_told_at: now })
    .where('ticket', '=', ticket)
    .where('state', '=', 'held')
    .execute();
}
