import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { todayInIndia } from '@lifedesk/rules';
import { sql } from 'kysely';
import { seedDemo } from '../../simulators/demo/seed-demo.ts';
import { connect, type Db, openEmbedded } from '../platform/database/connect.ts';
import { migrate, readMigrations } from '../platform/database/migrate.ts';
import { installQueue } from '../platform/queue/queue.ts';
import { readSeedSources } from './seed-sources.ts';

export interface TestDatabase {
  db: Db;
  /** Opens another connection to the same data, as a second node would; null where the engine takes only one. */
  another: (() => Promise<Db>) | null;
  close(): Promise<void>;
}

/**
 * A migrated database with the demo people: in a schema of its own on the server of `TEST_DATABASE_URL`, else in memory.
 * The embedded one starts from a dump that the first test of a day makes.
 */
export async function openTestDatabase(now: Date, seeded: boolean): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? openOnServer(url, now, seeded) : openInMemory(now, seeded);
}

async function openOnServer(url: string, now: Date, seeded: boolean): Promise<TestDatabase> {
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = await connect({ url, poolSize: 1 });
  await sql`create schema ${sql.id(schema)}`.execute(admin);
  const open = () => connect({ url, schema, poolSize: 8 });
  const db = await open();
  await migrate(db);
  if (seeded) await seedDemo(db, { now: () => now });
  return {
    db,
    another: open,
    async close() {
      await db.destroy();
      await sql`drop schema if exists ${sql.id(schema)}, ${sql.id(`${schema}_queue`)} cascade`.execute(admin);
      await admin.destroy();
    },
  };
}

async function openInMemory(now: Date, seeded: boolean): Promise<TestDatabase> {
  const dump = new Blob([new Uint8Array(await (seeded ? seededDump(now) : emptyDump()))]);
  const db = await connect({ pglite: await openEmbedded(undefined, dump) });
  return { db, another: null, close: () => db.destroy() };
}

const CACHE = join(tmpdir(), 'lifedesk-test-databases');

/** Depends on the day, since the people's dates do, and on everything that the content is made from. */
async function seededDump(now: Date): Promise<Buffer> {
  const key = createHash('sha256').update(
    JSON.stringify([todayInIndia(now), readMigrations(), await readSeedSources()]),
  );
  return cached(`seeded-${key.digest('hex').slice(0, 24)}`, (db) => seedDemo(db, { now: () => now }));
}

async function emptyDump(): Promise<Buffer> {
  const key = createHash('sha256').update(JSON.stringify(readMigrations()));
  return cached(`empty-${key.digest('hex').slice(0, 24)}`, async () => {});
}

/** Test files run in processes of their own: whoever is first makes it, and a file appears only whole. */
async function cached(name: string, fill: (db: Db) => Promise<void>): Promise<Buffer> {
  const file = join(CACHE, `${name}.tar`);
  const found = await readFile(file).catch(() => null);
  if (found) return found;
  const pglite = await openEmbedded();
  const db = await connect({ pglite });
  await migrate(db);
  await installQueue(db);
  await fill(db);
  const dump = Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer());
  await db.destroy();
  await mkdir(CACHE, { recursive: true });
  const part = join(CACHE, `${randomUUID()}.part`);
  await writeFile(part, dump);
  await rename(part, file);
  return dump;
}
