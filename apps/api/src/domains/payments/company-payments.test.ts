import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, callerFor } from '../../testing/caller.ts';
import { type RunningApi, startApi } from '../../testing/index.ts';
import { CLIENTS, decide, storedPayments } from '../../testing/payer.ts';
import { rememberPayments } from '../../testing/rewind-payments.ts';

let api: RunningApi;
let rewind: () => Promise<void>;
let company: Caller;

beforeAll(async () => {
  api = await startApi();
  rewind = await rememberPayments(api);
});
afterAll(() => api?.close());
beforeEach(async () => {
  await rewind();
  company = await callerFor(api, 'corp', CLIENTS.company);
});

interface Item {
  policyNo: string;
  amount: number;
}

const duePage = async (pageSize = 100, page = 1) =>
  (await company.call('corporatePoliciesByPage', { page, pageSize, onlyDue: true })).body;

/** The amounts due on a page, as items of an order. */
const payable = async (pageSize?: number, page?: number): Promise<Item[]> =>
  (await duePage(pageSize, page)).policiesData.flatMap(({ policyNo, paymentDetails }) =>
    paymentDetails?.showPaymentButton ? [{ policyNo, amount: paymentDetails.totalPremiumDueToBePaid }] : [],
  );
const pay = (items: Item[], key: string = randomUUID()) =>
  company.call(
    'corporateCreatePayment',
    { purpose: 'premium', items, returnPath: '/cs/pay-online' },
    { 'Idempotency-Key': key },
  );

describe("a page of a company's policies", () => {
  it('shows the amount due for each policy, and an order accepts that amount', async () => {
    const before = await duePage();
    expect(before.policiesData.every(({ policyNo, paymentDetails }) => paymentDetails?.policyNo === policyNo)).toBe(
      true,
    );
    const items = await payable();
    expect(items.length).toBeGreaterThan(10);
    const order = await pay(items);
    expect(order).toMatchObject({ status: 200, body: { amount: items.reduce((sum, { amount }) => sum + amount, 0) } });

    const during = await duePage();
    for (const { policyNo, id, paymentDetails } of during.policiesData)
      if (items.some((item) => item.policyNo === policyNo))
        expect(paymentDetails).toMatchObject({ id, ongoingTransaction: true, ongoingOrderId: order.body.orderId });

    await decide(api, order.body.gatewayUrl, 'approve');
    const after = await duePage();
    expect(after.totalCount).toBe(before.totalCount - items.length);
    expect(after.policiesData.some(({ policyNo }) => items.some((item) => item.policyNo === policyNo))).toBe(false);
  });

  it('matches the search, and shows no amount for a paid policy', async () => {
    const [first] = (await duePage(1)).policiesData;
    const found = await company.call('smartPolicySearch', { query: first?.policyNo ?? '', limit: 1 });
    expect(found.body.policiesData[0]).toEqual(first);
    // the last due date of all is not yet to be paid
    const last = { page: 1, pageSize: 1, sortBy: 'dueDate', sortOrder: 'descending' } as const;
    const [paid] = (await company.call('corporatePoliciesByPage', last)).body.policiesData;
    expect(paid?.paymentDetails).toMatchObject({ showPaymentButton: false, totalPremiumDueToBePaid: 0 });
  });
});

describe('a payment of a company', () => {
  it('creates one order, however often and fast the button is pressed', async () => {
    const items = await payable(20);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => pay(items, key)));
    expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1);
    expect(await storedPayments(api).orders()).toBe(1);
    // a reload creates another key, which is refused, whatever else it pays for
    expect(await pay(items)).toMatchObject({ status: 409, code: 'payment-ongoing' });
    expect(await storedPayments(api).orders()).toBe(1);
  });

  it('is found if the callback is lost, and counts once', async () => {
    const items = await payable(20);
    const { orderId, gatewayUrl } = (await pay(items)).body;
    const page = new URL(gatewayUrl, api.url);
    await fetch(page, { method: 'POST', body: new URLSearchParams({ decision: 'approve' }), redirect: 'manual' });
    const { body } = await company.call('paymentStatus', { orderId });
    expect(body).toMatchObject({ state: 'paid', isFinal: true });
    expect(body.items).toHaveLength(items.length);
    await api.sandbox.gateway.deliver();
    expect((await company.call('paymentStatus', { orderId })).body.receiptNo).toBe(body.receiptNo);
    expect(await storedPayments(api).postings(orderId)).toBe(1);
  });

  it('accepts at most a thousand policies at once, with one receipt', async () => {
    await sql`update policy set due_date = '2026-12-05' where policy_no in (
      select policy_no from policy where is_corporate and status_code = '1' order by policy_no limit 1001)`.execute(
      api.deps.db,
    );
    const numbers = await sql<{ policy_no: string }>`
      select policy_no from policy where is_corporate and status_code = '1' order by policy_no limit 1001`.execute(
      api.deps.db,
    );
    const wanted = new Set(numbers.rows.map(({ policy_no }) => policy_no));
    const items: Item[] = [];
    for (let page = 1; items.length < 1001; page++)
      items.push(...(await payable(100, page)).filter(({ policyNo }) => wanted.has(policyNo)));
    expect(await pay(items)).toMatchObject({ status: 400, code: 'validation' });
    const order = await pay(items.slice(0, 1000));
    expect(order.status).toBe(200);
    await decide(api, order.body.gatewayUrl, 'approve');
    const { body } = await company.call('paymentStatus', { orderId: order.body.orderId });
    expect(body.state).toBe('paid');
    expect(body.items).toHaveLength(1000);
    const receipt = await company.call('downloadReceipt', { orderId: order.body.orderId });
    expect(receipt).toMatchObject({ status: 200 });
  });

  it('is closed to others: both its policies and its order', async () => {
    expect(await pay([{ policyNo: '501234567', amount: 2_450_000 }])).toMatchObject({ status: 404, code: 'not-found' });
    const { orderId } = (await pay(await payable(2))).body;
    const asha = await callerFor(api, 'full', CLIENTS.asha);
    expect((await asha.call('paymentStatus', { orderId })).status).toBe(404);
    expect((await asha.call('corporatePoliciesByPage', { page: 1 })).status).toBe(403);
  });
});
