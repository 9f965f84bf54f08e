import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FROM_SOURCE, freePort, run } from '../../run.ts';
import { startBalancer } from '../balancer.ts';
import { findProgram } from '../find-program.ts';
import { type Node, startNode } from '../nodes.ts';
import { poolerFor } from '../pooler-program.ts';
import { createDatabaseServers } from './database-servers.ts';

const NODES = 3;
/** In ms: how long etcd stays away. */
const AWAY = 5_000;
/** In ms: a failover takes half a minute, and a server that was lost catches up. */
const WHOLE_WITHIN = 300_000;
const LOOK_MS = 200;

/** The parts that can be killed. */
export const PARTS = ['node', 'pooler', 'primary', 'etcd'] as const;
export type Part = (typeof PARTS)[number];

export interface Installation {
  /** Where customers call it. */
  readonly origin: string;
  /** The primary, without the pooler. */
  readonly databaseUrl: string;
  /** Kills a part as a power failure does, and starts it again. Resolves once everything is whole. */
  kill(part: Part): Promise<void>;
  /** @param isOver whether the programs' logs are of no more use */
  stop(isOver: boolean): Promise<void>;
}

/**
 * Two PostgreSQL servers with etcd under Patroni, PgBouncer, and three nodes of the API behind HAProxy, with a generated
 * book. Everything is on this machine.
 */
export async function startInstallation(
  book: { policies: number; seed: number },
  report: (what: string) => void,
): Promise<Installation> {
  const haproxy = findProgram('haproxy');
  const folder = mkdtempSync(join(tmpdir(), 'lifedesk-cluster-'));
  chmodSync(folder, 0o755);
  const database = await createDatabaseServers(folder);
  const pooler = poolerFor(new URL(database.url), folder, await freePort());
  const ports: number[] = [];
  while (ports.length < NODES) ports.push(await freePort());
  const env = { LIFEDESK_DATA: folder, LIFEDESK_DB_PREPARE: 'off' };
  const nodes: Node[] = [];
  const startOne = async (at: number) => {
    nodes[at] = await startNode({ ...env, DATABASE_URL: pooler.url }, { port: ports[at] ?? 0 });
  };
  let stopBalancer = async () => {};
  let nextNode = 0;

  const stop = async (isOver: boolean) => {
    await stopBalancer();
    for (const node of nodes) await node.end('SIGTERM');
    await pooler.end('SIGTERM');
    for (const server of database.servers) await server.stop();
    await database.director.end('SIGTERM');
    await database.etcd.end('SIGTERM');
    if (isOver) rmSync(folder, { recursive: true, force: true });
    else console.error(`The programs' logs are in ${folder}.`);
  };

  async function untilWhole(): Promise<void> {
    const until = performance.now() + WHOLE_WITHIN;
    for (;;) {
      const { primary, replica } = await database.roles();
      if (primary !== null && replica !== null) return;
      if (performance.now() > until)
        throw new Error(`the database is not whole: primary ${primary}, synchronous replica ${replica}`);
      await pause(LOOK_MS);
    }
  }

  const kill: Readonly<Record<Part, () => Promise<void>>> = {
    async node() {
      const at = nextNode % NODES;
      nextNode += 1;
      await nodes[at]?.end('SIGKILL');
      await startOne(at);
    },
    async pooler() {
      await pooler.end('SIGKILL');
      await pooler.start();
    },
    async primary() {
      const { primary } = await database.roles();
      const server = database.servers.find(({ name }) => name === primary);
      await server?.kill();
      while ((await database.roles()).primary === null) await pause(LOOK_MS);
      await server?.start();
    },
    async etcd() {
      await database.etcd.end('SIGKILL');
      await pause(AWAY);
      await database.etcd.start();
    },
  };

  try {
    await database.etcd.start();
    for (const server of database.servers) await server.start();
    await database.director.start();
    await untilWhole();
    report('two PostgreSQL servers replicate synchronously');

    // past the pooler, because migrations and the book take longer than it waits
    const first = await startNode({ ...env, DATABASE_URL: database.url });
    await first.end('SIGTERM');
    const { policies, seed } = book;
    const generate = ['apps/api/simulators/demo/generate.ts', '--policies', String(policies), '--seed', String(seed)];
    const { ok, output } = await run([process.execPath, ...FROM_SOURCE, ...generate], {
      env: { ...env, DATABASE_URL: database.url },
    });
    if (!ok) throw new Error(`the book was not generated: ${output}`);
    report(`${policies.toLocaleString('en-IN')} policies, one in ten with a year of history`);

    await pooler.start();
    for (const at of ports.keys()) await startOne(at);
    const balancer = await startBalancer(haproxy, folder, ports);
    stopBalancer = balancer.stop;
    report(`${NODES} nodes serve`);
    return {
      origin: balancer.origin,
      databaseUrl: database.url,
      async kill(part) {
        await kill[part]();
        await untilWhole();
      },
      stop,
    };
  } catch (error) {
    await stop(false);
    throw error;
  }
}
