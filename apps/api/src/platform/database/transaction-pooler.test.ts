import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedDemoWithin } from '../../../simulators/demo/seed-demo.ts';
import { createApi } from '../../create-api.ts';
import { createBackend } from '../../create-deps.ts';
import type { Deps } from '../../deps.ts';
import { migrateDatabase } from '../../migrate-database.ts';
import { callOperation, type SessionHeaders, sessionHeaders } from '../../testing/index.ts';
import { type PostgresServer, postgresServer } from '../../testing/postgres-server.ts';
import { testConfig } from '../../testing/test-config.ts';
import { type TransactionPooler, transactionPooler } from '../../testing/transaction-pooler.ts';
import { createSessions } from '../access/sessions.ts';
import { connect, type Db } from './connect.ts';

const RESTARTS = 10;
const NOWHERE = { url: 'http://127.0.0.1:1', token: 'unused', secret: 'unused' };

let server: PostgresServer;
let pooler: TransactionPooler;
let admin: Db;
const name = `lifedesk_pooler_${randomUUID().replaceAll('-', '')}`;
const ownDatabase = (url: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;

beforeAll(async () => {
  server = await postgresServer();
  admin = await connect({ url: server.url, poolSize: 1 });
  await sql`create database ${sql.id(name)}`.execute(admin);
  pooler = await transactionPooler(ownDatabase(server.url));
});
afterAll(async () => {
  await pooler.close();
  await sql`drop database ${sql.id(name)} with (force)`.execute(admin);
  await admin.destroy();
  await server.stop();
});

/** As in production, where the demo people and their simulators do not exist. Both migrate at once. */
async function startNode() {
  const config = testConfig('/tmp', {
    database: { url: pooler.url, folder: null, poolSize: 8, prepare: false },
    sms: { ...NOWHERE, sender: 'MERULF' },
    mail: { url: 'smtp://127.0.0.1:1', from: 'care@merulife.example' },
    gateway: { ...NOWHERE, merchantId: 'meru' },
    backOffice: NOWHERE,
  });
  await migrateDatabase(config.database);
  const backend = await createBackend(config);
  backend.setOrigin('https://portal.example');
  const app = await createApi(backend.deps);
  await app.ready();
  return {
    app,
    deps: backend.deps,
    async stop() {
      await app.close();
      await backend.close();
    },
  };
}

async function openSession(deps: Deps): Promise<SessionHeaders> {
  await deps.db.transaction().execute((transaction) => seedDemoWithin(transaction, deps.clock, 10));
  const { id } = await deps.db
    .selectFrom('customer')
    .select('id')
    .where('mobile', '=', '+919876543210')
    .executeTakeFirstOrThrow();
  return sessionHeaders(await createSessions(deps).open({ kind: 'full', customerId: id, policyNo: null }));
}

describe('behind a pooler in transaction mode', () => {
  it('each transaction gets another server connection, and statements of one the same', async () => {
    const db = await connect({ url: pooler.url, poolSize: 1, prepare: false });
    const connectionOf = async (on: Db) =>
      (await sql<{ id: number }>`select pg_backend_pid() as id`.execute(on)).rows[0]?.id;
    expect(await connectionOf(db)).not.toBe(await connectionOf(db));
    await db.transaction().execute(async (transaction) => {
      expect(await connectionOf(transaction)).toBe(await connectionOf(transaction));
    });
    await db.destroy();
  });

  it('two nodes that start together serve and do their jobs, however often they are restarted', async () => {
    let headers: SessionHeaders | undefined;
    for (let start = 0; start <= RESTARTS; start += 1) {
      const nodes = await Promise.all([startNode(), startNode()]);
      headers ??= await openSession(nodes[0].deps);
      for (const node of nodes)
        expect((await callOperation(node, 'validateSession', {}, headers)).statusCode).toBe(200);
      if (start === 0) await runJobs(nodes.map(({ app }) => app));
      await Promise.all(nodes.map((node) => node.stop()));
    }
    const leaked = await sql`select from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = ${name} and l.locktype = 'advisory'`.execute(admin);
    expect(leaked.rows).toEqual([]);
  });
});

async function runJobs(apps: Awaited<ReturnType<typeof createApi>>[]): Promise<void> {
  const logged = apps.map(({ log }) => vi.spyOn(log, 'error'));
  await Promise.all(apps.map(({ jobs }) => jobs.runAll()));
  for (const one of logged) expect(one.mock.calls).toEqual([]);
}
