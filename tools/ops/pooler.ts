// Two nodes behind PgBouncer in transaction mode: started together on an empty database, then restarted together ten times, every
// second time after they were killed. Prints the number of calls, errors and failed jobs, and the locks that are left.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../run.ts';
import { callOnce, openSession } from './calls.ts';
import { borrowDatabase, startNode } from './nodes.ts';
import { poolerFor } from './pooler-program.ts';

const RESTARTS = 10;
const CALLS_PER_NODE = 100;

export async function run(): Promise<boolean> {
  const data = mkdtempSync(join(tmpdir(), 'lifedesk-ops-'));
  chmodSync(data, 0o755);
  const database = await borrowDatabase();
  const pooler = poolerFor(new URL(database.url), data, await freePort());
  await pooler.start();
  const env = { DATABASE_URL: pooler.url, LIFEDESK_DB_PREPARE: 'off', LIFEDESK_DATA: data };
  let errors = 0;
  let failedJobs = 0;
  let session: Record<string, string> | undefined;
  try {
    for (let start = 0; start <= RESTARTS; start += 1) {
      const begin = performance.now();
      const nodes = await Promise.all([startNode(env), startNode(env)]);
      const seconds = ((performance.now() - begin) / 1000).toFixed(1);
      session ??= await openSession(nodes[0].origin);
      const failures: string[] = [];
      for (let call = 0; call < CALLS_PER_NODE; call += 1)
        for (const failure of await Promise.all(nodes.map(({ origin }) => callOnce(origin, session ?? {}))))
          if (failure) failures.push(failure);
      const signal = start % 2 === 0 ? 'SIGTERM' : 'SIGKILL';
      await Promise.all(nodes.map((node) => node.end(signal)));
      errors += failures.length;
      failedJobs += nodes.flatMap(({ log }) => log().match(/job failed/g) ?? []).length;
      const what = start === 0 ? 'first start' : `restart ${start}`;
      console.log(
        `${what}: both ready after ${seconds} s, ${failures.length} errors${[...new Set(failures)].map((why) => ` (${why})`).join('')}, then ${signal}`,
      );
    }
    const locks = await countSessionLocks(database.url);
    const calls = (RESTARTS + 1) * 2 * CALLS_PER_NODE;
    console.log(
      `${RESTARTS} restarts, ${calls} calls: ${errors} errors, ${failedJobs} failed jobs, ${locks} locks left`,
    );
    return errors === 0 && failedJobs === 0 && locks === 0;
  } finally {
    await pooler.end('SIGINT');
    await database.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Advisory locks that outlived their nodes, on connections that the pooler keeps. */
async function countSessionLocks(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(`select count(*)::int as n from pg_locks where locktype = 'advisory'`);
  await client.end();
  return rows[0].n;
}
