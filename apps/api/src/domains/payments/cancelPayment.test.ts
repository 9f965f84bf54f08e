import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GatewayError } from '../../ports/payment-gateway.ts';
import { type Caller, callerFor } from '../../testing/caller.ts';
import { type RunningApi, startApi } from '../../testing/index.ts';
import { ASHAS_PREMIUM, CLIENTS, callback, create, decide, storedPayments } from '../../testing/payer.ts';
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
  vi.restoreAllMocks();
  await rewind();
  asha = await callerFor(api, 'full', CLIENTS.asha);
});

const premiumOf = async (caller: Caller) =>
  (await caller.call('policyPaymentDetails', { policyNo: ASHAS_PREMIUM.policyNo })).body
    .paymentDashboardPoliciesUiData?.[0];

describe('giving up a payment', () => {
  it('ends it here and at the gateway, and the premium can be paid again', async () => {
    const { orderId, gatewayUrl } = (await create(asha)).body;
    expect((await premiumOf(asha))?.ongoingPayment).toMatchObject({ state: 'created', canCancel: true });
    expect((await asha.call('paymentStatus', { orderId })).body.canCancel).toBe(true);
    for (const _ of [1, 2]) {
      const { status, body } = await asha.call('cancelPayment', { orderId });
      expect([status, body.state, body.isFinal, body.canCancel]).toEqual([200, 'cancelled', true, undefined]);
    }
    // the page that is still open takes no money
    await decide(api, gatewayUrl, 'approve');
    expect((await asha.call('paymentStatus', { orderId })).body.state).toBe('cancelled');
    expect(await storedPayments(api).postings(orderId)).toBe(0);
    expect(await premiumOf(asha)).toMatchObject({ ongoingTransaction: false, showPaymentButton: true });
    expect((await create(asha)).status).toBe(200);
  });

  it('does not undo what the payer did first, whoever asks at the same time', async () => {
    const { orderId, gatewayUrl } = (await create(asha)).body;
    const cancel = () => asha.call('cancelPayment', { orderId });
    await Promise.all([decide(api, gatewayUrl, 'approve'), cancel(), cancel()]);
    const { body } = await asha.call('paymentStatus', { orderId });
    const { state } = (await api.deps.gateway.status(orderId)) ?? {};
    expect(body.state).toBe(state);
    expect(['paid', 'cancelled']).toContain(body.state);
    expect(await storedPayments(api).postings(orderId)).toBe(body.state === 'paid' ? 1 : 0);
  });

  it('leaves a payment alone that is paid or with the bank', async () => {
    await api.scenario('gateway late', true);
    const { orderId, gatewayUrl } = (await create(asha)).body;
    await decide(api, gatewayUrl, 'approve');
    expect((await asha.call('cancelPayment', { orderId })).body).toMatchObject({ state: 'pending', isFinal: false });
    await api.advance(181_000);
    expect((await asha.call('cancelPayment', { orderId })).body).toMatchObject({ state: 'paid' });
    expect(await storedPayments(api).postings(orderId)).toBe(1);
  });

  it('keeps money that arrives all the same as a contradiction, like after an order expired', async () => {
    const { orderId } = (await create(asha)).body;
    const { gatewayReference, amount } = (await asha.call('cancelPayment', { orderId })).body;
    const report = { orderId, gatewayReference, outcome: 'paid', amount, at: api.now().toISOString() };
    expect(await callback(api, report)).toMatchObject({ status: 409, code: 'order-conflict' });
    const order = await api.deps.db
      .selectFrom('payment_order')
      .select(['state', 'flag'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(order).toEqual({ state: 'cancelled', flag: 'outcome-conflict' });
    expect(await storedPayments(api).postings(orderId)).toBe(0);
  });

  it('ends one that never reached the gateway, whose page no one can open any more', async () => {
    vi.spyOn(api.deps.gateway, 'createOrder').mockRejectedValueOnce(new GatewayError('timeout'));
    const key = randomUUID();
    expect((await create(asha, undefined, { key })).status).toBe(504);
    const orderId = (await premiumOf(asha))?.ongoingOrderId ?? '';
    expect((await asha.call('cancelPayment', { orderId })).body.state).toBe('cancelled');
    // the request of the lost answer, sent again, leads to the result and not to a page
    const again = (await create(asha, undefined, { key })).body;
    expect(again).toMatchObject({ orderId, state: 'cancelled' });
    expect(again.gatewayUrl).toContain(`orderId=${orderId}`);
  });

  it('changes nothing if the gateway cannot be asked', async () => {
    const { orderId } = (await create(asha)).body;
    vi.spyOn(api.deps.gateway, 'cancel').mockRejectedValueOnce(new GatewayError('unreachable'));
    expect(await asha.call('cancelPayment', { orderId })).toMatchObject({ status: 503, code: 'unavailable' });
    expect(await storedPayments(api).state(orderId)).toBe('created');
  });

  it('is for the payer: not another customer, not another session without an OTP, not for the debit of a mandate', async () => {
    const partial = await callerFor(api, 'partial', CLIENTS.asha);
    const { orderId } = (await create(asha)).body;
    for (const stranger of [partial, await callerFor(api, 'full', CLIENTS.vikram)])
      expect((await stranger.call('cancelPayment', { orderId })).status).toBe(404);
    const mandate = await api.deps.db.selectFrom('mandate').select('id').executeTakeFirstOrThrow();
    await api.deps.db.updateTable('payment_order').set({ mandate_id: mandate.id }).where('id', '=', orderId).execute();
    const { body } = await asha.call('cancelPayment', { orderId });
    expect([body.state, body.canCancel]).toEqual(['created', undefined]);
  });
});

it('a company sees its unfinished payment once, for all of its policies', async () => {
  const company = await callerFor(api, 'corp', CLIENTS.company);
  const items = await storedPayments(api).companyDues(20);
  const order = await company.call(
    'corporateCreatePayment',
    { purpose: 'premium', items, returnPath: '/cs/pay-online' },
    { 'Idempotency-Key': randomUUID() },
  );
  const { orderId, amount, gatewayUrl } = order.body;
  const started = { orderId, amount, policyCount: 20, state: 'created', gatewayUrl, canCancel: true };
  expect((await company.call('ongoingPayments', {})).body.payments).toMatchObject([started]);
  expect((await asha.call('ongoingPayments', {})).body.payments).toEqual([]);
  await company.call('cancelPayment', { orderId });
  expect((await company.call('ongoingPayments', {})).body.payments).toEqual([]);
});
