import type { CalendarDate } from '@lifedesk/rules';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { ApplicationTables } from '../../platform/database/tables/applications.ts';
import type { BlockRow } from './store.ts';

/** The pause before a block is looked at again; it grows each time nothing has changed. */
// biome-ignore lint/plugin/arithmetic: when to ask again, not money
const AGAIN = sql`least(interval '5 seconds' * power(2, least(asks, 10)), interval '10 minutes')`;

/**
 * Claims blocks that are due, for this node alone. Each gets its next time first, so that a node that dies blocks
 * nothing.
 */
export async function claimBlocks(db: Db, now: Date, most: number): Promise<BlockRow[]> {
  const { rows } = await sql<BlockRow>`
    update application_block set asks = asks + 1, look_at = ${now}::timestamptz + ${AGAIN}
    where block_id in (
      select block_id from application_block
      where state in ('requested', 'blocked', 'debiting', 'releasing') and look_at <= ${now}::timestamptz
      order by look_at limit ${most} for update skip locked)
    returning *`.execute(db);
  return rows;
}

export async function findBlock(db: Db, blockId: string): Promise<BlockRow> {
  return db.selectFrom('application_block').selectAll().where('block_id', '=', blockId).executeTakeFirstOrThrow();
}

export async function insertBlock(db: Db, block: Insertable<ApplicationTables['application_block']>): Promise<void> {
  await db.insertInto('application_block').values(block).execute();
}

/** Changes a block of a locked application. Returns it as it is then. */
export async function setBlock(
  db: Db,
  blockId: string,
  change: Updateable<ApplicationTables['application_block']>,
): Promise<BlockRow> {
  return db
    .updateTable('application_block')
    .set(change)
    .where('block_id', '=', blockId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Releases the blocks of an application in these states, except one. */
export async function setReleasing(
  db: Db,
  applicationNo: string,
  {
    states,
    releaseBy,
    now,
    except = '',
  }: {
    states: readonly ('requested' | 'blocked')[];
    releaseBy: CalendarDate;
    now: Date;
    except?: string;
  },
): Promise<void> {
  await db
    .updateTable('application_block')
    .set({ state: 'releasing', release_by: releaseBy, look_at: now, asks: 0 })
    .where('application_no', '=', applicationNo)
    .where('state', 'in', states)
    .where('block_id', '<>', except)
    .execute();
}

/** Ends a block whose last day was before this one. Returns undefined if another node has done it. */
export async function setLapsed(db: Db, blockId: string, today: CalendarDate): Promise<BlockRow | undefined> {
  return db
    .updateTable('application_block')
    .set((e) => ({ state: 'lapsed', ended_on: e.ref('blocked_until') }))
    .where('block_id', '=', blockId)
    .where('state', '=', 'blocked')
    .where('blocked_until', '<', today)
    .returningAll()
    .executeTakeFirst();
}

/** Records a message about a block, once: that it ends, or that it is released late. */
export async function markAnnounced(
  db: Db,
  blockId: string,
  { state, column, at }: { state: 'blocked' | 'releasing'; column: 'warned_at' | 'escalated_at'; at: Date },
): Promise<BlockRow | undefined> {
  return db
    .updateTable('application_block')
    .set({ [column]: at })
    .where('block_id', '=', blockId)
    .where('state', '=', state)
    .where(column, 'is', null)
    .returningAll()
    .executeTakeFirst();
}
