import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resetSandbox } from '../../../simulators/sandbox/reset.ts';
import { blockStore } from '../../../simulators/upi/block-store.ts';
import { applicantSession, offerCode } from '../../testing/applicant.ts';
import { post } from '../../testing/caller.ts';
import { type PostgresServer, postgresServer } from '../../testing/postgres-server.ts';
import { sessionHeaders } from '../../testing/sign-in.ts';
import { type Node, type Nodes, startTwoNodes } from '../../testing/two-nodes.ts';
import { processBlocks } from './block-job.ts';
import { meetDeadlines } from './deadline-job.ts';

const NUMBER = 'AP1000000012';
const MOBILE = '+919810000012';
/** The last day of the offer and of its block, a second before midnight in India. */
const LAST_SECOND = new Date('2026-11-26T18:29:59.000Z');
const ROUNDS = 6;

let server: PostgresServer;
let nodes: Nodes;
beforeAll(async () => {
  server = await postgresServer();
  nodes = await startTwoNodes({ url: server.url, begin: LAST_SECOND });
});
afterAll(async () => {
  await nodes.close();
  await server.stop();
});

/** The offer ends today, and the block is large enough for it. */
async function prepare({ deps, sandbox }: Node): Promise<void> {
  const { db } = deps;
  await resetSandbox(db, sandbox.state, 1);
  await db
    .updateTable('application_offer')
    .set({ open_until: '2026-11-26' })
    .where('application_no', '=', NUMBER)
    .execute();
  await db.updateTable('application_block').set({ amount: 27_000_00 }).where('application_no', '=', NUMBER).execute();
  await sql`update sandbox_upi_block set body = body || '{"amount": 2700000}' where block_id = (
    select block_id from application_block where application_no = ${NUMBER})`.execute(db);
}

const outcome = async ({ deps: { db } }: Node) => ({
  application: await db
    .selectFrom('application')
    .select('stage')
    .where('application_no', '=', NUMBER)
    .executeTakeFirstOrThrow(),
  offer: await db
    .selectFrom('application_offer')
    .select('state')
    .where('application_no', '=', NUMBER)
    .executeTakeFirstOrThrow(),
  ends: (
    await db
      .selectFrom('application_event')
      .select('stage')
      .where('application_no', '=', NUMBER)
      .where('stage', 'in', ['accepted', 'withdrawn', 'not-taken'])
      .execute()
  ).length,
});

it('AT12: accepting, withdrawing and the end of the offer at the same second have one outcome, and money moves once', async () => {
  const [one, other] = nodes.nodes;
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    await prepare(one);
    const session = await applicantSession(one, NUMBER);
    const code = await offerCode(one, session, MOBILE);
    const { offer_id: offerId } = await one.deps.db
      .selectFrom('application_offer')
      .select('offer_id')
      .where('application_no', '=', NUMBER)
      .executeTakeFirstOrThrow();
    const send = (node: Node, operation: 'answerCounterOffer' | 'withdrawApplication', body: object) =>
      post(node, operation, JSON.stringify({ applicationNo: NUMBER, ...body }), {
        ...sessionHeaders(session),
        'idempotency-key': randomUUID(),
      });
    // the job of the other node already lives in the next second
    const tomorrow = { now: () => new Date(LAST_SECOND.getTime() + 1_000) };
    const calls = [
      () => send(one, 'answerCounterOffer', { offerId, answer: 'accept', ...code }),
      () => send(other, 'withdrawApplication', { back: 27_000_00 }),
      () => meetDeadlines({ ...other.deps, clock: tomorrow }),
    ];
    // each of them is the first in some round
    const [accepted, withdrawn] = await Promise.all(
      calls.map(async (call, at) => {
        if (at !== round % calls.length) await new Promise((resolve) => setImmediate(resolve));
        return call();
      }),
    );
    const { application, offer, ends } = await outcome(one);
    expect(ends).toBe(1);
    const statuses = [accepted, withdrawn].map((reply) => (Array.isArray(reply) ? 0 : (reply?.status ?? 0)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(application.stage === 'not-taken' ? 0 : 1);
    for (const status of statuses) expect([200, 409]).toContain(status);
    expect(offer.state).toBe(application.stage === 'accepted' ? 'accepted' : 'closed');
    seen.add(application.stage);

    for (let poll = 0; poll < 3; poll += 1)
      await Promise.all([
        processBlocks({ ...one.deps, clock: tomorrow }),
        processBlocks({ ...other.deps, clock: tomorrow }),
      ]);
    const blocks = (await (await blockStore(one.deps.db)).all()).filter(({ amount }) => amount === 27_000_00);
    expect(blocks).toHaveLength(1);
    expect(blocks[0]).toMatchObject(
      application.stage === 'accepted' ? { state: 'debited', debited: 27_000_00 } : { state: 'ended', debited: 0 },
    );
  }
  expect(seen.size).toBeGreaterThan(0);
}, 300_000);
