import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { whileRowFails } from '../../testing/failing-row.ts';
import { rememberPayments } from '../../testing/rewind-payments.ts';
import { type Nodes, startTwoNodes } from '../../testing/two-nodes.ts';
import { post } from '../payments/public.ts';
import { linkedReturnsJob } from './free-look/linked-return.ts';
import { processPayouts } from './pay/process-payouts.ts';
import { orderPayout } from './public.ts';
import { returnUnappliedJob } from './unapplied/return-unapplied.ts';

const BEGIN = new Date('2026-11-21T04:30:00.000Z');
/** Two of Asha's policies. */
const POLICIES = ['501234567', '501234575'] as const;
const TICKETS = ['SR7000000001', 'SR7000000002'] as const;

let nodes: Nodes;
let rewind: () => Promise<void>;
const db = () => nodes.nodes[0].deps.db;
beforeAll(async () => {
  nodes = await startTwoNodes();
  rewind = await rememberPayments(nodes.nodes[0]);
});
beforeEach(() => rewind());
afterAll(() => nodes?.close());

const once = new AbortController().signal;
const payouts = async (like: string) =>
  (await db().selectFrom('payout').select('ticket').where('ticket', 'like', like).orderBy('ticket').execute()).map(
    ({ ticket }) => ticket,
  );

it('money for a policy that has ended is paid back although that of another always fails', async () => {
  for (const policy_no of POLICIES)
    await db()
      .transaction()
      .execute((transaction) =>
        post(transaction, { order_id: null, kind: 'payment', posted_at: BEGIN }, [
          { account: 'gateway-clearing', amount: 500_00, policy_no: null },
          { account: 'suspense', amount: -500_00, policy_no },
        ]),
      );
  await sql`update policy set status_code = 'S' where policy_no in (${POLICIES[0]}, ${POLICIES[1]})`.execute(db());
  const run = () => returnUnappliedJob(nodes.nodes[0].deps).run(once);
  await whileRowFails(db(), 'payout', 'policy_no', POLICIES[0], async () => {
    await expect(run()).rejects.toThrow('poisoned');
    expect(await payouts('UP%')).toEqual([`UP${POLICIES[1]}-1`]);
  });
  await run();
  expect(await payouts('UP%')).toHaveLength(2);
});

it('late interest is ordered, and payouts are sent, although the interest of another always fails', async () => {
  const order = (ticket: string) =>
    db()
      .transaction()
      .execute((transaction) =>
        orderPayout(
          transaction,
          {
            ticket,
            policyNo: POLICIES[0],
            kind: 'surrender',
            grossPaise: 10_000_00,
            deductions: [],
            taxPaise: 0,
            countsFrom: '2026-11-21',
          },
          BEGIN,
        ),
      );
  for (const ticket of TICKETS) await order(ticket);
  await sql`update payout set state = 'paid', tries = 1, paid_on = '2027-01-13' where ticket like 'SR700000%'`.execute(
    db(),
  );
  await order('SR7000000003');
  await whileRowFails(db(), 'payout_interest_check', 'ticket', TICKETS[0], async () => {
    const failures = await processPayouts(nodes.nodes[0].deps);
    expect(failures.map(({ error }) => String(error))).toContain('error: poisoned');
    expect(await payouts('INT-SR7%')).toEqual([`INT-${TICKETS[1]}`]);
    expect(
      await db().selectFrom('payout').select('state').where('ticket', '=', 'SR7000000003').executeTakeFirst(),
    ).toEqual({ state: 'paid' });
  });
  await processPayouts(nodes.nodes[0].deps);
  expect(await payouts('INT-SR7%')).toEqual(TICKETS.map((ticket) => `INT-${ticket}`));
});

it('a returned unit-linked policy is refunded although that of another always fails', async () => {
  const [linked, copy] = ['512345686', '512345681'];
  for (const table of ['policy', 'fund_holding'])
    await sql`insert into ${sql.table(table)} select (jsonb_populate_record(null::${sql.table(table)}, to_jsonb(t) ||
        jsonb_build_object('policy_no', ${copy}::text, 'id', gen_random_uuid()))).*
      from ${sql.table(table)} t where policy_no = ${linked}`.execute(db());
  for (const [at, policyNo] of [copy, linked].entries()) {
    await sql`insert into service_request select (jsonb_populate_record(null::service_request, to_jsonb(r) || jsonb_build_object(
        'ticket', ${TICKETS[at]}::text, 'type', 'freelook-request', 'policy_nos', array[${policyNo}::text], 'state', 'completed',
        'made_at', '2026-11-20T05:00:00Z', 'settled_at', '2026-11-20T06:00:00Z', 'idempotency_key', ${randomUUID()}::text,
        'customer_id', p.customer_id))).*
      from (select * from service_request limit 1) r, policy p where p.policy_no = ${policyNo}`.execute(db());
    await sql`insert into linked_return (ticket, policy_no, nav_date) values (${TICKETS[at]}, ${policyNo}, '2026-11-20')`.execute(
      db(),
    );
  }
  const run = () => linkedReturnsJob(nodes.nodes[0].deps).run(once);
  await whileRowFails(db(), 'linked_return', 'ticket', TICKETS[0], async () => {
    await expect(run()).rejects.toThrow('poisoned');
    expect(await payouts('SR700000%')).toEqual([TICKETS[1]]);
  });
  await run();
  expect(await payouts('SR700000%')).toEqual(TICKETS);
});
