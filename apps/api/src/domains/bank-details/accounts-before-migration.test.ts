import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connect, type Db } from '../../platform/database/connect.ts';
import { migrate } from '../../platform/database/migrate.ts';
import type { Person } from '../../testing/index.ts';
import { type NodeProcess, startNodeProcess } from '../../testing/node-process.ts';
import { type PostgresServer, postgresServer } from '../../testing/postgres-server.ts';
import { startCalls } from '../../testing/previous-release/calls.ts';
import { CONFIRMED, giveAccount, PROVEN, signInByOtp } from '../../testing/previous-release/client.ts';
import { type UnpackedRelease, unpackPreviousRelease } from '../../testing/previous-release/unpack.ts';

/** In ms: a slow machine takes its time. */
const PATIENCE = { timeout: 120_000, interval: 100 };

const name = `lifedesk_accounts_${randomUUID().replaceAll('-', '')}`;
let server: PostgresServer;
let admin: Db;
let db: Db;
let data: string;
let release: UnpackedRelease;
let node: NodeProcess;

beforeAll(async () => {
  server = await postgresServer();
  admin = await connect({ url: server.url, poolSize: 1 });
  await sql`create database ${sql.id(name)}`.execute(admin);
  const url = Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  db = await connect({ url, poolSize: 1, timeoutMs: null });
  data = await mkdtemp(join(tmpdir(), 'lifedesk-accounts-'));
  release = unpackPreviousRelease();
  node = startNodeProcess({ DATABASE_URL: url, LIFEDESK_DATA: data }, release.program);
});
afterAll(async () => {
  node.kill('SIGKILL');
  await node.ended;
  await db.destroy();
  await sql`drop database ${sql.id(name)} with (force)`.execute(admin);
  await admin.destroy();
  await server.stop();
  release.remove();
  await rm(data, { recursive: true, force: true });
});

type NewAccounts = readonly [policies: readonly number[], ending: string];
interface Story {
  readonly who: string;
  /** Accounts given one after another, each for some of the person's policies, counted from 0. */
  readonly given: readonly NewAccounts[];
  /** What the check of each policy's account has found. */
  readonly states: readonly string[];
  /** The one status of the customer, by the previous release and by this one. */
  readonly before: string;
  readonly after: string;
}

/** While the back office rejects. The previous release goes on saying that it checks. */
const REJECTED: readonly Story[] = [
  { who: 'Neel', given: [[[0, 1], PROVEN]], states: ['rejected', 'rejected'], before: 'pending', after: 'rejected' },
];
const OTHERS: readonly Story[] = [
  { who: 'Farhan', given: [], states: ['verified'], before: 'verified', after: 'verified' },
  {
    who: 'Meenakshi',
    given: [[[0, 1], CONFIRMED]],
    states: ['verified', 'verified'],
    before: 'verified',
    after: 'verified',
  },
  { who: 'Priya', given: [[[0], PROVEN]], states: ['pending'], before: 'pending', after: 'pending' },
  {
    who: 'Asha',
    given: [
      [[0], CONFIRMED],
      [[1], PROVEN],
    ],
    states: ['verified', 'pending'],
    before: 'pending',
    after: 'pending',
  },
  // the bank confirmed only the second; the previous release believed it of all
  {
    who: 'Harpreet',
    given: [
      [[0], PROVEN],
      [[1], CONFIRMED],
    ],
    states: ['pending', 'verified'],
    before: 'verified',
    after: 'pending',
  },
];

const statusOf = async ({ clientId }: Person) => {
  const query = db.selectFrom('customer').select('neft_qc_status').where('client_id', '=', clientId);
  return (await query.executeTakeFirstOrThrow()).neft_qc_status;
};

it('only an account that was confirmed itself is verified, and the others wait', async () => {
  const origin = await node.ready;
  const people = (await (await fetch(`${origin}/sandbox/people`)).json()) as Person[];
  const personOf = ({ who }: Story) => people.find(({ name }) => name.includes(who)) as Person;
  const calls = startCalls(release.contract);
  const play = async (story: Story) => {
    const client = { calls, person: personOf(story), origin };
    const session = await signInByOtp(client);
    for (const [policies, ending] of story.given) {
      const policyNos = policies.map((index) => client.person.policyNumbers[index] ?? '');
      const call = (operation: string, body: unknown) => calls.call(origin, operation, body, session);
      expect((await giveAccount(client, call, policyNos, ending)).status, story.who).toBe(200);
    }
  };
  const inSandbox = (path: string, body: unknown) =>
    fetch(`${origin}/sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await inSandbox('scenarios', { name: 'back office rejects', on: true });
  for (const story of REJECTED) await play(story);
  await vi.waitFor(async () => {
    await inSandbox('clock', { advance: 'P1D' });
    const requests = await db
      .selectFrom('service_request')
      .select('state')
      .where('type', '=', 'neft-details')
      .execute();
    expect(requests).toEqual([{ state: 'declined' }]);
  }, PATIENCE);
  await inSandbox('scenarios', { name: 'back office silent', on: true });
  for (const story of OTHERS) await play(story);
  node.kill('SIGTERM');
  await node.ended;

  const stories = [...REJECTED, ...OTHERS];
  const statuses = () => Promise.all(stories.map((story) => statusOf(personOf(story))));
  expect(await statuses()).toEqual(stories.map(({ before }) => before));
  await migrate(db);
  for (const story of stories) {
    const states = await db
      .selectFrom('account_check')
      .select('state')
      .where('policy_no', 'in', personOf(story).policyNumbers)
      .orderBy('policy_no')
      .execute();
    expect(
      states.map(({ state }) => state),
      story.who,
    ).toEqual(story.states);
  }
  expect(await statuses()).toEqual(stories.map(({ after }) => after));
});
