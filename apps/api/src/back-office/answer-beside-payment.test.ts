import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockPolicies } from '../domains/payments/order/policies.store.ts';
import { makeRequest, type RequestCall } from '../domains/requests/make-request.ts';
import { createSessions } from '../platform/access/sessions.ts';
import { type PostgresServer, postgresServer } from '../testing/postgres-server.ts';
import { type Nodes, startTwoNodes } from '../testing/two-nodes.ts';
import { applyAnswer } from './apply-answer.ts';

const POLICY = '501234567';

let server: PostgresServer;
let nodes: Nodes;
beforeAll(async () => {
  server = await postgresServer();
  nodes = await startTwoNodes({ url: server.url });
});
afterAll(async () => {
  await nodes.close();
  await server.stop();
});

it('an answer about a policy waits for a payment of it, which ends', async () => {
  const [here, there] = nodes.nodes;
  const { db, clock } = here.deps;
  const { customer_id: customerId } = await db
    .selectFrom('policy')
    .select('customer_id')
    .where('policy_no', '=', POLICY)
    .executeTakeFirstOrThrow();
  const session = await createSessions(here.deps).open({ kind: 'full', customerId, policyNo: null });
  const call = { session, headers: { 'Idempotency-Key': randomUUID() }, body: {}, client: { address: '127.0.0.1' } };
  const { ticket } = await makeRequest(here.deps, call as unknown as RequestCall, {
    type: 'surrender-request',
    effect: async () => ({ isDone: false, policyNos: [POLICY], payload: {} }),
  });

  const answered = await db.transaction().execute(async (payment) => {
    await lockPolicies(payment, customerId, [POLICY]);
    const answer = applyAnswer(there.deps, {
      answerId: randomUUID(),
      ticket,
      outcome: 'approved',
      maker: 'EMP-1',
      checker: 'EMP-2',
      at: clock.now().toISOString(),
    });
    const isWaiting = async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      return rows.length > 0;
    };
    await expect.poll(isWaiting, { timeout: 60_000 }).toBe(true);
    // as a payment does, which raises the version of the customer
    await payment.updateTable('policy').set({ premium_left: false }).where('policy_no', '=', POLICY).execute();
    return { answer };
  });
  await answered.answer;
  expect(
    await db.selectFrom('service_request').select('state').where('ticket', '=', ticket).executeTakeFirst(),
  ).toEqual({
    state: 'completed',
  });
});
