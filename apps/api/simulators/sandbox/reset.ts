import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/connect.ts';
import { seedCases } from '../demo/seed-cases.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import type { SandboxState } from './sandbox-state.ts';

/** Filled by migrations, or part of the installation itself. */
const KEPT = [
  'migration',
  'installation',
  'sandbox_state',
  'published',
  'policy_status',
  'ledger_account',
  'envelope_key',
  'envelope_seen',
  'content_page',
  'content_question',
  'content_banner',
  'content_search',
];

/** Empties every table of demo and usage data and begins again with the people of the first day, at the real time. */
export async function resetSandbox(db: Db, state: SandboxState): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace`.execute(db);
  const names = rows.map((row) => row.name).filter((name) => !KEPT.includes(name));
  await state.clear();
  await sql`truncate ${sql.join(names.map((name) => sql.table(name)))} restart identity`.execute(db);
  await seedDemo(db, state.clock);
  await seedCases(db);
}
