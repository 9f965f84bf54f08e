import { type Kysely, sql } from 'kysely';
import { createTable } from '../parties/create-table.ts';

/** A block as UPI stores it. */
export interface StoredBlock {
  readonly blockId: string;
  /** Paise. */
  readonly amount: number;
  readonly purpose: string;
  readonly state: 'requested' | 'blocked' | 'debited' | 'refused' | 'ended';
  readonly debited: number;
  readonly approveBy: string;
  /** When an approved block falls away by itself. */
  readonly endsAt?: string;
  /** When it entered its state; a late one is in the future. */
  readonly at: string;
}

export interface BlockStore {
  /** Stores the block unless one with its id exists. Returns the stored one. */
  add(block: StoredBlock): Promise<StoredBlock>;
  find(blockId: string): Promise<StoredBlock | undefined>;
  /** Replaces the block if it is still in the state that was read. */
  move(from: StoredBlock, to: StoredBlock): Promise<boolean>;
  /** All blocks, oldest first. */
  all(): Promise<StoredBlock[]>;
}

/** Stores the blocks in a table of its own, which belongs to the simulator and not to the product. */
export async function blockStore<Tables>(db: Kysely<Tables>): Promise<BlockStore> {
  await createTable(
    db,
    sql`create table if not exists sandbox_upi_block (
      block_id text primary key, position bigint generated always as identity, state text not null, body jsonb not null)`,
  );
  const find = async (blockId: string): Promise<StoredBlock | undefined> =>
    (await sql<{ body: StoredBlock }>`select body from sandbox_upi_block where block_id = ${blockId}`.execute(db))
      .rows[0]?.body;
  return {
    async add(block) {
      await sql`insert into sandbox_upi_block (block_id, state, body)
        values (${block.blockId}, ${block.state}, ${JSON.stringify(block)}::jsonb) on conflict do nothing`.execute(db);
      const kept = await find(block.blockId);
      if (!kept) throw new Error('the block could not be stored');
      return kept;
    },
    find,
    async move(from, to) {
      const { rows } = await sql`update sandbox_upi_block set state = ${to.state}, body = ${JSON.stringify(to)}::jsonb
        where block_id = ${from.blockId} and state = ${from.state} returning block_id`.execute(db);
      return rows.length > 0;
    },
    all: async () =>
      (await sql<{ body: StoredBlock }>`select body from sandbox_upi_block order by position`.execute(db)).rows.map(
        ({ body }) => body,
      ),
  };
}
