import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { basename, join } from 'node:path';
import type { Db, DbOptions } from '../../platform/database/connect.ts';
import { connectionsEnd, withApplicationName } from './connections-end.ts';

const API = join(import.meta.dirname, '../../..');
const BUNDLER = join(API, '../../tools/bundle.ts');

/**
 * Each program is bundled into one file once per run, because it is started dozens of times and loading all its modules
 * takes longest.
 */
const bundles = new Map<string, Promise<string>>();

/**
 * Runs a program of this folder with a task. Returns whether it was killed before it finished.
 * @param db a connection to the same server, to wait until the node has none left there
 */
export async function dies<Order extends { readonly database: DbOptions }>(
  program: string,
  order: Order,
  db?: Db,
): Promise<boolean> {
  const bundle = bundles.get(program) ?? bundleProgram(program);
  bundles.set(program, bundle);
  const name = `dies-${randomUUID()}`;
  const { database } = order;
  const known = db && database.url ? { ...database, url: withApplicationName(database.url, name) } : database;
  const [code, signal] = await run(await bundle, JSON.stringify({ ...order, database: known }));
  if (signal === null && code !== 0) throw new Error(`the node failed with ${code}`);
  if (db) await connectionsEnd(db, name);
  return signal === 'SIGKILL';
}

async function bundleProgram(program: string): Promise<string> {
  // inside the API's folder, so that modules outside the bundle resolve as before
  const bundle = join(API, 'node_modules/.cache/dying', `${basename(program, '.ts')}.mjs`);
  const [code] = await run(BUNDLER, join(import.meta.dirname, program), bundle);
  if (code !== 0) throw new Error(`${program} cannot be bundled`);
  return bundle;
}

async function run(...args: string[]): Promise<[code: number | null, signal: NodeJS.Signals | null]> {
  const child = spawn(process.execPath, ['--conditions=@lifedesk/source', ...args], { stdio: 'inherit' });
  return (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
}
