import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { PayoutState, PayoutTables } from '../../platform/database/tables/payouts.ts';

/** Whose policy it is: a payout is the policyholder's. */
export async function ownerOf(db: Db, policyNo: string): Promise<number> {
  const { customer_id } = await db
    .selectFrom('policy')
    .select('customer_id')
    .where('policy_no', '=', policyNo)
    .executeTakeFirstOrThrow();
  return customer_id;
}

/** False where the ticket has its payout already. */
export async function insertPayout(db: Db, payout: Insertable<PayoutTables['payout']>): Promise<boolean> {
  const inserted = await db
    .insertInto('payout')
    .values(payout)
    .onConflict((conflict) => conflict.column('ticket').doNothing())
    .returning('ticket')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Adds the next state of a payout. */
export async function addEvent(db: Db, ticket: string, state: PayoutState, at: Date): Promise<void> {
  await sql`
    insert into payout_event (ticket, position, state, at)
    select ${ticket}, coalesce(max(position) + 1, 0), ${state}, ${at}::timestamptz
    from payout_event where ticket = ${ticket}`.execute(db);
}

/** The latest sign-in from a device that was new for the customer. */
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
