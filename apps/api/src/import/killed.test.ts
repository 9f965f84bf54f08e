import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { connect, type Db } from '../platform/database/connect.ts';
import { dies } from '../testing/dying/dies.ts';
import { diesHere } from '../testing/dying/dies-here.ts';
import { type PostgresServer, postgresServer } from '../testing/postgres-server.ts';
import { addSampleProducts, sampleBook, saveBook } from '../testing/sample-book.ts';
import { cloneOnServer, type ServerDatabase } from '../testing/server-database.ts';
import { tables } from '../testing/tables.ts';
import { importBook } from './import-book.ts';
import { importCommand } from './import-command.ts';

const NOW = '2026-11-21T04:30:00.000Z';
const clock = { now: () => new Date(NOW) };

let server: PostgresServer;
let database: ServerDatabase;
let admin: Db;
let folder: string;
beforeAll(async () => {
  server = await postgresServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  database = await cloneOnServer(server.url, tables());
  admin = await connect({ url: database.url, poolSize: 8, timeoutMs: null });
  await addSampleProducts(admin);
  folder = await mkdtemp(join(tmpdir(), 'lifedesk-killed-'));
});
afterEach(async () => {
  await admin.destroy();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Imports on a connection, and returns what is printed. */
async function importOn(db: Db): Promise<string[]> {
  const printed: string[] = [];
  const print = (line: string) => printed.push(line);
  expect(await importBook(db, { folder, isCheck: false, skipsRefused: false, clock, print })).toBe(true);
  return printed;
}

/** How many rows there are, and how many policies lack a part that the sample book gives to each. */
async function look() {
  const { rows } = await sql<{ policies: number; halves: number }>`
    select count(*)::int as policies, count(*) filter (where due_date is null
      or not exists (select from policy_nominee n where n.policy_no = p.policy_no)
      or not exists (select from account_check a where a.policy_no = p.policy_no)
      or plan_code = 'MWB02' and not exists (select from fund_holding h where h.policy_no = p.policy_no))::int as halves,
      (select count(*) from customer)::int as customers, (select count(*) from policy_nominee)::int as nominees,
      (select count(*) from account_check)::int as accounts, (select count(*) from fund_holding)::int as holdings,
      (select count(*) from service_request)::int as requests
    from policy p`.execute(admin);
  return rows[0];
}
const allOf = (policies: number) => ({
  policies,
  halves: 0,
  customers: policies / 2,
  nominees: policies,
  accounts: policies,
  holdings: policies / 2,
  requests: Math.ceil(policies / 100),
});

it('goes on wherever it died: while it reads, checks or writes', async () => {
  await saveBook(folder, sampleBook(20));
  for (const statements of [5, 30, 60, 90, 110, 25]) {
    await diesHere({ url: database.url, poolSize: 4, timeoutMs: null }, admin, statements, importOn);
    expect(await look()).toMatchObject({ halves: 0 });
  }
  await importOn(admin);
  expect(await look()).toEqual(allOf(20));
});

it('goes on after kill -9 in the middle of writing, and writes nothing twice', async () => {
  await saveBook(folder, sampleBook(6_000));
  // by then it has written some of the policies
  const order = { database: { url: database.url, poolSize: 4, timeoutMs: null }, folder, now: NOW, statements: 212 };
  expect(await dies('dies-importing.ts', order, admin)).toBe(true);
  const { policies = 0 } = (await look()) ?? {};
  expect(policies).toBeGreaterThan(0);
  expect(policies).toBeLessThan(6_000);
  expect((await importOn(admin))[0]).toBe('Going on where the last import of these files ended.');
  expect(await look()).toEqual(allOf(6_000));
});

it('runs once at a time', async () => {
  await saveBook(folder, sampleBook(20));
  const config = { database: { url: database.url, folder: null, poolSize: 4, prepare: true } };
  const outcomes = await Promise.allSettled([1, 2].map(() => importCommand([folder], config, clock, () => {})));
  const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
  expect(errors).toEqual([expect.stringContaining('Another import into this database is running')]);
  expect(await look()).toEqual(allOf(20));
});

it.each(['', 'a b', 'a --force'])('explains how it is called: %j', async (line) => {
  const args = line.split(' ').filter(Boolean);
  const config = { database: { url: database.url, folder: null, poolSize: 4, prepare: true } };
  await expect(importCommand(args, config, clock, () => {})).rejects.toThrow(/^Usage: node lifedesk\.mjs import/);
});
