import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { basename, join } from 'node:path';
import type { Db, DbOptions } from '../../platform/database/connect.ts';
import { connectionsEnd, named } from './connections-end.ts';

const API = join(import.meta.dirname, '../../..');
const BUNDLER = join(API, '../../tools/testing/bundle-program.ts');

/** Each program in one file, once in a run: it is started dozens of times, and to load all its modules takes longest. */
const bundles = new Map<string, Promise<string>>();

/**
 * Runs a program of this folder with an order; whether it was killed before it was done.
 * @param db a connection to the same server, to wait on until the node has none left there
 */
export async function dies<Order extends { readonly database: DbOptions }>(
  program: string,
  order: Order,
  db?: Db,
): Promise<boolean> {
  const bundle = bundles.get(program) ?? bundled(program);
  bundles.set(program, bundle);
  const name = `dies-${randomUUID()}`;
  const { database } = order;
  const known = db && database.url ? { ...database, url: named(database.url, name) } : database;
  const [code, signal] = await run(await bundle, JSON.stringify({ ...order, database: known }));
  if (signal === null && code !== 0) throw new Error(`the node failed with ${code}`);
  if (db) await connectionsEnd(db, name);
  return signal === 'SIGKILL';
}

async function bundled(program: string): Promise<string> {
  // within the API, so that what stays outside of the bundle is found as before
  const bundle = join(API, 'node_modules/.cache/dying', `${basename(program, '.ts')}.mjs`);
  const [code] = await run(BUNDLER, join(import.meta.dirname, program), bundle);
  if (code !== 0) throw new Error(`${program} cannot be bundled`);
  return bundle;
}

async function run(...args: string[]): Promise<[code: number | null, signal: NodeJS.Signals | null]> {
  const child = spawn(process.execPath, ['--conditions=@lifedesk/source', ...args], { stdio: 'inherit' });
  return (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
}
