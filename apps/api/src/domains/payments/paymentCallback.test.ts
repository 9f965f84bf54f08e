import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Caller, callerFor } from '../../testing/caller.ts';
import { type RunningApi, startApi } from '../../testing/index.ts';
import { CLIENTS, callback, create, decide, stateOf, storedPayments } from '../../testing/payer.ts';
import { rememberPayments } from '../../testing/rewind-payments.ts';

let api: RunningApi;
let rewind: () => Promise<void>;
let asha: Caller;

beforeAll(async () => {
  api = await startApi();
  rewind = await rememberPayments(api);
});
afterAll(() => api?.close());
beforeEach(async () => {
  await rewind();
  asha = await callerFor(api, 'full', CLIENTS.asha);
});

describe('a callback', () => {
  const paidReport = (order: { orderId: string }, changes: Record<string, unknown> = {}) => ({
    orderId: order.orderId,
    gatewayReference: 'gw_x',
    outcome: 'paid',
    amount: 2_450_000,
    at: api.now().toISOString(),
    ...changes,
  });
  const open = async () => {
    const order = (await create(asha)).body;
    const { gatewayReference } = (await asha.call('paymentStatus', { orderId: order.orderId })).body;
    return { ...order, gatewayReference };
  };

  it('that is forged, or signed too long ago, is rejected without effect', async () => {
    const order = await open();
    const content = paidReport(order, { gatewayReference: order.gatewayReference });
    expect(await callback(api, content, { secret: 'guessed' })).toMatchObject({
      status: 401,
      code: 'signature-invalid',
    });
    expect(await callback(api, content, { age: 301 })).toMatchObject({ status: 401 });
    expect(await storedPayments(api).state(order.orderId)).toBe('created');
    expect(await storedPayments(api).postings(order.orderId)).toBe(0);
  });

  it('that is repeated, also in parallel, is applied once', async () => {
    const order = await open();
    const content = paidReport(order, { gatewayReference: order.gatewayReference });
    const answers = await Promise.all(Array.from({ length: 5 }, () => callback(api, content)));
    expect(answers.map((answer) => answer.status)).toEqual([204, 204, 204, 204, 204]);
    expect((await callback(api, content)).status).toBe(204);
    expect(await storedPayments(api).postings(order.orderId)).toBe(1);
    expect(await storedPayments(api).dueDate('501234567')).toBe('2027-12-01');
  });

  it('with another amount never makes the order paid; the gateway is asked instead', async () => {
    const order = await open();
    const content = paidReport(order, { gatewayReference: order.gatewayReference, amount: 100 });
    expect(await callback(api, content)).toMatchObject({ status: 409, code: 'order-conflict' });
    expect(await storedPayments(api).state(order.orderId)).toBe('created');
    const { flag } = await api.deps.db
      .selectFrom('payment_order')
      .select('flag')
      .where('id', '=', order.orderId)
      .executeTakeFirstOrThrow();
    expect(flag).toBe('amount-mismatch');
    await decide(api, order.gatewayUrl, 'approve');
    expect(await stateOf(asha, order.orderId)).toBe('paid');
  });

  it('and the gateway that name another amount end the order, and the money is owed back', async () => {
    const order = await open();
    const report = { reference: order.gatewayReference ?? '', state: 'paid', amount: 100, at: api.now() } as const;
    const status = vi.spyOn(api.deps.gateway, 'status').mockResolvedValue({ ...report, orderId: order.orderId });
    const { body } = await asha.call('paymentStatus', { orderId: order.orderId });
    status.mockRestore();
    expect(body).toMatchObject({ state: 'declined', isFinal: true, reasonCode: 'mismatch' });
    expect(body.reason).toMatch(/will be given back/);
    expect(await storedPayments(api).postings(order.orderId)).toBe(1);
    expect(await storedPayments(api).dueDate('501234567')).toBe('2026-12-01');
  });

  it("with another reference, or contradicting the order's final state, changes nothing and is stored", async () => {
    const order = await open();
    expect(await callback(api, paidReport(order))).toMatchObject({ status: 409, code: 'order-conflict' });
    await decide(api, order.gatewayUrl, 'approve');
    const contrary = paidReport(order, { gatewayReference: order.gatewayReference, outcome: 'declined' });
    expect(await callback(api, contrary)).toMatchObject({ status: 409, code: 'order-conflict' });
    expect(await storedPayments(api).state(order.orderId)).toBe('paid');
    const kept = await api.deps.db
      .selectFrom('payment_gateway_message')
      .select('effect')
      .where('order_id', '=', order.orderId)
      .orderBy('id')
      .execute();
    expect(kept.map((message) => message.effect)).toEqual(['reference-mismatch', 'applied', 'outcome-conflict']);
  });

  it('with an older state after the final one is not a contradiction', async () => {
    const order = await open();
    await decide(api, order.gatewayUrl, 'approve');
    const late = paidReport(order, { gatewayReference: order.gatewayReference, outcome: 'pending' });
    expect((await callback(api, late)).status).toBe(204);
    expect(await storedPayments(api).state(order.orderId)).toBe('paid');
  });

  it('for an unknown order returns 404', async () => {
    expect(await callback(api, paidReport({ orderId: 'ord_unknown0000' }))).toMatchObject({ status: 404 });
  });
});
