import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resetSandbox } from '../../../simulators/sandbox/reset.ts';
import { blockStore } from '../../../simulators/upi/block-store.ts';
import type { Deps } from '../../deps.ts';
import { applicantSession, offerCode } from '../../testing/applicant.ts';
import { type DyingNodes, startDyingNodes } from '../../testing/dying/dying-nodes.ts';
import { pngFile } from '../../testing/sample-files.ts';
import { sessionHeaders } from '../../testing/sign-in.ts';
import type { Node } from '../../testing/two-nodes.ts';
import { upload } from '../../testing/uploader.ts';
import answerCounterOffer from './answerCounterOffer.ts';
import { processBlocks } from './block-job.ts';
import sendApplicationDocument from './sendApplicationDocument.ts';
import withdrawApplication from './withdrawApplication.ts';

const BEGIN = new Date('2026-11-26T04:30:00.000Z');
const IMRANS = 'AP1000000012';
const LEELAS = 'AP1000000011';
const CLIENT = { address: '127.0.0.1', deviceCookie: null, userAgent: null };

let dying: DyingNodes;
let node: Node;
beforeAll(async () => {
  dying = await startDyingNodes(BEGIN);
  [node] = dying.nodes;
});
afterAll(() => dying?.close());

/** What is stored about an application, what UPI has, and the messages that were queued. */
async function standing(applicationNo: string) {
  const { rows } = await sql<{
    stage: string;
    offer: string | null;
    blocks: string;
    events: number;
    news: number;
    calls: number;
    papers: string | null;
    messages: number;
  }>`
    select a.stage, (select string_agg(state, ' ') from application_offer where application_no = a.application_no) as offer,
      (select string_agg(amount || ' ' || state, ', ' order by amount) from application_block
        where application_no = a.application_no) as blocks,
      (select count(*)::int from application_event where application_no = a.application_no) as events,
      (select count(*)::int from application_news where application_no = a.application_no) as news,
      (select count(*)::int from application_call where application_no = a.application_no) as calls,
      (select string_agg(state, ' ' order by kind) from application_document where application_no = a.application_no) as papers,
      (select count(*)::int from service_message) as messages
    from application a where application_no = ${applicationNo}`.execute(dying.db);
  return rows[0];
}

/** A call with its own key, which every node repeats. */
async function callOf(applicationNo: string, body: object) {
  const session = await applicantSession(node, applicationNo);
  return { session, client: CLIENT, headers: { 'Idempotency-Key': randomUUID() }, body: { applicationNo, ...body } };
}

type Run = (call: never, deps: Deps) => Promise<{ body: unknown }>;

/** Kills a node wherever a call leaves something else behind, and lets another node repeat it: all of it happens once. */
async function survives(
  applicationNo: string,
  run: Run,
  prepare: () => Promise<object>,
  all: object,
): Promise<readonly number[]> {
  return dying.dieEverywhere(async (statements) => {
    await resetSandbox(dying.db, node.sandbox.state, 1);
    const call = await callOf(applicationNo, {});
    const body = await prepare();
    const whole = { ...call, ...('session' in body ? body : { body: { ...call.body, ...body } }) } as never;
    const before = await standing(applicationNo);
    const died = await dying.diesAt(statements, (deps) => run(whole, deps));
    expect([before, all]).toContainEqual(await standing(applicationNo));
    if (!died) expect(await standing(applicationNo)).toEqual(all);
    await run(whole, dying.nodes[1].deps);
    expect(await standing(applicationNo)).toEqual(all);
    return died;
  });
}

describe('a node that dies between two statements', () => {
  it('of a withdrawal withdraws once', async () => {
    const deaths = await survives(LEELAS, withdrawApplication.run as Run, async () => ({ back: 24_500_00 }), {
      stage: 'withdrawn',
      offer: null,
      blocks: '2450000 releasing',
      events: 3,
      news: 1,
      calls: 1,
      papers: 'had needed',
      messages: 2,
    });
    expect(deaths.length).toBeGreaterThan(1);
  }, 600_000);

  it('of an accepted offer accepts once', async () => {
    const deaths = await survives(
      IMRANS,
      answerCounterOffer.run as Run,
      async () => {
        await dying.db
          .updateTable('application_block')
          .set({ amount: 30_000_00 })
          .where('application_no', '=', IMRANS)
          .execute();
        const call = await callOf(IMRANS, {});
        const code = await offerCode(node, call.session, '+919810000012');
        const offer = await dying.db
          .selectFrom('application_offer')
          .select('offer_id')
          .where('application_no', '=', IMRANS)
          .executeTakeFirstOrThrow();
        return { ...call, body: { ...call.body, offerId: offer.offer_id, answer: 'accept', ...code } };
      },
      {
        stage: 'accepted',
        offer: 'accepted',
        blocks: '3000000 debiting',
        events: 4,
        news: 1,
        calls: 1,
        papers: 'had',
        messages: 2,
      },
    );
    expect(deaths.length).toBeGreaterThan(1);
  }, 600_000);

  it('of a paper takes it once', async () => {
    const deaths = await survives(
      LEELAS,
      sendApplicationDocument.run as Run,
      async () => {
        const call = await callOf(LEELAS, {});
        const file = { purpose: 'application-document' as const };
        const uploadId = await upload({ app: node.app }, sessionHeaders(call.session), pngFile(), file);
        return { ...call, body: { ...call.body, documentKind: 'income-proof', uploadId } };
      },
      {
        stage: 'underwriting',
        offer: null,
        blocks: '2450000 blocked',
        events: 3,
        news: 1,
        calls: 1,
        papers: 'had checking',
        messages: 0,
      },
    );
    expect(deaths.length).toBeGreaterThan(1);
  }, 600_000);

  it('of a debit or a release moves the money once', async () => {
    for (const state of ['debiting', 'releasing'] as const) {
      const deaths = await dying.dieEverywhere(async (statements) => {
        await resetSandbox(dying.db, node.sandbox.state, 1);
        await dying.db
          .updateTable('application_block')
          .set({ state, look_at: BEGIN, ...(state === 'debiting' && { debit: 20_000_00 }) })
          .where('application_no', '=', LEELAS)
          .execute();
        await dying.db
          .updateTable('application_block')
          .set({ look_at: new Date('2099-01-01') })
          .where('application_no', '<>', LEELAS)
          .execute();
        const died = await dying.diesAt(statements, (deps) => processBlocks(deps));
        const later = { now: () => new Date(BEGIN.getTime() + 3_600_000) };
        await processBlocks({ ...dying.nodes[1].deps, clock: later });
        const block = await dying.db
          .selectFrom('application_block')
          .select(['block_id', 'state'])
          .where('application_no', '=', LEELAS)
          .executeTakeFirstOrThrow();
        expect(block.state).toBe(state === 'debiting' ? 'debited' : 'released');
        const atUpi = await (await blockStore(dying.db)).find(block.block_id);
        expect(atUpi).toMatchObject(
          state === 'debiting' ? { state: 'debited', debited: 20_000_00 } : { state: 'ended', debited: 0 },
        );
        expect((await standing(LEELAS))?.news).toBe(state === 'debiting' ? 1 : 0);
        return died;
      });
      expect(deaths.length).toBeGreaterThan(2);
    }
  }, 600_000);
});
