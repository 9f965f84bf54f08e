import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { todayInIndia } from '@lifedesk/rules';
import { sql } from 'kysely';
import { seedDemo } from '../../simulators/demo/seed-demo.ts';
import type { Around } from '../platform/database/around-statements.ts';
import { connect, type Db, openEmbedded } from '../platform/database/connect.ts';
import { readSeedSources } from './seed-sources.ts';
import { cloneOnServer, type Recipe } from './server-database.ts';
import { tables } from './tables.ts';

export interface TestDatabase {
  db: Db;
  /** Opens another connection to the same data, as a second node would; null if the engine has only one. */
  another: (() => Promise<Db>) | null;
  close(): Promise<void>;
}

/** Connections of each node, if statements wait for their turn. */
export const CONNECTIONS = 20;

/**
 * A migrated database with the demo people: a copy of a template on the server at `url`, by default
 * `TEST_DATABASE_URL`; otherwise in memory, from a dump that the first test creates.
 */
export async function openTestDatabase(
  now: Date,
  seeded: boolean,
  url: string | null = process.env.TEST_DATABASE_URL ?? null,
  around?: Around,
): Promise<TestDatabase> {
  return url ? openOnServer(url, now, seeded, around) : openInMemory(now, seeded);
}

async function openOnServer(url: string, now: Date, seeded: boolean, around?: Around): Promise<TestDatabase> {
  const database = await cloneOnServer(url, await recipe(now, seeded));
  // A paused statement keeps its connection, so the next one needs another.
  const poolSize = around ? CONNECTIONS : 8;
  const open = () => connect({ url: database.url, poolSize, timeoutMs: null, around });
  const db = await open();
  return {
    db,
    another: open,
    async close() {
      await db.destroy();
      // this takes a while on a busy server, and the next test need not wait for it
      void database.drop().catch(() => {});
    },
  };
}

async function openInMemory(now: Date, seeded: boolean): Promise<TestDatabase> {
  const db = await connect({ pglite: await openEmbedded(undefined, await dumpOf(await recipe(now, seeded))) });
  return { db, another: null, close: () => db.destroy() };
}

/** Puts the same data into a new folder of the embedded engine. */
export async function fillFolder(folder: string, now: Date): Promise<void> {
  const pglite = await openEmbedded(folder, await dumpOf(await recipe(now, true)));
  await pglite.close();
}

/** Depends on the day, because the people's dates do, and on everything that tables and people are made from. */
async function recipe(now: Date, seeded: boolean): Promise<Recipe> {
  const base = tables();
  if (!seeded) return base;
  return {
    from: [base.from, todayInIndia(now), await readSeedSources(), 'with statistics'],
    base,
    fill: async (db) => {
      await seedDemo(db, { now: () => now });
      // as a server that has run for a while: without statistics some queries take six times as long
      await sql`analyze`.execute(db);
    },
  };
}

const CACHE = join(tmpdir(), 'lifedesk-test-databases');

/** Test files run in several processes: the first creates the dump, and the file appears only when complete. */
async function dumpOf({ from, base, fill }: Recipe): Promise<Blob> {
  const file = join(CACHE, `${createHash('sha256').update(JSON.stringify(from)).digest('hex').slice(0, 24)}.tar`);
  const found = await readFile(file).catch(() => null);
  if (found) return new Blob([new Uint8Array(found)]);
  const pglite = await openEmbedded(undefined, base && (await dumpOf(base)));
  const db = await connect({ pglite });
  await fill(db);
  const dump = await pglite.dumpDataDir('none');
  await db.destroy();
  await mkdir(CACHE, { recursive: true });
  const part = join(CACHE, `${randomUUID()}.part`);
  await writeFile(part, new Uint8Array(await dump.arrayBuffer())); // jsdom's files have no stream()
  await rename(part, file);
  return dump;
}
