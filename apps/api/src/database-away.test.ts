import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSandboxApi } from '../simulators/sandbox/create-sandbox-api.ts';
import { createSandboxBackend } from '../simulators/sandbox/create-sandbox-backend.ts';
import type { Backend } from './create-deps.ts';
import { connect, type Db } from './platform/database/connect.ts';
import { type Cable, cableTo } from './testing/cable.ts';
import { callOperation } from './testing/index.ts';
import { type PostgresServer, postgresServer } from './testing/postgres-server.ts';
import { testConfig } from './testing/test-config.ts';

const schema = `away_${randomUUID().replaceAll('-', '')}`;
let server: PostgresServer;
let cable: Cable;
let admin: Db;
let db: Db;
let backend: Backend;
let app: Awaited<ReturnType<typeof createSandboxApi>>;

beforeAll(async () => {
  server = await postgresServer();
  cable = await cableTo(server.url);
  admin = await connect({ url: server.url, poolSize: 1, timeoutMs: null });
  await sql`create schema ${sql.id(schema)}`.execute(admin);
  db = await connect({ url: cable.url, schema, poolSize: 4 });
  const made = await createSandboxBackend(testConfig('/nowhere'), { db });
  backend = made;
  app = await createSandboxApi(made);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await backend.close();
  await db.destroy();
  await cable.close();
  await sql`drop schema ${sql.id(schema)} cascade`.execute(admin);
  await admin.destroy();
  await server.stop();
});

const login = () => callOperation({ app }, 'validateCustomer', { loginId: '501234567', workTypeTxt: 'login' });
const health = async (path: string) => (await app.inject({ url: `/api/health/${path}` })).statusCode;

it('answers 503 with a problem while the database is down, and recovers on its own', async () => {
  for (let round = 0; round < 2; round++) {
    expect((await login()).statusCode).toBe(200);
    expect([await health('live'), await health('ready')]).toEqual([200, 200]);
    cable.cut();
    const answers = await Promise.all(Array.from({ length: 6 }, login));
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(answer.body).not.toMatch(/127\.0\.0\.1|ECONN|terminated|postgres/i);
    }
    expect([await health('live'), await health('ready')]).toEqual([200, 503]);
    cable.leadTo(server.url);
    expect((await login()).statusCode).toBe(200);
  }
});

it('answers 503 to a call whose transaction is cut off between two statements', async () => {
  // the call waits inside its transaction until the lock is free
  const form = { form: 'feedback', rating: 4 } as const;
  const answer = await admin.transaction().execute(async (blocking) => {
    await sql`lock table ${sql.table(`${schema}.content_form`)} in access exclusive mode`.execute(blocking);
    const call = callOperation({ app }, 'contentForm', form);
    const waiting = () => sql`select 1 from pg_locks where not granted`.execute(blocking);
    while ((await waiting()).rows.length === 0) await new Promise((resolve) => setImmediate(resolve));
    cable.cut();
    return call;
  });
  cable.leadTo(server.url);
  expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
});
