import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backOfficeSimulator } from '../../simulators/back-office/back-office-simulator.ts';
import { caseStore } from '../../simulators/back-office/case-store.ts';
import { createSandboxBackend } from '../../simulators/sandbox/create-sandbox-backend.ts';
import type { Deps } from '../deps.ts';
import { makeRequest, type RequestCall } from '../domains/requests/make-request.ts';
import { createSessions } from '../platform/access/sessions.ts';
import { connect, type Db } from '../platform/database/connect.ts';
import { queueOf } from '../platform/queue/queue.ts';
import { dies } from '../testing/dying/dies.ts';
import { diesHere } from '../testing/dying/dies-here.ts';
import { OFFICE_SECRET, sendingTo } from '../testing/dying/sending-to.ts';
import { passTime } from '../testing/dying/world.ts';
import { postgresServer } from '../testing/postgres-server.ts';
import { testConfig } from '../testing/test-config.ts';
import { applyAnswer, type BackOfficeAnswer } from './apply-answer.ts';
import { forwardJob } from './forward-job.ts';

const NOW = '2026-11-21T04:30:00.000Z';
/** More statements than any of these flows runs. */
const MOST = 100;
/**
 * Starting a process takes a second or two, so one is killed only after every eighth statement; after the others a node
 * dies in process.
 */
const STRIDE = 8;
const PROGRAM = 'dies-applying-answer.ts';
const clock = { now: () => new Date(NOW) };

let server: Awaited<ReturnType<typeof postgresServer>>;
let database: { url: string; schema: string; poolSize: number; timeoutMs: null };
let db: Db;
let deps: Deps;
beforeAll(async () => {
  server = await postgresServer();
  database = { url: server.url, schema: `door_${randomUUID().replaceAll('-', '')}`, poolSize: 4, timeoutMs: null };
  const admin = await connect({ url: server.url, poolSize: 1 });
  await sql`create schema ${sql.id(database.schema)}`.execute(admin);
  await admin.destroy();
  db = await connect(database);
  ({ deps } = await createSandboxBackend(testConfig('/nowhere'), { db, clock }));
});
afterAll(async () => {
  await db.destroy();
  const admin = await connect({ url: server.url, poolSize: 1 });
  const { schema } = database;
  await sql`drop schema if exists ${sql.id(schema)}, ${sql.id(`${schema}_queue`)} cascade`.execute(admin);
  await admin.destroy();
  await server.stop();
});
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

it('an answer is applied completely or not at all, wherever the node is killed, and once when it is posted again', async () => {
  let statements = 0;
  for (; statements < MOST; statements += 1) {
    const ticket = await requestAccount();
    const answer = approvalOf(ticket);
    const died =
      statements % STRIDE === 0
        ? await dies(PROGRAM, { database, now: NOW, statements, answer }, db)
        : await diesHere(database, db, statements, (dying) => applyAnswer({ ...deps, db: dying }, answer));
    const found = await approvalIn(ticket);
    expect([NOTHING, ALL]).toContainEqual(found);
    if (!died) expect(found).toEqual(ALL);
    // the back office got no reply, so it posts the same answer until it gets one
    await Promise.all([applyAnswer(deps, answer), applyAnswer(deps, answer)]);
    expect(await approvalIn(ticket)).toEqual(ALL);
    if (!died) break;
  }
  expect(statements).toBeGreaterThan(8);
}, 600_000);

it('an event is sent wherever the node is killed; a resent one has the same id and opens one case', async () => {
  const received: string[] = [];
  const store = await caseStore(db);
  const office = Fastify();
  office.addHook('preHandler', async ({ body }) => {
    received.push(JSON.parse(String(body)).eventId);
  });
  const simulator = backOfficeSimulator({
    receiveApplication: async () => false,
    secret: OFFICE_SECRET,
    clock,
    fetch,
    store,
    apiUrl: () => '',
    scenarios: async () => new Set(),
  });
  office.register(simulator.plugin);
  const address = await office.listen({ port: 0, host: '127.0.0.1' });
  const forward = forwardJob(sendingTo(deps, address), { warn: () => {} } as never);
  await forward.run(new AbortController().signal);
  /**
   * How often the event of a new request arrives when one node dies on it and another continues, and whether the node
   * died.
   */
  const arrivals = async (statements: number | null): Promise<{ count: number; died: boolean }> => {
    received.length = 0;
    const ticket = await requestAccount();
    const died = await dies(PROGRAM, { database, now: NOW, statements, office: address }, db);
    const queue = await queueOf(db);
    await passTime(db);
    await queue.tidy();
    await passTime(db);
    await forward.run(new AbortController().signal);
    await forward.run(new AbortController().signal);
    expect(new Set(received)).toEqual(new Set([`${ticket}-received`]));
    expect(await store.find(ticket)).toMatchObject({ ticket, state: 'new' });
    return { count: received.length, died };
  };
  try {
    expect(await arrivals(null)).toEqual({ count: 2, died: true });
    let statements = 0;
    let run = await arrivals(statements);
    for (; run.died && statements < MOST; run = await arrivals(statements)) statements += 1;
    expect(run).toEqual({ count: 1, died: false });
    expect(statements).toBeGreaterThan(3);
  } finally {
    await office.close();
  }
}, 600_000);
