import { sql } from 'kysely';
import type { Db } from '../platform/database/connect.ts';
import { isDeadlock } from '../platform/database/deadlock.ts';
import type { FileName } from './book-file.ts';
import { inParallel } from './in-parallel.ts';
import { lineRanges, working } from './working-tables.ts';
import { writeCustomers } from './write-customers.ts';
import { writePolicies } from './write-policies.ts';
import { writeRequests } from './write-requests.ts';

/** Lines that are written in one transaction. */
const RANGE = 1_000;
const TRIES = 10;

/** Writes the lines of a range that are not in the database yet, with everything that belongs to them. */
type Write = (transaction: Db, from: number, to: number) => Promise<void>;

/** Each needs the ones before. A policy is written with its due, nominees and holdings. */
const WRITES: readonly (readonly [FileName, Write])[] = [
  ['customers', writeCustomers],
  ['policies', writePolicies],
  ['requests', writeRequests],
];

/** Divides the files into the ranges that are still to be written. */
export async function planWriting(db: Db): Promise<void> {
  await sql`delete from ${working('chunk')}`.execute(db);
  for (const [name] of WRITES) {
    const ranges = await lineRanges(db, name, RANGE);
    await sql`insert into ${working('chunk')} (file, from_line, to_line)
      select ${name}, (r.range ->> 0)::bigint, (r.range ->> 1)::bigint from jsonb_array_elements(${JSON.stringify(ranges)}::jsonb) r(range)`.execute(
      db,
    );
  }
}

interface Chunk {
  readonly id: number;
  readonly from_line: number;
  readonly to_line: number;
}

/**
 * Writes every range that is not written yet, each in a transaction that also records that it is.
 * @param onProgress is called after each range with the lines that are done
 */
export async function writeBook(db: Db, onProgress: (file: FileName, lines: number) => void): Promise<void> {
  for (const [name, write] of WRITES) {
    const { rows: chunks } = await sql<Chunk>`
      select id, from_line, to_line from ${working('chunk')} where file = ${name} and not is_done order by id`.execute(
      db,
    );
    let lines = 0;
    await inParallel(chunks, async (chunk) => {
      await writeChunk(db, chunk, write);
      lines += RANGE;
      onProgress(name, lines);
    });
  }
  // without fresh statistics the planner would assume empty tables
  for (const table of ['customer', 'policy', 'policy_nominee', 'fund_holding', 'service_request'])
    await sql`analyze ${sql.table(table)}`.execute(db);
}

/** Two ranges may raise the versions of the same customers in different order. */
async function writeChunk(db: Db, { id, from_line, to_line }: Chunk, write: Write): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      return await db.transaction().execute(async (transaction) => {
        await write(transaction, from_line, to_line);
        await sql`update ${working('chunk')} set is_done = true where id = ${id}`.execute(transaction);
      });
    } catch (error) {
      if (tries === TRIES || !isDeadlock(error)) throw error;
    }
}
