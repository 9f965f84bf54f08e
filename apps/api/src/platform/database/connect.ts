import { mkdirSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import type { ClientBase } from 'pg';
import { type Around, aroundStatements } from './around-statements.ts';
import { BrokenFolderError, FolderInUseError, holdFolder } from './folder-lock.ts';
import { nameOf, prepareStatements } from './prepare-statements.ts';
import { ReadOnlyDatabaseError } from './read-only-database.ts';
import { inStatementSpan } from './statement-span.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

export interface DbOptions {
  /** A PostgreSQL server. */
  url?: string | null;
  /** Folder of the embedded engine; in memory if missing. */
  folder?: string | null;
  poolSize?: number;
  /** Statement timeout in milliseconds; null for work that may take any time, such as migrations. */
  timeoutMs?: number | null;
  /** Whether connections keep prepared statements; off behind a pooler that cannot. */
  prepare?: boolean;
  /** PostgreSQL schema; the tests give each file its own. */
  schema?: string;
  /** An embedded engine that is already open. */
  pglite?: PGlite;
  /** Whether each statement on a server is a span. */
  traced?: boolean | undefined;
  /** Runs each statement on a server, for tests; without it they run directly. */
  around?: Around | undefined;
}

/** How long a connection may be idle, in milliseconds. */
const IDLE_MS = 5 * 60_000;

type DirectQuery = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;
const directQueries = new WeakMap<Db, DirectQuery>();

/**
 * Bypasses the query builder, whose overhead exceeds this query's cost: for the one query of nearly every call. Never
 * call it inside a transaction, which it ignores.
 */
export async function queryDirectly<Row>(db: Db, text: string, values: unknown[]): Promise<Row[]> {
  const ask = directQueries.get(db);
  if (!ask) throw new Error('this connection was not opened by connect()');
  return (await ask(text, values)).rows as Row[];
}

/** Opens PostgreSQL: a server if a URL is given, otherwise the embedded engine in a folder or in memory. */
export async function connect(options: DbOptions): Promise<Db> {
  return options.url ? connectServer(options.url, options) : connectEmbedded(options);
}

async function connectServer(
  connectionString: string,
  { poolSize = 10, prepare = true, timeoutMs = 30_000, schema, around, traced = false }: DbOptions,
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
    // Opening a connection costs more than a call. In tests that order statements they stay open: opening takes real time.
    idleTimeoutMillis: around ? 0 : IDLE_MS,
    ...(schema ? { options: `-c search_path=${schema}` } : {}),
    onConnect: refuseReadOnly,
    types: {
      getTypeParser: ((oid: number, format: 'text') =>
        parsers.get(oid) ?? pg.types.getTypeParser(oid, format)) as never,
    },
  });
  // A connection may break while idle or between two statements. Its next query fails and the pool replaces it; without
  // listeners the event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    if (prepare) prepareStatements(client);
    if (around) aroundStatements(client, around);
    if (traced) aroundStatements(client, inStatementSpan);
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  directQueries.set(db, (text, values) =>
    pool.query(prepare ? { name: nameOf(text), text, values } : { text, values }),
  );
  return db;
}

/**
 * Refuses a replica, which may lack what was written a moment ago, as libpq does with `target_session_attrs=read-write`.
 * A read of it would lead to a wrong decision, such as a premium accepted twice.
 */
async function refuseReadOnly(client: ClientBase): Promise<void> {
  const { rows } = await client.query(`select current_setting('transaction_read_only') as read_only`);
  if (rows[0].read_only === 'on') throw new ReadOnlyDatabaseError();
}

async function connectEmbedded({ folder, pglite }: DbOptions): Promise<Db> {
  if (pglite) return overEmbedded(pglite);
  if (!folder) return overEmbedded(await openEmbedded());
  try {
    return await openLocked(folder);
  } catch (cause) {
    if (cause instanceof FolderInUseError) throw cause;
    throw new BrokenFolderError(folder, cause);
  }
}

async function openLocked(folder: string): Promise<Db> {
  const release = holdFolder(folder);
  try {
    mkdirSync(folder, { recursive: true });
    return overEmbedded(await openEmbedded(folder));
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

/** Opens the embedded engine, parsing dates and 64-bit integers as on a server. */
export async function openEmbedded(folder?: string, dump?: Blob): Promise<PGlite> {
  const { PGlite, types } = await import('@electric-sql/pglite');
  return PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(dump ? { loadDataDir: dump } : {}),
    parsers: { [types.DATE]: (text: string) => text, [types.INT8]: toSafeInteger },
  });
}

/** Amounts are 64-bit paise. JavaScript would round them beyond 2^53, so that is an error instead. */
function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('an integer in the database does not fit a JavaScript number');
  return value;
}
