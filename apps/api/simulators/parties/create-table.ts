import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Any number works, as long as all simulators use the same. */
const LOCK = 4_200_021;

/**
 * Runs statements such as `create table if not exists` in one transaction, one node at a time: PostgreSQL itself fails if
 * two of them create a table at the same moment.
 */
export function createTable<Tables>(db: Kysely<Tables>, ...statements: RawBuilder<unknown>[]): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
    for (const statement of statements) await statement.execute(transaction);
  });
}
