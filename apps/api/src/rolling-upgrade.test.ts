import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { indiaInstant, todayInIndia } from '@lifedesk/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Db } from './platform/database/connect.ts';
import type { Person } from './testing/index.ts';
import { type NodeProcess, startNodeProcess } from './testing/node-process.ts';
import { type PostgresServer, postgresServer } from './testing/postgres-server.ts';
import { type Calls, startCalls } from './testing/previous-release/calls.ts';
import { signInByOtp } from './testing/previous-release/client.ts';
import { type UnpackedRelease, unpackPreviousRelease } from './testing/previous-release/unpack.ts';
import { REFUSED_EARLIER, visit } from './testing/previous-release/visit.ts';

const LEAST_CALLS = 1_000;
/** A payout that the bank paid twenty days late. */
const LATE_POLICY = '505678901';
const LATE = `AN${LATE_POLICY}-2`;

const name = `lifedesk_upgrade_${randomUUID().replaceAll('-', '')}`;
const nodes: NodeProcess[] = [];
let server: PostgresServer;
let admin: Db;
let db: Db;
let data: string;
let env: Record<string, string>;
let release: UnpackedRelease;
let people: Person[];
let previous: string;
let current: string;

const start = (program?: string): Promise<string> => {
  const node = startNodeProcess(env, program);
  nodes.push(node);
  return node.ready;
};

