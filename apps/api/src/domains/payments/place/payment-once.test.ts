import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GatewayError } from '../../../ports/payment-gateway.ts';
import { type Caller, callerFor } from '../../../testing/caller.ts';
import { CLIENTS, callback, create, decide, storedPayments } from '../../../testing/payer.ts';
import { rememberPayments } from '../../../testing/rewind-payments.ts';
import { type Node, type Nodes, startTwoNodes } from '../../../testing/two-nodes.ts';
import { settlePendingOrders } from '../gateway/poll-gateway.ts';

let installation: Nodes;
let a: Node;
let b: Node;
let rewind: () => Promise<void>;
let ashaAtA: Caller;
let ashaAtB: Caller;

beforeAll(async () => {
  installation = await startTwoNodes();
  [a, b] = installation.nodes;
  rewind = await rememberPayments(a);
});
afterAll(() => installation?.close());
beforeEach(async () => {
  vi.restoreAllMocks();
  await rewind();
  ashaAtA = await callerFor(a, 'full', CLIENTS.asha);
  ashaAtB = await callerFor(b, 'full', CLIENTS.asha);
});

const gatewayOrders = async (): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from sandbox_gateway_order`.execute(a.deps.db)).rows[0]?.n ?? -1;
const findLatestOrder = async () =>
  (await a.deps.db.selectFrom('payment_order').select('id').orderBy('created_at', 'desc').executeTakeFirstOrThrow()).id;
const stateAt = async (caller: Caller, orderId: string): Promise<string> =>
  (await caller.call('paymentStatus', { orderId })).body.state;

describe('two nodes on one database', () => {
  it('create one order per key, however the clicks are spread', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      [ashaAtA, ashaAtB, ashaAtA, ashaAtB].map((caller) => create(caller, undefined, { key })),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body.orderId)).size).toBe(1);
    expect([await storedPayments(a).orders(), await gatewayOrders()]).toEqual([1, 1]);
  });

  it('let one of two payments for a policy through', async () => {
    const answers = await Promise.all([create(ashaAtA), create(ashaAtB)]);
    expect(answers.map((answer) => answer.code ?? 'ok').sort()).toEqual(['ok', 'payment-ongoing']);
    expect([await storedPayments(a).orders(), await gatewayOrders()]).toEqual([1, 1]);
  });

  it('post a payment once, though both receive the callback, ask for it and run the settling round', async () => {
    const order = (await create(ashaAtA)).body;
    for (const node of [a, b]) await node.sandbox.state.switchScenario('gateway silent', true);
    await decide(a, order.gatewayUrl, 'approve');
    expect(await storedPayments(a).state(order.orderId)).toBe('created');
    const report = await a.deps.gateway.status(order.orderId);
    const content = {
      orderId: order.orderId,
      gatewayReference: report?.reference,
      outcome: 'paid',
      amount: 2_450_000,
      at: a.deps.clock.now().toISOString(),
    };
    installation.advance(60_000);
    const results = await Promise.all([
      callback(a, content),
      stateAt(ashaAtB, order.orderId),
      settlePendingOrders(b.deps),
      callback(b, content),
      stateAt(ashaAtA, order.orderId),
      settlePendingOrders(a.deps),
    ]);
    expect([results[0].status, results[3].status]).toEqual([204, 204]);
    expect([results[1], results[4]]).toEqual(['paid', 'paid']);
    expect(await storedPayments(a).postings(order.orderId)).toBe(1);
    expect(await storedPayments(b).dueDate('501234567')).toBe('2027-12-01');
  });

  it('ask about each order once per round', async () => {
    await create(ashaAtA);
    await create(await callerFor(a, 'full', CLIENTS.vikram), [{ policyNo: '508901242', amount: 845_000 }]);
    installation.advance(60_000);
    const polled = await Promise.all([settlePendingOrders(a.deps), settlePendingOrders(b.deps)]);
    expect(polled[0] + polled[1]).toBe(2);
  });

  it('continue what the other started', async () => {
    const key = randomUUID();
    const order = (await create(ashaAtA, undefined, { key })).body;
    expect((await create(ashaAtB, undefined, { key })).body).toEqual(order);
    await decide(b, order.gatewayUrl, 'approve');
    expect(await stateAt(ashaAtA, order.orderId)).toBe('paid');
  });
});

describe('a failure while an order is being created', () => {
  it("the gateway's answer is lost: the same request returns the same order", async () => {
    const real = a.deps.gateway.createOrder;
    vi.spyOn(a.deps.gateway, 'createOrder').mockImplementationOnce(async (request) => {
      await real(request);
      throw new GatewayError('timeout');
    });
    const key = randomUUID();
    expect(await create(ashaAtA, undefined, { key })).toMatchObject({ status: 504, code: 'upstream-timeout' });
    const again = await create(ashaAtA, undefined, { key });
    expect(again).toMatchObject({ status: 200, body: { state: 'created' } });
    await decide(a, again.body.gatewayUrl, 'approve');
    expect(await stateAt(ashaAtA, again.body.orderId)).toBe('paid');
    expect([await storedPayments(a).orders(), await gatewayOrders()]).toEqual([1, 1]);
  });

  it('the node dies after the gateway accepted the order and before storing that: another node continues', async () => {
    const real = a.deps.gateway.createOrder;
    vi.spyOn(a.deps.gateway, 'createOrder').mockImplementationOnce(async (request) => {
      await real(request);
      throw new Error('killed');
    });
    const key = randomUUID();
    expect((await create(ashaAtA, undefined, { key })).status).toBe(500);
    const again = await create(ashaAtB, undefined, { key });
    expect(again.status).toBe(200);
    expect([await storedPayments(a).orders(), await gatewayOrders()]).toEqual([1, 1]);
  });

  it('the same without a retry by the customer: the order expires when the gateway says so', async () => {
    const real = a.deps.gateway.createOrder;
    vi.spyOn(a.deps.gateway, 'createOrder').mockImplementationOnce(async (request) => {
      await real(request);
      throw new Error('killed');
    });
    await create(ashaAtA);
    const id = await findLatestOrder();
    installation.advance(14 * 60_000);
    await settlePendingOrders(b.deps);
    expect(await storedPayments(a).state(id)).toBe('created');
    installation.advance(12 * 60_000);
    await settlePendingOrders(b.deps);
    expect(await storedPayments(a).state(id)).toBe('expired');
  });

  it('the gateway never received the order: it expires, but not before its time', async () => {
    vi.spyOn(a.deps.gateway, 'createOrder').mockRejectedValueOnce(new GatewayError('unreachable'));
    expect(await create(ashaAtA)).toMatchObject({ status: 503, code: 'unavailable' });
    const id = await findLatestOrder();
    installation.advance(60_000);
    await settlePendingOrders(a.deps);
    expect(await storedPayments(a).state(id)).toBe('created');
    installation.advance(25 * 60_000);
    await settlePendingOrders(a.deps);
    expect(await storedPayments(a).state(id)).toBe('expired');
    expect(await gatewayOrders()).toBe(0);
  });

  it('the gateway refuses the order: it ends, and the policy is free at once', async () => {
    vi.spyOn(a.deps.gateway, 'createOrder').mockRejectedValueOnce(new GatewayError('refused'));
    expect(await create(ashaAtA)).toMatchObject({ status: 502, code: 'upstream-failed' });
    expect((await create(ashaAtA)).status).toBe(200);
  });
});

describe('a failure while a payment is being posted', () => {
  it('leaves nothing half done, and the next round completes it', async () => {
    const { db } = a.deps;
    const order = (await create(ashaAtA)).body;
    await sql`create function break_receipts() returns trigger language plpgsql as
      $$ begin raise exception 'the disk is full'; end $$`.execute(db);
    await sql`create trigger break_receipts before insert on receipt for each row execute function break_receipts()`.execute(
      db,
    );
    try {
      await decide(a, order.gatewayUrl, 'approve');
      expect((await ashaAtA.call('paymentStatus', { orderId: order.orderId })).status).toBe(500);
      expect(await storedPayments(a).state(order.orderId)).toBe('created');
      expect(await storedPayments(a).postings(order.orderId)).toBe(0);
      expect(await storedPayments(a).dueDate('501234567')).toBe('2026-12-01');
    } finally {
      await sql`drop function break_receipts() cascade`.execute(db);
    }
    installation.advance(60_000);
    await settlePendingOrders(b.deps);
    expect(await storedPayments(a).state(order.orderId)).toBe('paid');
    expect(await storedPayments(a).postings(order.orderId)).toBe(1);
  });
});

describe('a gateway that cannot be reached', () => {
  it('ends no order whose result is unknown', async () => {
    const order = (await create(ashaAtA)).body;
    vi.spyOn(a.deps.gateway, 'status').mockRejectedValue(new GatewayError('timeout'));
    installation.advance(24 * 3_600_000);
    await settlePendingOrders(a.deps);
    expect(await storedPayments(a).state(order.orderId)).toBe('created');
    vi.restoreAllMocks();
    installation.advance(3_600_000);
    await settlePendingOrders(a.deps);
    expect(await storedPayments(a).state(order.orderId)).toBe('expired');
  });

  it('still lets the customer see the stored order', async () => {
    const order = (await create(ashaAtA)).body;
    vi.spyOn(a.deps.gateway, 'status').mockRejectedValue(new GatewayError('unreachable'));
    expect((await ashaAtA.call('paymentStatus', { orderId: order.orderId })).body).toMatchObject({ state: 'created' });
  });
});

describe('a payment of another amount', () => {
  it('pays nothing and is owed back, once the gateway itself confirms it', async () => {
    const order = (await create(ashaAtA)).body;
    await sql`update sandbox_gateway_order
      set body = jsonb_set(jsonb_set(body, '{state}', '"paid"'), '{amount}', '2400000')
      where order_id = ${order.orderId}`.execute(a.deps.db);
    const { body } = await ashaAtA.call('paymentStatus', { orderId: order.orderId });
    expect(body).toMatchObject({ state: 'declined', isFinal: true });
    expect(body.reason).toContain('will be given back');
    expect(await storedPayments(a).dueDate('501234567')).toBe('2026-12-01');
    const entries = await a.deps.db
      .selectFrom('ledger_entry as e')
      .innerJoin('ledger_posting as p', 'p.id', 'e.posting_id')
      .where('p.order_id', '=', order.orderId)
      .orderBy('e.position')
      .select(['e.account', 'e.amount'])
      .execute();
    expect(entries).toEqual([
      { account: 'gateway-clearing', amount: 2_400_000 },
      { account: 'refunds-payable', amount: -2_400_000 },
    ]);
  });
});

describe('the database itself', () => {
  it('keeps final states final, postings balanced and the ledger immutable', async () => {
    const { db } = a.deps;
    const order = (await create(ashaAtA)).body;
    await decide(a, order.gatewayUrl, 'approve');
    await expect(
      db.updateTable('payment_order').set({ state: 'declined' }).where('id', '=', order.orderId).execute(),
    ).rejects.toThrow('has ended as paid');
    await expect(
      db.transaction().execute(async (transaction) => {
        const { id } = await transaction
          .insertInto('ledger_posting')
          .values({ order_id: null, kind: 'payment', posted_at: new Date() })
          .returning('id')
          .executeTakeFirstOrThrow();
        await transaction
          .insertInto('ledger_entry')
          .values({ posting_id: id, position: 0, account: 'bank', policy_no: null, amount: 1 })
          .execute();
      }),
    ).rejects.toThrow('does not balance');
    await expect(db.updateTable('ledger_entry').set({ amount: 1 }).execute()).rejects.toThrow('only added to');
    await expect(db.deleteFrom('ledger_entry').execute()).rejects.toThrow('only added to');
  });
});

describe('premiums that were paid in another way meanwhile', () => {
  it('are not paid twice: the money is held for the policy', async () => {
    const order = (await create(ashaAtA)).body;
    await a.deps.db
      .updateTable('policy')
      .set({ due_date: '2027-12-01' })
      .where('policy_no', '=', '501234567')
      .execute();
    await decide(a, order.gatewayUrl, 'approve');
    expect(await stateAt(ashaAtA, order.orderId)).toBe('paid');
    expect(await storedPayments(a).dueDate('501234567')).toBe('2027-12-01');
    const { body } = await ashaAtA.call('policyPaymentDetails', { policyNo: '501234567' });
    expect(body.paymentDashboardPoliciesUiData).toMatchObject([{ receivedAmt: 2_450_000 }]);
  });
});
