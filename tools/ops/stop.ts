// A planned stop of one of two nodes behind HAProxy, with its default health check (every 2 seconds, out after 3 failures), while
// clients call without pause. Prints the number of calls and how many were lost.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startBalancer } from './balancer.ts';
import { callOnce, openSession } from './calls.ts';
import { findProgram } from './find-program.ts';
import { borrowDatabase, startNode } from './nodes.ts';

const CLIENTS = 8;
/** The default in production, in seconds. */
const DRAIN = '10';
/** In ms: calls before the stop and after it. */
const AROUND = 5_000;

export async function run(): Promise<boolean> {
  const program = findProgram('haproxy');
  const data = mkdtempSync(join(tmpdir(), 'lifedesk-ops-'));
  const database = await borrowDatabase();
  const env = { DATABASE_URL: database.url, LIFEDESK_DATA: data, LIFEDESK_DRAIN: DRAIN };
  try {
    const nodes = await Promise.all([startNode(env), startNode(env)]);
    const balancer = await startBalancer(
      program,
      data,
      nodes.map(({ port }) => port),
    );
    const session = await openSession(balancer.origin);
    let isOver = false;
    const client = async (): Promise<(string | null)[]> => {
      const results: (string | null)[] = [];
      while (!isOver) results.push(await callOnce(balancer.origin, session));
      return results;
    };
    const clients = Array.from({ length: CLIENTS }, client);
    await pause(AROUND);
    const begin = performance.now();
    const code = await nodes[0].end('SIGTERM');
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    await pause(AROUND);
    isOver = true;
    const results = (await Promise.all(clients)).flat();
    const lost = results.filter((result) => result !== null);
    await nodes[1].end('SIGTERM');
    await balancer.stop();
    console.log(`the node ended after ${seconds} s with exit code ${code}`);
    console.log(`${results.length} calls, ${lost.length} lost${[...new Set(lost)].map((why) => ` (${why})`).join('')}`);
    return lost.length === 0 && code === 0;
  } finally {
    await database.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
