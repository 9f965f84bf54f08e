import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { errorCode } from '../error-code.ts';
import type { Db } from './connect.ts';
import { isDeadlock } from './deadlock.ts';
import { splitStatements } from './split-statements.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
const NAME = /^(\d{3})-[a-z0-9-]+\.sql$/;
/** Any number works, as long as every version of the program uses the same. */
const LOCK = 4_200_017;
/** Shorter than the second after which PostgreSQL ends one of two transactions in a deadlock: it may be a live call. */
const LOCK_TIMEOUT_MS = 400;
const TRIES = 150;
const PAUSE_MS = 100;

export interface Migration {
  readonly name: string;
  readonly text: string;
}

/** The numbered SQL files, in order. Throws if a name is malformed or a number is used twice. */
export function readMigrations(folder = FOLDER): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const seen = new Set<string>();
  for (const name of names) {
    const number = NAME.exec(name)?.[1];
    if (!number) throw new Error(`migration ${name} is not named NNN-what-it-does.sql`);
    if (seen.has(number)) throw new Error(`two migrations are numbered ${number}`);
    seen.add(number);
  }
  return names.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

/**
 * Migrates the schema and returns the names of the applied files. Each file runs in its own transaction under an
 * advisory lock, so that nodes that start together apply it once. The lock ends with the transaction: a pooler may give
 * the next one another session, which would leave a session's lock behind. A file that waits for a lock of a live call
 * gives up soon and starts again, so that it neither stops the calls nor ends in a deadlock with one.
 */
export async function migrate(db: Db, migrations = readMigrations()): Promise<string[]> {
  const done = await withLock(db, async (transaction) => {
    await sql`create table if not exists migration (
      name text primary key, applied_at timestamptz not null default now())`.execute(transaction);
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(transaction);
    return new Set(rows.map((row) => row.name));
  });
  const applied: string[] = [];
  for (const migration of migrations.filter(({ name }) => !done.has(name)))
    if (await withLock(db, (transaction) => apply(transaction, migration))) applied.push(migration.name);
  return applied;
}

/** The names of the files that have not been applied, in order. */
export async function missingMigrations(db: Db, migrations = readMigrations()): Promise<string[]> {
  const { rows: tables } = await sql<{ there: boolean }>`select to_regclass('migration') is not null as there`.execute(
    db,
  );
  const { rows } = tables[0]?.there
    ? await sql<{ name: string }>`select name from migration`.execute(db)
    : { rows: [] };
  const done = new Set(rows.map(({ name }) => name));
  return migrations.map(({ name }) => name).filter((name) => !done.has(name));
}

async function withLock<Result>(db: Db, work: (transaction: Db) => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++)
    try {
      return await db.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
        await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(transaction);
        return work(transaction);
      });
    } catch (error) {
      if (tries === TRIES || !isBusy(error)) throw error;
      await pause(PAUSE_MS);
    }
}

const isBusy = (error: unknown): boolean => isDeadlock(error) || errorCode(error) === '55P03';

/** Returns whether it did: another node may have applied the file in the meantime. */
async function apply(transaction: Db, { name, text }: Migration): Promise<boolean> {
  const { rows } = await sql`select from migration where name = ${name}`.execute(transaction);
  if (rows.length > 0) return false;
  for (const statement of splitStatements(text)) await sql.raw(statement).execute(transaction);
  await sql`insert into migration (name) values (${name})`.execute(transaction);
  return true;
}
