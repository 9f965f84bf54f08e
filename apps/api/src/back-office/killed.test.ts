import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backOfficeSimulator } from '../../simulators/back-office/back-office-simulator.ts';
import { caseStore } from '../../simulators/back-office/case-store.ts';
import type { Deps } from '../deps.ts';
import { makeRequest, type RequestCall } from '../domains/requests/make-request.ts';
import { createSessions } from '../platform/access/sessions.ts';
import type { Db } from '../platform/database/connect.ts';
import { queueOf } from '../platform/queue/queue.ts';
import { dies } from '../testing/dying/dies.ts';
import { type DyingNodes, startDyingNodes } from '../testing/dying/dying-nodes.ts';
import { OFFICE_SECRET, sendingTo } from '../testing/dying/sending-to.ts';
import { passTime } from '../testing/dying/world.ts';
import { applyAnswer, type BackOfficeAnswer } from './apply-answer.ts';
import { forwardJob } from './forward-job.ts';

const NOW = '2026-11-21T04:30:00.000Z';
const PROGRAM = 'dies-applying-answer.ts';
const quiet = { warn: () => {} } as never;
const { signal } = new AbortController();

let dying: DyingNodes;
let db: Db;
let deps: Deps;
beforeAll(async () => {
  dying = await startDyingNodes(new Date(NOW));
  ({ db } = dying);
  [{ deps }] = dying.nodes;
});
afterAll(() => dying?.close());

const asha = async (): Promise<number> =>
  (await db.selectFrom('customer').select('id').where('client_id', '=', '40012345').executeTakeFirstOrThrow()).id;

/** Requests a new bank account for Asha that staff have to review. Returns the request number. */
async function requestAccount(): Promise<string> {
  const customerId = await asha();
  const session = await createSessions(deps).open({ kind: 'full', customerId, policyNo: null });
  const call = { session, headers: { 'Idempotency-Key': randomUUID() }, body: {}, client: { address: '127.0.0.1' } };
  const effect = async () => ({ isDone: false, policyNos: ['501234567'] });
  return (await makeRequest(deps, call as unknown as RequestCall, { type: 'neft-details', effect })).ticket;
}

const approvalOf = (ticket: string): BackOfficeAnswer => ({
  answerId: randomUUID(),
  ticket,
  outcome: 'approved',
  maker: 'EMP-1',
  checker: 'EMP-2',
  at: NOW,
});

/** What is stored of an approval: its answer, stage, effect and messages. */
async function approvalIn(ticket: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select r.state, c.neft_qc_status as account,
      (select count(*)::int from back_office_answer a where a.ticket = r.ticket) as answers,
      (select count(*)::int from service_request_event e where e.ticket = r.ticket) as stages,
      (select count(*)::int from service_message m where m.ticket = r.ticket) as messages
    from service_request r join customer c on c.id = r.customer_id where r.ticket = ${ticket}`.execute(db);
  return rows[0];
}
const NOTHING = { state: 'received', account: 'pending', answers: 0, stages: 1, messages: 2 };
const ALL = { state: 'completed', account: 'verified', answers: 1, stages: 2, messages: 4 };

it('an answer is applied completely or not at all, wherever the node dies, and once when it is posted again', async () => {
  const postAfter = async (die: (answer: BackOfficeAnswer) => Promise<boolean>): Promise<boolean> => {
    const ticket = await requestAccount();
    const answer = approvalOf(ticket);
    const died = await die(answer);
    const found = await approvalIn(ticket);
    expect([NOTHING, ALL]).toContainEqual(found);
    if (!died) expect(found).toEqual(ALL);
    // the back office got no reply, so it posts the same answer until it gets one
    await Promise.all([applyAnswer(deps, answer), applyAnswer(deps, answer)]);
    expect(await approvalIn(ticket)).toEqual(ALL);
    return died;
  };
  const deaths = await dying.dieEverywhere((statements) =>
    postAfter((answer) => dying.diesAt(statements, (node) => applyAnswer(node, answer))),
  );
  const { database } = dying;
  const statements = deaths.at(-1) ?? 0;
  expect(await postAfter((answer) => dies(PROGRAM, { database, now: NOW, statements, answer }, db))).toBe(true);
}, 600_000);

it('an event is sent wherever the node dies; a resent one has the same id and opens one case', async () => {
  const received: string[] = [];
  const store = await caseStore(db);
  const office = Fastify();
  office.addHook('preHandler', async ({ body }) => {
    received.push(JSON.parse(String(body)).eventId);
  });
  const simulator = backOfficeSimulator({
    receiveApplication: async () => false,
    secret: OFFICE_SECRET,
    clock: deps.clock,
    fetch,
    store,
    apiUrl: () => '',
    scenarios: async () => new Set(),
  });
  office.register(simulator.plugin);
  const address = await office.listen({ port: 0, host: '127.0.0.1' });
  const forward = forwardJob(sendingTo(deps, address), quiet);
  await forward.run(signal);
  /** How often the event of a new request arrives when one node dies on it and another continues. */
  const arrivals = async (die: () => Promise<boolean>): Promise<{ count: number; died: boolean }> => {
    received.length = 0;
    const ticket = await requestAccount();
    const died = await die();
    const queue = await queueOf(db);
    await passTime(db);
    await queue.tidy();
    await passTime(db);
    await forward.run(signal);
    await forward.run(signal);
    expect(new Set(received)).toEqual(new Set([`${ticket}-received`]));
    expect(await store.find(ticket)).toMatchObject({ ticket, state: 'new' });
    return { count: received.length, died };
  };
  try {
    // killed with -9 once the event has arrived
    const { database } = dying;
    const killOnArrival = () => dies(PROGRAM, { database, now: NOW, statements: null, office: address }, db);
    expect(await arrivals(killOnArrival)).toEqual({ count: 2, died: true });
    await dying.dieEverywhere(async (statements) => {
      const forwarding = (node: Deps) => forwardJob(sendingTo(node, address), quiet).run(signal);
      const { count, died } = await arrivals(() => dying.diesAt(statements, forwarding));
      if (!died) expect(count).toBe(1);
      return died;
    });
  } finally {
    await office.close();
  }
}, 600_000);
