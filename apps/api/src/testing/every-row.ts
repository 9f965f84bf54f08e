import { sql } from 'kysely';
import type { Db } from '../platform/database/connect.ts';

/** Every row of every table as text, as a dump shows it. */
export async function everyRow(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db);
  const texts = [];
  for (const { name } of rows)
    texts.push(
      (await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(db)).rows
        .map(({ text }) => text)
        .join('\n'),
    );
  return texts.join('\n');
}
