import { sql } from 'kysely';
import type { Db } from '../platform/database/connect.ts';
import { meanwhile } from './meanwhile.ts';

/** Makes every insert and update of a table's row with this value fail while a test runs, as a row does that no code expected. */
export const whileRowFails = (
  db: Db,
  table: string,
  column: string,
  value: string,
  test: () => Promise<void>,
): Promise<void> =>
  meanwhile(
    async () => {
      await sql`create function poison() returns trigger language plpgsql as
        'begin raise exception ''poisoned''; end'`.execute(db);
      await sql`create trigger poison before insert or update on ${sql.table(table)}
        for each row when (new.${sql.id(column)} = ${sql.lit(value)}) execute function poison()`.execute(db);
    },
    async () => sql`drop function poison cascade`.execute(db),
    test,
  );
