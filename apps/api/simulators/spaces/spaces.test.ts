import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../src/platform/database/connect.ts';
import { postgresServer } from '../../src/testing/postgres-server.ts';
import { cloneOnServer } from '../../src/testing/server-database.ts';
import { addressOf } from '../../src/testing/sign-in.ts';
import { tables } from '../../src/testing/tables.ts';
import { testConfig } from '../../src/testing/test-config.ts';
import { openTestDatabase } from '../../src/testing/test-database.ts';
import { createSandboxApi } from '../sandbox/create-sandbox-api.ts';
import { createSandboxBackend } from '../sandbox/create-sandbox-backend.ts';
import { spacesExtension } from './spaces-extension.ts';

const ASHA = '+919876543210';
const PAGE = { accept: 'text/html' };

interface Sandbox {
  readonly app: FastifyInstance;
  close(): Promise<void>;
}

/**
 * A sandbox with room for one space.
 * @param url of a PostgreSQL server; null for the embedded engine
 * @param db a database that is already open
 */
async function startSandbox(url: string | null, db?: Db): Promise<Sandbox> {
  const folder = join(tmpdir(), `lifedesk-spaces-${process.pid}-${url ? 'server' : 'embedded'}`);
  const config = testConfig(folder, { spaces: 1 });
  const database = { ...config.database, url, folder: url ? null : join(folder, 'pg') };
  const backend = await createSandboxBackend({ ...config, database }, db ? { db } : {});
  const app = await createSandboxApi(backend, { scheduled: false, beside: await spacesExtension(backend.deps) });
  backend.setOrigin(await app.listen({ port: 0, host: '127.0.0.1' }));
  return {
    app,
    async close() {
      await app.close();
      await backend.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const open = ({ app }: Sandbox) => app.inject({ method: 'POST', url: '/sandbox/spaces' });
const remove = ({ app }: Sandbox, key: string) =>
  app.inject({ method: 'DELETE', url: `/sandbox/spaces/${encodeURIComponent(key)}` });
const get = ({ app }: Sandbox, url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const yearOf = async (sandbox: Sandbox, place: string): Promise<string> =>
  (await get(sandbox, `${place}/sandbox/clock`)).json().now.slice(0, 4);
const moveClock = ({ app }: Sandbox, place: string) =>
  app.inject({ method: 'POST', url: `${place}/sandbox/clock`, payload: { now: '2031-01-01T00:00:00Z' } });

describe('a space, on a PostgreSQL server', () => {
  let sandbox: Sandbox;
  let stop: () => Promise<void>;
  let key: string;
  let space: string;
  beforeAll(async () => {
    const server = await postgresServer();
    const database = await cloneOnServer(server.url, tables());
    sandbox = await startSandbox(database.url);
    stop = async () => {
      await database.drop();
      await server.stop();
    };
    const opened = await Promise.all([open(sandbox), open(sandbox), open(sandbox)]);
    expect(opened.map(({ statusCode }) => statusCode).sort()).toEqual([201, 503, 503]);
    key = opened.find(({ statusCode }) => statusCode === 201)?.json().key;
    space = `/spaces/${key}`;
  });
  afterAll(async () => {
    await sandbox.close();
    await stop();
  });

  const post = (place: string, operation: string, payload: object) =>
    sandbox.app.inject({ method: 'POST', url: `${place}${addressOf(operation)}`, payload });
  const recognise = (place: string) => post(place, 'validateCustomer', { loginId: '501234567', workTypeTxt: 'login' });

  it('has a clock of its own', async () => {
    const before = await yearOf(sandbox, '');
    await moveClock(sandbox, space);
    expect(await yearOf(sandbox, space)).toBe('2031');
    expect(await yearOf(sandbox, '')).toBe(before);
  });

  it('has the same people, and an outbox of its own', async () => {
    const people = (await get(sandbox, `${space}/sandbox/people`)).json();
    expect(people).toEqual((await get(sandbox, '/sandbox/people')).json());
    const { otpToken } = (await recognise(space)).json();
    expect((await post(space, 'generateOtp', { otpToken, workTypeTxt: 'login' })).statusCode).toBe(200);
    const outbox = async (place: string) =>
      (await get(sandbox, `${place}/sandbox/outbox?to=${encodeURIComponent(ASHA)}`)).json().length;
    expect(await outbox(space)).toBeGreaterThan(0);
    expect(await outbox('')).toBe(0);
  });

  it('has scenarios of its own', async () => {
    const payload = { name: 'server 500', on: true };
    await sandbox.app.inject({ method: 'POST', url: `${space}/sandbox/scenarios`, payload });
    expect((await recognise(space)).statusCode).toBe(500);
    expect((await recognise('')).statusCode).toBe(200);
  });

  it('keeps a browser that opened an address in it', async () => {
    const visit = await get(sandbox, `${space}/sandbox/clock?a=b`, PAGE);
    expect([visit.statusCode, visit.headers.location]).toEqual([303, '/sandbox/clock?a=b']);
    const [cookie = ''] = String(visit.headers['set-cookie']).split(';');
    expect((await get(sandbox, '/sandbox/clock', { cookie })).json().now).toMatch(/^2031/);
    const left = await sandbox.app.inject({ method: 'POST', url: '/sandbox/spaces/leave', headers: { cookie } });
    expect(left.headers['set-cookie']).toMatch(/^lifedesk-space=; .*Max-Age=0/);
  });

  it.each(['//evil.example/a', '/\\evil.example/a'])('leads no browser to another host with %j', async (rest) => {
    expect((await get(sandbox, `${space}${rest}`, PAGE)).headers.location).toBe('/evil.example/a');
  });

  it('is opened on a page too, which shows its key', async () => {
    const full = await sandbox.app.inject({ method: 'POST', url: '/sandbox/spaces', headers: PAGE });
    expect(full.headers.location).toBe('/sandbox/spaces?full');
    expect((await get(sandbox, '/sandbox/spaces?full', PAGE)).body).toContain(
      'As many spaces are open as this sandbox may have (1).',
    );
    expect((await get(sandbox, `/sandbox/spaces/${key}`, PAGE)).body).toContain(`${space}/api`);
    const entered = await get(sandbox, `/sandbox/spaces/enter?key=%20${key}%20`);
    expect(entered.headers.location).toBe(`/sandbox/spaces/${key}`);
  });

  it.each(['f'.repeat(24), 'no-key', '..%2f..', '%00', "'; drop schema public"])(
    'is not found by the key %j',
    async (wrong) => {
      const place = `/spaces/${encodeURI(wrong)}`;
      const answer = await get(sandbox, `${place}/api/v1/x`);
      expect([answer.statusCode, answer.json().detail]).toEqual([
        404,
        expect.stringContaining('no space with this key'),
      ]);
      expect((await get(sandbox, place, PAGE)).headers.location).toBe('/sandbox/spaces?gone');
      const cookie = `a=1; lifedesk-space=${encodeURI(wrong)}`;
      expect((await get(sandbox, '/sandbox/clock', { cookie })).statusCode).toBe(404);
      expect((await remove(sandbox, wrong)).statusCode).toBe(404);
    },
  );

  it('cannot be opened by another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await sandbox.app.inject({ method: 'POST', url: '/sandbox/spaces', headers });
    expect(answer.json().code).toBe('xsrf');
  });

  it('makes room when it is closed, and what was in it is gone', async () => {
    expect((await remove(sandbox, key)).statusCode).toBe(204);
    expect((await get(sandbox, `${space}/sandbox/clock`)).statusCode).toBe(404);
    const next = await open(sandbox);
    expect(next.statusCode).toBe(201);
    expect(await yearOf(sandbox, `/spaces/${next.json().key}`)).not.toBe('2031');
  });
});

it('is a folder of its own on the embedded engine', async () => {
  const database = await openTestDatabase(new Date(), true, null);
  const sandbox = await startSandbox(null, database.db);
  const { key } = (await open(sandbox)).json();
  await moveClock(sandbox, `/spaces/${key}`);
  expect(await yearOf(sandbox, `/spaces/${key}`)).toBe('2031');
  expect(await yearOf(sandbox, '')).not.toBe('2031');
  expect((await remove(sandbox, key)).statusCode).toBe(204);
  await sandbox.close();
  await database.close();
});
