import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, callerFor } from '../../testing/caller.ts';
import { type RunningApi, startApi } from '../../testing/index.ts';
import { ASHAS_PREMIUM, CLIENTS, create, decide, stateOf, storedPayments } from '../../testing/payer.ts';
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

const returnPath = '/cs/pay-online';

describe('the idempotency key', () => {
  it('returns the same order for repeated requests', async () => {
    const key = randomUUID();
    const [first, second] = [
      await create(asha, [ASHAS_PREMIUM], { key }),
      await create(asha, [ASHAS_PREMIUM], { key }),
    ];
    expect(second.body).toEqual(first.body);
    expect(await storedPayments(api).orders()).toBe(1);
  });

  it('returns the same order for simultaneous requests: a double click makes one order', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(asha, [ASHAS_PREMIUM], { key })));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body.orderId)).size).toBe(1);
    expect(await storedPayments(api).orders()).toBe(1);
  });

  it('is refused for a different request', async () => {
    const key = randomUUID();
    await create(asha, [ASHAS_PREMIUM], { key });
    const other = await create(asha, [{ policyNo: '501234567', amount: 6_284_219 }], { key, purpose: 'loan' });
    expect(other).toMatchObject({ status: 409, code: 'idempotency-conflict' });
    expect(await create(asha, [ASHAS_PREMIUM], { key, path: '/cs/elsewhere' })).toMatchObject({
      code: 'idempotency-conflict',
    });
  });

  it('is separate for each customer', async () => {
    const key = randomUUID();
    await create(asha, [ASHAS_PREMIUM], { key });
    const vikram = await callerFor(api, 'full', CLIENTS.vikram);
    expect((await create(vikram, [{ policyNo: '508901242', amount: 845_000 }], { key })).status).toBe(200);
  });

  it('of a paid order leads to the result, not to the gateway', async () => {
    const key = randomUUID();
    const order = (await create(asha, [ASHAS_PREMIUM], { key })).body;
    await decide(api, order.gatewayUrl, 'approve');
    const again = (await create(asha, [ASHAS_PREMIUM], { key })).body;
    expect(again).toMatchObject({
      orderId: order.orderId,
      state: 'paid',
      gatewayUrl: `/cs/pay-online?orderId=${order.orderId}`,
    });
  });
});

describe('a second payment for the same policy', () => {
  it('is refused while the first is in progress, in another tab as well', async () => {
    const [first, second] = await Promise.all([create(asha), create(asha)]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    const refused = first.status === 409 ? first : second;
    expect(refused.code).toBe('payment-ongoing');
    const { body } = await asha.call('policyPaymentDetails', { policyNo: '501234567' });
    const taken = first.status === 200 ? first : second;
    expect(body.paymentDashboardPoliciesUiData).toMatchObject([
      { ongoingTransaction: true, ongoingOrderId: taken.body.orderId, inProcessAmt: 0 },
    ]);
  });

  it('is refused if even one of many policies is being paid for', async () => {
    const company = await callerFor(api, 'corp', CLIENTS.company);
    const items = await storedPayments(api).companyDues(3);
    const pay = (chosen: typeof items) =>
      company.call(
        'corporateCreatePayment',
        { purpose: 'premium', items: chosen, returnPath },
        { 'Idempotency-Key': randomUUID() },
      );
    expect((await pay(items.slice(0, 2))).status).toBe(200);
    expect(await pay(items.slice(1))).toMatchObject({ status: 409, code: 'payment-ongoing' });
    expect((await pay(items.slice(2))).status).toBe(200);
  });
});

describe('a payments-only session', () => {
  it('pays premium and loan, sees no name, and sees only its own orders', async () => {
    const partial = await callerFor(api, 'partial', CLIENTS.asha);
    const { body } = await partial.call('policyPaymentDetailsPartial', {});
    expect(body.paymentDashboardPoliciesUiData?.[0]?.policyHolderName).toBe('As*********ni');
    const order = (await create(partial)).body;
    expect(await stateOf(partial, order.orderId)).toBe('created');
    const other = await callerFor(api, 'partial', CLIENTS.asha);
    expect((await other.call('paymentStatus', { orderId: order.orderId })).status).toBe(404);
    const { body: seen } = await other.call('policyPaymentDetailsPartial', {});
    expect(seen.paymentDashboardPoliciesUiData?.[0]).toMatchObject({ ongoingTransaction: true });
    expect(seen.paymentDashboardPoliciesUiData?.[0]?.ongoingOrderId).toBeUndefined();
    expect(await stateOf(asha, order.orderId)).toBe('created');
  });

  it('does not block a customer who signed in with an OTP from paying', async () => {
    for (let n = 0; n < 3; n++) {
      const stranger = await callerFor(api, 'partial', CLIENTS.asha);
      const theirs = (await create(stranger)).body;
      const { body } = await asha.call('policyPaymentDetails', { policyNo: '501234567' });
      expect(body.paymentDashboardPoliciesUiData).toMatchObject([{ ongoingTransaction: false }]);
      const own = await create(asha);
      expect(own.status).toBe(200);
      expect(await storedPayments(api).state(theirs.orderId)).toBe('cancelled');
      await decide(api, theirs.gatewayUrl, 'approve');
      expect(await storedPayments(api).postings(theirs.orderId)).toBe(0);
      await decide(api, own.body.gatewayUrl, 'close');
    }
  });

  it('keeps a payment it has made, however fast the customer is', async () => {
    const partial = await callerFor(api, 'partial', CLIENTS.asha);
    await api.scenario('gateway silent', true);
    const theirs = (await create(partial)).body;
    await decide(api, theirs.gatewayUrl, 'approve');
    expect(await storedPayments(api).state(theirs.orderId)).toBe('created');
    expect((await create(asha)).status).not.toBe(200);
    await api.scenario('gateway silent', false);
    expect(await storedPayments(api).state(theirs.orderId)).toBe('paid');
    expect(await storedPayments(api).postings(theirs.orderId)).toBe(1);
  });

  it('does not give way to another payments-only session', async () => {
    await create(await callerFor(api, 'partial', CLIENTS.asha));
    const other = await create(await callerFor(api, 'partial', CLIENTS.asha));
    expect(other).toMatchObject({ status: 409, code: 'payment-ongoing' });
  });

  it('cannot revive', async () => {
    const partial = await callerFor(api, 'partial', CLIENTS.meenakshi);
    const answer = await create(partial, [{ policyNo: '503456789', amount: 1_000_000 }], { purpose: 'revival' });
    expect(answer).toMatchObject({ status: 403, code: 'session-kind' });
  });

  it('cannot use the operations of a full session', async () => {
    const partial = await callerFor(api, 'partial', CLIENTS.asha);
    expect((await partial.call('policyPaymentDetails', {})).status).toBe(403);
    expect((await partial.call('loanDetails', {})).status).toBe(403);
    expect((await partial.call('loanDetailsPartial', {})).body.loanDetails).toHaveLength(1);
  });
});

it("another customer's order is not found", async () => {
  const order = (await create(asha)).body;
  const vikram = await callerFor(api, 'full', CLIENTS.vikram);
  expect(await vikram.call('paymentStatus', { orderId: order.orderId })).toMatchObject({
    status: 404,
    code: 'not-found',
  });
});
