import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, callerFor } from '../../../testing/caller.ts';
import { type RunningApi, startApi } from '../../../testing/index.ts';
import { CLIENTS, create, decide, stateOf, storedPayments } from '../../../testing/payer.ts';
import { rememberPayments } from '../../../testing/rewind-payments.ts';

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

describe('a gateway that misbehaves', () => {
  const pay = async () => {
    const order = (await create(asha)).body;
    await decide(api, order.gatewayUrl, 'approve');
    return order.orderId;
  };

  it('silent: a status request finds the result', async () => {
    await api.scenario('gateway silent', true);
    const orderId = await pay();
    expect(await storedPayments(api).state(orderId)).toBe('created');
    expect(await stateOf(asha, orderId)).toBe('paid');
    expect(await storedPayments(api).postings(orderId)).toBe(1);
  });

  it('silent: the settling round finds the result on its own', async () => {
    await api.scenario('gateway silent', true);
    const orderId = await pay();
    await api.advance(60_000);
    expect(await storedPayments(api).state(orderId)).toBe('paid');
  });

  it('late: the payment is in process, then paid', async () => {
    await api.scenario('gateway late', true);
    const orderId = await pay();
    expect((await asha.call('paymentStatus', { orderId })).body).toMatchObject({ state: 'pending', isFinal: false });
    const { body } = await asha.call('policyPaymentDetails', { policyNo: '501234567' });
    expect(body.paymentDashboardPoliciesUiData).toMatchObject([
      { inProcessAmt: 2_450_000, totalPremiumDueToBePaid: 0, ongoingTransaction: true, showPaymentButton: false },
    ]);
    await api.advance(181_000);
    expect(await storedPayments(api).state(orderId)).toBe('paid');
  });

  it('twice: one posting', async () => {
    await api.scenario('gateway twice', true);
    const orderId = await pay();
    expect(await storedPayments(api).state(orderId)).toBe('paid');
    expect(await storedPayments(api).postings(orderId)).toBe(1);
  });

  it('declines: the order is declined', async () => {
    await api.scenario('gateway declines', true);
    expect(await stateOf(asha, await pay())).toBe('declined');
  });
});

describe('expiry', () => {
  it('ends an unpaid order, but not before the gateway says so', async () => {
    const order = (await create(asha)).body;
    await api.advance(14 * 60_000);
    expect(await storedPayments(api).state(order.orderId)).toBe('created');
    await api.advance(2 * 60_000);
    expect(await storedPayments(api).state(order.orderId)).toBe('expired');
    // The session has expired meanwhile.
    expect((await create(await callerFor(api, 'full', CLIENTS.asha))).status).toBe(200);
  });
});
