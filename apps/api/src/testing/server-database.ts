import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { connect, type Db } from '../platform/database/connect.ts';

/** A separate database on a server, deleted when it is dropped. */
export interface ServerDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** How a template database is made. */
export interface Recipe {
  /** Everything that it depends on: the template is recreated if any of it changes. */
  readonly from: unknown;
  /** What it is copied from; an empty database if missing. */
  readonly base?: Recipe;
  readonly fill: (db: Db) => Promise<void>;
}

/** Any number works; it makes test files that start together create a template once. */
const LOCK = 4_200_020;
const PREFIX = 'lifedesk_test';

/** The same server, another database. */
function databaseOn(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/**
 * A copy of a template on the server, which takes a fraction of the time of migrating and seeding. The URL's user must
 * be allowed to create databases.
 */
export async function cloneOnServer(url: string, recipe: Recipe): Promise<ServerDatabase> {
  const admin = await connect({ url, poolSize: 1, timeoutMs: null });
  try {
    const name = `${PREFIX}_${today()}_${randomUUID().replaceAll('-', '')}`;
    await copy(admin, await templateOf(admin, url, recipe), name);
    return { url: databaseOn(url, name), drop: () => drop(url, name) };
  } finally {
    await admin.destroy();
  }
}

/** Copying the files takes half as long as logging each page. It needs PostgreSQL 15. */
const copy = (admin: Db, template: string, name: string) =>
  sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`.execute(admin);

/**
 * The template's name. The first call creates it.
 * @param admin one connection to the URL's server
 */
export async function templateOf(admin: Db, url: string, recipe: Recipe): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(recipe.from)).digest('hex').slice(0, 24);
  const template = `${PREFIX}_${today()}_template_${hash}`;
  if (await exists(admin, template)) return template;
  const base = recipe.base ? await templateOf(admin, url, recipe.base) : 'template1';
  await make(admin, url, template, base, recipe.fill);
  return template;
}

/** Creates it under a lock, and renames it only once it is complete. */
async function make(admin: Db, url: string, template: string, base: string, fill: Recipe['fill']): Promise<void> {
  await admin.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(connection);
    try {
      if (await exists(connection, template)) return;
      await dropOld(connection);
      const draft = `${template}_draft`;
      await sql`drop database if exists ${sql.id(draft)} with (force)`.execute(connection);
      await copy(connection, base, draft);
      const db = await connect({ url: databaseOn(url, draft), poolSize: 4, timeoutMs: null });
      try {
        await fill(db);
      } finally {
        await db.destroy();
      }
      await sql`alter database ${sql.id(draft)} rename to ${sql.id(template)}`.execute(connection);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection);
    }
  });
}

/** Drops leftovers of earlier days on a long-lived server: their templates, and databases of aborted runs. */
async function dropOld(admin: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select datname as name from pg_database where datname ~ ${`^${PREFIX}_\\d{8}_`}
      and substring(datname from '\\d{8}')::date < current_date - 1`.execute(admin);
  for (const { name } of rows) await sql`drop database if exists ${sql.id(name)} with (force)`.execute(admin);
}

async function drop(url: string, name: string): Promise<void> {
  const admin = await connect({ url, poolSize: 1, timeoutMs: null });
  await sql`drop database if exists ${sql.id(name)} with (force)`.execute(admin);
  await admin.destroy();
}

async function exists(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(db);
  return rows.length > 0;
}

const today = (): string => new Date().toISOString().slice(0, 10).replaceAll('-', '');