/** Moves the clock of all nodes to noon in India: the core system is down for a part of some mornings and refuses calls then. */
async function skipMorning(origin: string): Promise<void> {
  const now = new Date();
  const seconds = Math.ceil((indiaInstant(todayInIndia(now), '12:00').getTime() - now.getTime()) / 1000);
  if (seconds <= 0) return;
  const { ok } = await fetch(`${origin}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance: `PT${seconds}S` }),
  });
  expect(ok).toBe(true);
}

beforeAll(async () => {
  server = await postgresServer();
  admin = await connect({ url: server.url, poolSize: 1 });
  await sql`create database ${sql.id(name)}`.execute(admin);
  const url = Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  db = await connect({ url, poolSize: 2 });
  data = await mkdtemp(join(tmpdir(), 'lifedesk-upgrade-'));
  env = { DATABASE_URL: url, LIFEDESK_DATA: data };
  release = unpackPreviousRelease();
  previous = await start(release.program);
  await skipMorning(previous);
  people = (await (await fetch(`${previous}/sandbox/people`)).json()) as Person[];
  // it was sent before the day on which the bank paid, so without interest
  await sql`update payout set penal_interest = 0 where ticket = ${LATE}`.execute(db);
});
afterAll(async () => {
  for (const node of nodes) {
    node.kill('SIGKILL');
    await node.ended;
  }
  await db.destroy();
  await sql`drop database ${sql.id(name)} with (force)`.execute(admin);
  await admin.destroy();
  await server.stop();
  release.remove();
  await rm(data, { recursive: true, force: true });
});

interface Visits {
  readonly nodeOf: (index: number) => string;
  /** Where people sign in, if it is another node. */
  readonly signInAt?: (index: number) => string;
  readonly movesMoney?: boolean;
}

/** Everyone signs in and does everything, at the same time. */
async function visitAll(calls: Calls, { nodeOf, signInAt = nodeOf, movesMoney = false }: Visits): Promise<void> {
  const { contract } = release;
  await sql`delete from limit_counter`.execute(db);
  await Promise.all(
    people.map(async (person, index) => {
      const session = await signInByOtp({ calls, person, origin: signInAt(index) });
      await visit({ calls, contract, person, origin: nodeOf(index), movesMoney }, session);
    }),
  );
}

/** What each node has done at least once, besides reading. */
const DONE = ['validateOtp', 'eLoan', 'updateNeft', 'createPayment', 'submitComplaint', 'updateBonusOption'].map(
  (operation) => `${operation} 200`,
);

/** What paying and borrowing add to the results before. For some days after a change of the account a loan is refused. */
const OF_MONEY = ['downloadReceipt 200', 'eLoan 200', 'eLoan 403 payout-restricted', ...REFUSED_EARLIER];

it('every call is answered as before: while this release migrates, and by both releases after that', async () => {
  const before = startCalls(release.contract);
  await visitAll(before, { nodeOf: () => previous });
  const calls = startCalls(release.contract);
  [current] = await Promise.all([start(), visitAll(calls, { nodeOf: () => previous })]);
  for (let round = 0; round === 0 || calls.countTo(current) < LEAST_CALLS; round += 1) {
    const nodeOf = (index: number) => ((index + round) % 5 === 4 ? previous : current);
    await visitAll(calls, { nodeOf, signInAt: (index) => nodeOf(index + 1), movesMoney: true });
  }

  const expected = new Set([...before.results(), ...OF_MONEY]);
  expect([...calls.results()].filter((result) => !expected.has(result) || / 5\d\d /.test(result))).toEqual([]);
  expect([...before.results()].filter((result) => / 5\d\d /.test(result))).toEqual([]);
  for (const node of [previous, current]) {
    expect(calls.countTo(node)).toBeGreaterThanOrEqual(LEAST_CALLS);
    expect([...calls.results(node)]).toEqual(expect.arrayContaining([...DONE, 'upload 204']));
  }
}, 1_800_000);

/** What the other node shows of what one node wrote. A newer release may add fields, and what needs attention. */
const SHOWN = [
  'payoutHistory',
  'fetchNeft',
  'serviceRequests',
  'payLinks',
  'calendarFeed',
  'policyPaymentDetails',
  'policyCards',
];

const withoutAttention = (answer: unknown): object =>
  JSON.parse(JSON.stringify(answer ?? {}), (key, value) => (key === 'attention' ? undefined : value));

it('both releases show the same', async () => {
  const calls = startCalls(release.contract);
  await sql`delete from limit_counter`.execute(db);
  for (const person of people.filter((one) => one.kind === 'person' && !one.policyNumbers.includes(LATE_POLICY))) {
    const session = await signInByOtp({ calls, person, origin: current });
    for (const operation of SHOWN) {
      const answerOf = (origin: string) => calls.call(origin, operation, {}, session);
      let [old, now] = [await answerOf(previous), await answerOf(current)];
      // the back office goes on with its work: compare answers between which nothing has changed
      for (let after = await answerOf(previous); !isDeepStrictEqual(after, old); after = await answerOf(previous))
        [old, now] = [after, await answerOf(current)];
      expect(now, `${operation} of ${person.name}`).toMatchObject(withoutAttention(old));
    }
  }
});

it('the previous release shows the interest of a late payout that this one ordered', async () => {
  const calls = startCalls(release.contract);
  const person = people.find(({ policyNumbers }) => policyNumbers.includes(LATE_POLICY)) as Person;
  // the account is verified, and payouts to it are no longer held
  for (let round = 0; round < 5; round += 1)
    await fetch(`${current}/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advance: 'P3D' }),
    });
  await sql`delete from limit_counter`.execute(db);
  const session = await signInByOtp({ calls, person, origin: current });
  const interestAt = async (origin: string) => {
    const { status, body } = await calls.call(origin, 'payoutHistory', {}, session);
    expect(status).toBe(200);
    return body.payouts.find(({ ticket }: { ticket: string }) => ticket === `INT-${LATE}`);
  };
  const now = await interestAt(current);
  expect(now).toMatchObject({ kind: 'late-interest', state: 'paid', gross: expect.any(Number) });
  const { kind, ...old } = await interestAt(previous);
  expect(kind).toBe('survival-benefit');
  expect(now).toMatchObject(old);
  for (const origin of [previous, current])
    expect(await calls.call(origin, 'payoutCertificate', { ticket: `INT-${LATE}` }, session)).toMatchObject({
      status: 200,
    });
});
