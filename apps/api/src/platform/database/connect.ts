import { mkdirSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { type Around, aroundStatements } from './around-statements.ts';
import { holdFolder } from './folder-lock.ts';
import { nameOf, prepareStatements } from './prepare-statements.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

export interface DbOptions {
  /** A PostgreSQL server. */
  url?: string | null;
  /** Folder of the embedded engine; without one it lives in memory. */
  folder?: string | null;
  poolSize?: number;
  /** Milliseconds that a statement may take; null for work that waits as long as it takes, such as migrations. */
  timeoutMs?: number | null;
  /** Whether connections keep their statements; off behind a pooler that cannot. */
  prepare?: boolean;
  /** PostgreSQL schema to work in; the tests give each file its own. */
  schema?: string;
  /** An embedded engine that is already open. */
  pglite?: PGlite;
  /** Runs each statement on a server, for tests; without it they run at once. */
  around?: Around | undefined;
}

type DirectQuery = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;
const directQueries = new WeakMap<Db, DirectQuery>();

/**
 * Asks past the query builder, which costs more than what it would build here: for the one question of nearly every call.
 * Never inside a transaction, of which it knows nothing.
 */
export async function askDirectly<Row>(db: Db, text: string, values: unknown[]): Promise<Row[]> {
  const ask = directQueries.get(db);
  if (!ask) throw new Error('this is no connection that was opened here');
  return (await ask(text, values)).rows as Row[];
}

/** Opens PostgreSQL: a server where a URL is given, else the embedded engine in a folder or in memory. */
export async function connect(options: DbOptions): Promise<Db> {
  return options.url ? connectServer(options.url, options) : connectEmbedded(options);
}

async function connectServer(
  connectionString: string,
  { poolSize = 10, prepare = true, timeoutMs = 30_000, schema, around }: DbOptions,
): Promise<Db> {
  const { default: pg } = await import('pg');
  const { builtins } = pg.types;
  const parsers = new Map<number, (text: string) => unknown>([
    [builtins.DATE, String],
    [builtins.INT8, toSafeInteger],
  ]);
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    ...(timeoutMs === null ? {} : { connectionTimeoutMillis: 5_000, query_timeout: timeoutMs }),
    // A new connection takes the computer's time, which no order decides.
    ...(around ? { idleTimeoutMillis: 0 } : {}),
    ...(schema ? { options: `-c search_path=${schema}` } : {}),
    types: {
      getTypeParser: ((oid: number, format: 'text') =>
        parsers.get(oid) ?? pg.types.getTypeParser(oid, format)) as never,
    },
  });
  // A connection may break while it is idle, or between two statements. The next query on it fails, and the pool replaces
  // it; without listeners the event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    if (prepare) prepareStatements(client);
    if (around) aroundStatements(client, around);
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  directQueries.set(db, (text, values) =>
    pool.query(prepare ? { name: nameOf(text), text, values } : { text, values }),
  );
  return db;
}

async function connectEmbedded({ folder, pglite }: DbOptions): Promise<Db> {
  if (pglite) return overEmbedded(pglite);
  const release = folder ? holdFolder(folder) : () => {};
  if (folder) mkdirSync(folder, { recursive: true });
  try {
    return overEmbedded(await openEmbedded(folder ?? undefined));
  } catch (error) {
    release();
    throw error;
  }
}

function overEmbedded(pglite: PGlite): Db {
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  directQueries.set(db, (text, values) => pglite.query(text, values));
  return db;
}

/** Opens the embedded engine with the same reading of dates and 64-bit integers as on a server. */
export async function openEmbedded(folder?: string, dump?: Blob): Promise<PGlite> {
  const { PGlite, types } = await import('@electric-sql/pglite');
  return PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(dump ? { loadDataDir: dump } : {}),
    parsers: { [types.DATE]: (text: string) => text, [types.INT8]: toSafeInteger },
  });
}

/** Amounts are paise in 64 bits; beyond 2^53 JavaScript would round them, so it is an error instead. */
function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('an integer of the database does not fit a JavaScript number');
  return value;
}
