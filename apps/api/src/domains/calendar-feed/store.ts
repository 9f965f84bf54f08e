import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { CalendarFeedTables, EventRevisions } from '../../platform/database/tables/calendar-feed.ts';

export type FeedRow = Selectable<CalendarFeedTables['calendar_feed']>;

/** The stored columns of an address. */
type Address = Pick<FeedRow, 'token_hash' | 'idempotency_key' | 'address_at' | 'fetched_at'>;

const on = (db: Db) => db.selectFrom('calendar_feed').selectAll().where('revoked_at', 'is', null);

/** A customer's active feed. */
export const findFeedOf = (db: Db, customerId: number): Promise<FeedRow | undefined> =>
  on(db).where('customer_id', '=', customerId).executeTakeFirst();

/** The feed that a key created or renewed, active or not. */
export const findFeedByKey = (db: Db, customerId: number, key: string): Promise<FeedRow | undefined> =>
  db
    .selectFrom('calendar_feed')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

export const findFeedByHash = (db: Db, tokenHash: string): Promise<FeedRow | undefined> =>
  on(db).where('token_hash', '=', tokenHash).executeTakeFirst();

/** The same, locked until the transaction ends, so that it cannot be turned off meanwhile. */
export const lockFeedByHash = (db: Db, tokenHash: string): Promise<FeedRow | undefined> =>
  on(db).where('token_hash', '=', tokenHash).forUpdate().executeTakeFirst();

export async function insertFeed(db: Db, feed: Insertable<CalendarFeedTables['calendar_feed']>): Promise<void> {
  await db.insertInto('calendar_feed').values(feed).execute();
}

/** Replaces the token of a feed, unless the feed was turned off. */
export async function replaceToken(
  db: Db,
  id: string,
  { token_hash, idempotency_key, address_at, fetched_at }: Address,
): Promise<void> {
  await db
    .updateTable('calendar_feed')
    .set({ token_hash, idempotency_key, address_at, fetched_at })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Turns the feed off and deletes its revisions. */
export async function revokeFeed(db: Db, customerId: number, now: Date): Promise<void> {
  await db
    .updateTable('calendar_feed')
    .set({ revoked_at: now, revisions: {} })
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .execute();
}

export async function markFetched(db: Db, id: string, now: Date, revisions: EventRevisions): Promise<void> {
  await db.updateTable('calendar_feed').set({ fetched_at: now, revisions }).where('id', '=', id).execute();
}
