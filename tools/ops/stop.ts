// A planned stop of one of two nodes behind HAProxy, with its default health check (every 2 seconds, out after 3 failures), while
// clients call without pause. Prints the number of calls and how many were lost.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../run.ts';
import { callOnce, openSession } from './calls.ts';
import { findProgram } from './find-program.ts';
import { borrowDatabase, startNode } from './nodes.ts';
import { untilListening } from './until-listening.ts';

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

async function startBalancer(program: string, folder: string, ports: readonly number[]) {
  const port = await freePort();
  const settings = join(folder, 'haproxy.cfg');
  writeFileSync(
    settings,
    `defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
frontend portal
  bind 127.0.0.1:${port}
  default_backend nodes
backend nodes
  balance roundrobin
  option httpchk GET /api/health/ready
${ports.map((one) => `  server node${one} 127.0.0.1:${one} check\n`).join('')}`,
  );
  const child = spawn(program, ['-q', '-db', '-f', settings], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await untilListening(child, port);
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
