import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Config } from '../../src/config.ts';
import { connect, type Db } from '../../src/platform/database/connect.ts';
import { createTable } from '../parties/create-table.ts';
import { createSandboxApi } from '../sandbox/create-sandbox-api.ts';
import { createSandboxBackend } from '../sandbox/create-sandbox-backend.ts';

/** A space uses few connections, because a team is few people. */
const POOL_SIZE = 4;

/** A sandbox of its own inside this process: clock, people, outbox, scenarios, files. */
export interface Space {
  /** Answers calls, but does not listen. */
  readonly app: FastifyInstance;
  close(): Promise<void>;
}

/** What the spaces share with the sandbox that they are in. */
export interface Surroundings {
  readonly config: Config;
  readonly db: Db;
  /** The origin of the process. */
  readonly origin: () => string;
}

const schemaOf = (key: string): string => `space_${key}`;

/** Where the embedded engine and the files of a space are, if they are in folders. */
const folderOf = (folder: string, key: string): string => join(dirname(folder), 'spaces', key);

/** Opens the space with this key, and creates what it needs the first time. */
export async function openSpace({ config, db, origin }: Surroundings, key: string): Promise<Space> {
  const { database, files } = config;
  if (database.url) await createTable(db, sql`create schema if not exists ${sql.id(schemaOf(key))}`);
  const own = await connect({
    ...database,
    poolSize: POOL_SIZE,
    schema: schemaOf(key),
    folder: database.folder && join(folderOf(database.folder, key), 'pg'),
  });
  try {
    const backend = await createSandboxBackend(
      {
        ...config,
        publicUrl: `${origin()}/spaces/${key}`,
        files: files.kind === 'folder' ? { kind: 'folder', folder: join(folderOf(files.folder, key), 'files') } : files,
      },
      { db: own },
    );
    const app = await createSandboxApi(backend);
    await app.ready();
    app.jobs.start();
    return {
      app,
      async close() {
        await app.close();
        await backend.close();
        await own.destroy();
      },
    };
  } catch (error) {
    await own.destroy();
    throw error;
  }
}

/** Deletes everything that the space with this key has stored. */
export async function deleteSpace({ config: { database, files }, db }: Surroundings, key: string): Promise<void> {
  if (database.url) await sql`drop schema if exists ${sql.id(schemaOf(key))} cascade`.execute(db);
  const folders = [database.url ? null : database.folder, files.kind === 'folder' ? files.folder : null];
  for (const folder of folders) if (folder) await rm(folderOf(folder, key), { recursive: true, force: true });
}
