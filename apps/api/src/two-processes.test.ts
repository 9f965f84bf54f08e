import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addressOf, type SessionHeaders, sessionHeaders } from './testing/index.ts';
import { type NodeProcess, startNodeProcess } from './testing/node-process.ts';
import { type PostgresServer, postgresServer } from './testing/postgres-server.ts';
import { roundRobin } from './testing/round-robin.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';

const CLIENTS = 4;
/** In ms: a slow machine takes its time. */
const PATIENCE = { timeout: 240_000, interval: 20 };

let server: PostgresServer;
let database: TestDatabase;
let data: string;
let env: Record<string, string>;
let nodes: NodeProcess[];
let headers: SessionHeaders;

beforeAll(async () => {
  server = await postgresServer();
  data = await mkdtemp(join(tmpdir(), 'lifedesk-two-'));
  database = await openTestDatabase(new Date(), true, server.url);
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
  const url = Object.assign(new URL(server.url), { pathname: `/${rows[0]?.name}` }).href;
  env = { DATABASE_URL: url, LIFEDESK_DATA: data, LIFEDESK_DRAIN: '600' };
  nodes = [startNodeProcess(env), startNodeProcess(env)];
  const [origin = ''] = await Promise.all(nodes.map(({ ready }) => ready));
  headers = await openSession(origin);
});
afterAll(async () => {
  for (const node of nodes) {
    node.kill('SIGKILL');
    await node.ended;
  }
  await database.close();
  await server.stop();
  await rm(data, { recursive: true, force: true });
});

async function openSession(origin: string): Promise<SessionHeaders> {
  const answer = await fetch(origin + addressOf('validatePaymentCustomer'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId: '506789012' }),
  });
  expect(answer.status).toBe(200);
  return sessionHeaders((await answer.json()) as { token: string; xsrfToken: string });
}

const VALIDATE = '/api/v1/payment/validatesession';

/** Calls until `isOver`. Returns the calls that were not answered as they should be. */
async function callOften(url: string, isOver: () => boolean): Promise<string[]> {
  const lost: string[] = [];
  while (!isOver())
    try {
      const answer = await fetch(url + VALIDATE, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: '{}',
      });
      await answer.arrayBuffer();
      if (answer.status !== 200) lost.push(`status ${answer.status}`);
    } catch (error) {
      lost.push(String((error as Error).cause ?? error));
    }
  return lost;
}

it('a node with another folder for files does not start, and says in one sentence what to do', async () => {
  const other = await mkdtemp(join(tmpdir(), 'lifedesk-other-'));
  const third = startNodeProcess({ ...env, LIFEDESK_DATA: other });
  await Promise.race([third.ready, third.ended]).catch(() => {});
  third.kill('SIGKILL');
  const { code, output } = await third.ended;
  expect(output).toContain(`This node would store files in ${join(other, 'files')}, but`);
  expect(output).not.toMatch(/\n\s+at /);
  expect(code).toBe(1);
  await rm(other, { recursive: true, force: true });
});

it('a planned stop behind a load balancer loses no call', async () => {
  const [leaving, staying] = nodes as [NodeProcess, NodeProcess];
  const [a, b] = [await leaving.ready, await staying.ready];
  const balancer = await roundRobin([a, b]);
  let isOver = false;
  const clients = Array.from({ length: CLIENTS }, () => callOften(balancer.url, () => isOver));
  const untilCalled = async (origin: string) => {
    const { sent } = balancer.callsTo(origin);
    await vi.waitFor(() => expect(balancer.callsTo(origin).sent).toBeGreaterThan(sent + 20), PATIENCE);
  };
  await untilCalled(a);
  const slow = startSlowCall(a);
  await slow.sent;

  leaving.kill('SIGTERM');
  await vi.waitFor(async () => expect((await fetch(`${a}/api/health/ready`)).status).toBe(503), PATIENCE);
  const live = await fetch(`${a}/api/health/live`);
  expect([live.status, live.headers.get('connection')]).toEqual([200, 'close']);
  await untilCalled(a);

  expect(await balancer.check()).toEqual([b]);
  await vi.waitFor(() => expect(balancer.callsTo(a).running).toBe(0), PATIENCE);
  leaving.kill('SIGTERM');
  await vi.waitFor(() => expect(fetch(`${a}/api/health/live`)).rejects.toThrow(), PATIENCE);
  expect(await slow.finish()).toBe(200);
  expect((await leaving.ended).code).toBe(0);
  await untilCalled(b);
  isOver = true;
  expect((await Promise.all(clients)).flat()).toEqual([]);
  await balancer.close();
});

/** A call whose body is not complete yet. */
function startSlowCall(origin: string): { sent: Promise<unknown>; finish(): Promise<number | undefined> } {
  const call: ClientRequest = request(origin + VALIDATE, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'content-length': '2', expect: '100-continue' },
  });
  call.flushHeaders();
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  answered.catch(() => {});
  return {
    // The node has the headers.
    sent: once(call, 'continue'),
    async finish() {
      call.end('{}');
      const [response] = await answered;
      response.resume();
      return response.statusCode;
    },
  };
}
