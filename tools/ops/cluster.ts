// An installation on several machines, here on one: two PostgreSQL servers with etcd under Patroni, PgBouncer, three nodes of the API
// behind HAProxy, and a book with a year of history. While customers look, pay and complain, a node, the pooler, the primary and etcd
// are killed in an order that a seed decides. Compares what customers were told with what the database has at the end.
//   POLICIES=1000000 KILLS=20 SEED=1 CLIENTS=12
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { FROM_SOURCE, freePort, run as runProgram } from '../run.ts';
import { startBalancer } from './balancer.ts';
import { compare } from './cluster/compare.ts';
import { createDatabaseServers, type DatabaseServers } from './cluster/database-servers.ts';
import { startMorning } from './cluster/morning.ts';
import { shuffle } from './cluster/shuffle.ts';
import { findProgram } from './find-program.ts';
import { type Node, startNode } from './nodes.ts';
import { poolerFor } from './pooler-program.ts';
import { startReport } from './report.ts';

const NODES = 3;
/** In ms: between two kills, and how long a killed part stays away. */
const CALM = 3_000;
const AWAY = 5_000;
/** In ms: a failover takes half a minute. */
const WHOLE_WITHIN = 180_000;

const KINDS = ['node', 'pooler', 'primary', 'etcd'] as const;

const setting = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);

export async function run(): Promise<boolean> {
  const [policies, kills, seed, clients] = [
    setting('POLICIES', 20_000),
    setting('KILLS', 20),
    setting('SEED', 1),
    setting('CLIENTS', 12),
  ];
  const haproxy = findProgram('haproxy');
  const folder = mkdtempSync(join(tmpdir(), 'lifedesk-cluster-'));
  chmodSync(folder, 0o755);
  const report = startReport();
  const stops: (() => Promise<unknown>)[] = [];
  let isOver = false;
  try {
    const database = await createDatabaseServers(folder);
    stops.push(
      () => database.etcd.end('SIGTERM'),
      () => database.director.end('SIGTERM'),
    );
    for (const server of database.servers) stops.push(server.stop);
    await database.etcd.start();
    for (const server of database.servers) await server.start();
    await database.director.start();
    await untilWhole(database);
    report('two PostgreSQL servers replicate synchronously');

    const env = { LIFEDESK_DATA: folder, LIFEDESK_DB_PREPARE: 'off' };
    const first = await startNode({ ...env, DATABASE_URL: database.url });
    await first.end('SIGTERM');
    const generate = ['apps/api/simulators/demo/generate.ts', '--policies', String(policies), '--seed', String(seed)];
    const { ok, output } = await runProgram([process.execPath, ...FROM_SOURCE, ...generate], {
      env: { ...env, DATABASE_URL: database.url },
    });
    if (!ok) throw new Error(`the book was not generated: ${output}`);
    report(`${policies.toLocaleString('en-IN')} policies, one in ten with a year of history`);

    const pooler = poolerFor(new URL(database.url), folder, await freePort());
    await pooler.start();
    stops.push(() => pooler.end('SIGTERM'));
    const ports: number[] = [];
    for (let node = 0; node < NODES; node += 1) ports.push(await freePort());
    const startOne = (port: number) => startNode({ ...env, DATABASE_URL: pooler.url }, { port });
    const nodes: Node[] = [];
    for (const port of ports) nodes.push(await startOne(port));
    stops.push(() => Promise.all(nodes.map((node) => node.end('SIGTERM'))));
    const balancer = await startBalancer(haproxy, folder, ports);
    stops.push(balancer.stop);
    report(`${NODES} nodes serve`);

    const turns = { node: 0 };
    const kill: Record<(typeof KINDS)[number], () => Promise<void>> = {
      async node() {
        const at = turns.node % NODES;
        turns.node += 1;
        await nodes[at]?.end('SIGKILL');
        nodes[at] = await startOne(ports[at] ?? 0);
      },
      async pooler() {
        await pooler.end('SIGKILL');
        await pooler.start();
      },
      async primary() {
        const { primary } = await database.roles();
        const server = database.servers.find(({ name }) => name === primary);
        await server?.kill();
        while ((await database.roles()).primary === null) await pause(200);
        await server?.start();
      },
      async etcd() {
        await database.etcd.end('SIGKILL');
        await pause(AWAY);
        await database.etcd.start();
      },
    };
    const clientIds = await customersWithDues(database.url);
    const morning = startMorning({ origin: balancer.origin, clientIds, clients, seed });
    await pause(CALM);
    const order = shuffle(
      Array.from({ length: kills }, (_, at) => KINDS[at % KINDS.length] ?? 'node'),
      seed,
    );
    let longest = 0;
    for (const [at, kind] of order.entries()) {
      const since = performance.now();
      await kill[kind]();
      await untilWhole(database);
      const seconds = (performance.now() - since) / 1000;
      await pause(CALM);
      const gap = longestGap(morning.answers, since);
      longest = Math.max(longest, gap);
      report(
        `${at + 1}. ${kind} killed: whole again after ${seconds.toFixed(1)} s, at most ${gap.toFixed(1)} s without answers`,
      );
    }
    await morning.end();
    const { payments, tickets, answers, refusals } = morning;
    const paid = payments.filter(({ isPaid }) => isPaid).length;
    report(
      `${answers.length} answers, ${morning.repeated()} calls repeated, ${paid} payments, ${tickets.length} complaints`,
    );
    for (const [what, times] of refusals) report(`refused ${times} times: ${what}`);
    const found = await compare(database.url, morning);
    const { lostOrders, lostPayments, lostTickets, paidTwice, unbalanced, unexplained } = found;
    report(
      `lost: ${lostOrders} orders, ${lostPayments} payments, ${lostTickets} complaints; ${paidTwice} premiums paid twice; ` +
        `${unbalanced} postings out of balance; ${unexplained} amounts unexplained`,
    );
    isOver = true;
    report(`longest time without answers: ${longest.toFixed(1)} s`);
    return paid > 0 && Object.values(found).every((count) => count === 0);
  } finally {
    for (const stop of stops.reverse()) await stop();
    if (isOver) rmSync(folder, { recursive: true, force: true });
    else console.error(`The programs' logs are in ${folder}.`);
  }
}

/** Waits until there is a primary and a replica that has everything. */
async function untilWhole(database: DatabaseServers): Promise<void> {
  const until = performance.now() + WHOLE_WITHIN;
  for (;;) {
    const { primary, replica } = await database.roles();
    if (primary !== null && replica !== null) return;
    if (performance.now() > until) throw new Error(`the database is not whole: primary ${primary}, replica ${replica}`);
    await pause(200);
  }
}

/** Generated customers who have a premium to pay in the next weeks. */
async function customersWithDues(url: string): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(
    `select distinct c.client_id from policy p join customer c on c.id = p.customer_id
      where p.policy_no < '200000000' and p.status_code = '1' and p.due_date between current_date - 10 and current_date + 25
      order by 1`,
  );
  await client.end();
  return rows.map(({ client_id: clientId }) => clientId);
}

/** In seconds, from a moment until now. */
function longestGap(answers: readonly number[], since: number): number {
  const times = [since, ...answers.filter((time) => time > since), performance.now()];
  return Math.max(...times.slice(1).map((time, at) => time - (times[at] ?? time))) / 1000;
}
