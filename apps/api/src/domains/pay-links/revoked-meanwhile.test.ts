import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { callerFor, post } from '../../testing/caller.ts';
import { ASHAS_PREMIUM, CLIENTS } from '../../testing/payer.ts';
import { type PostgresServer, postgresServer } from '../../testing/postgres-server.ts';
import { rememberPayments } from '../../testing/rewind-payments.ts';
import { type Nodes, startTwoNodes } from '../../testing/two-nodes.ts';
import { revokeLink } from './store.ts';

let server: PostgresServer;
let nodes: Nodes;
let rewind: () => Promise<void>;
const db = () => nodes.nodes[0].deps.db;
beforeAll(async () => {
  // two transactions at a time, which the embedded engine does not have
  server = await postgresServer();
  nodes = await startTwoNodes({ url: server.url });
  rewind = await rememberPayments(nodes.nodes[0]);
});
beforeEach(() => rewind());
afterAll(async () => {
  await nodes?.close();
  await server?.stop();
});

/** Resolves once a transaction of this database waits for a lock. */
async function someoneWaits(): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_stat_activity where datname = current_database()
      and cardinality(pg_blocking_pids(pid)) > 0`.execute(db());
    if (rows.length > 0) return;
    await sleep(5);
  }
}

it('a link that is being revoked takes no payment, from two payers on two nodes', async () => {
  const asha = await callerFor(nodes.nodes[0], 'full', CLIENTS.asha);
  const made = await asha.call(
    'createPayLink',
    { policyNo: ASHAS_PREMIUM.policyNo },
    { 'Idempotency-Key': randomUUID() },
  );
  const { linkId, token } = made.body;
  const { customer_id } = await db()
    .selectFrom('pay_link')
    .select('customer_id')
    .where('id', '=', linkId)
    .executeTakeFirstOrThrow();
  const revoking = await db().startTransaction().execute();
  await revokeLink(revoking, customer_id, linkId, nodes.nodes[0].deps.clock.now());
  const body = JSON.stringify({ token, relation: 'child', returnPath: '/cs/pay-link' });
  const paying = nodes.nodes.map((node) => post(node, 'payByLink', body, { 'Idempotency-Key': randomUUID() }));
  await Promise.race([someoneWaits(), ...paying]);
  await revoking.commit().execute();
  for (const answer of await Promise.all(paying))
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/token', rule: 'pay-link', because: 'revoked' }] },
    });
  expect(await db().selectFrom('pay_link_payment').selectAll().execute()).toEqual([]);
});
