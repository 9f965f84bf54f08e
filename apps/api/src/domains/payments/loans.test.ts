import { randomUUID } from 'node:crypto';
import type { CalendarDate } from '@lifedesk/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, callerFor } from '../../testing/caller.ts';
import { type RunningApi, startApi } from '../../testing/index.ts';
import { CLIENTS, callback, create, decide, storedPayments } from '../../testing/payer.ts';
import { rememberPayments } from '../../testing/rewind-payments.ts';

/** ₹2,12,000.00 at 9.50%, opened on 25/01/2026, half-yearly interest. */
const POLICY = '504567890';
/** 2,12,000.00 × 4.75%, capitalised on 25/07/2026; and 119 days on 2,22,070.00 until today. */
const [JOINED, INTEREST] = [1_007_000, 687_809];
const TOTAL = 21_200_000 + JOINED + INTEREST;

let api: RunningApi;
let rewind: () => Promise<void>;
let arjun: Caller;
beforeAll(async () => {
  api = await startApi();
  rewind = await rememberPayments(api);
});
beforeEach(async () => {
  await rewind();
  arjun = await callerFor(api, 'full', CLIENTS.arjun);
});
afterAll(() => api?.close());

const pay = (amount: number, { caller = arjun, policyNo = POLICY, key = randomUUID() } = {}) =>
  create(caller, [{ policyNo, amount }], { purpose: 'loan', path: '/cs/pay-loan', key });
const loanNow = async (caller = arjun) => (await caller.call('loanDetails', {})).body.loanDetails[0];
/** Loans whose principal differs from the books. */
const countUnbalanced = async () =>
  (
    await sql<{ n: number }>`select count(*)::int as n from policy_loan l where l.principal <>
      (select sum(amount) from ledger_entry e where e.account = 'policy-loans' and e.policy_no = l.policy_no)`.execute(
      api.deps.db,
    )
  ).rows[0]?.n;
const income = async () =>
  (
    await sql<{ n: number }>`select coalesce(-sum(amount), 0)::int as n from ledger_entry
      where account = 'loan-interest-income' and policy_no = ${POLICY}`.execute(api.deps.db)
  ).rows[0]?.n;

describe('a loan with half-yearly interest', () => {
  it('includes its capitalised interest, the same on every page', async () => {
    expect(await loanNow()).toMatchObject({
      policyNo: POLICY,
      outstandingPrincipal: 21_200_000 + JOINED,
      outstandingInterest: INTEREST,
      outstandingTotal: TOTAL,
      joinedInterest: JOINED,
      minimumPayment: INTEREST,
      interestKind: 'half-yearly-rest',
      ongoingTransaction: false,
    });
    expect((await arjun.call('overview', {})).body.totals).toMatchObject({ loanOutstanding: TOTAL });
  });

  it('warns once it is close to the surrender value, and when it exceeds it', async () => {
    expect(await loanNow()).toMatchObject({
      surrenderValue: 24_000_000,
      ceiling: { because: 'close-to-value', warnOn: '2026-11-05', exceedsOn: '2027-05-27' },
    });
  });

  it('does not reveal the value or its dates without a full sign-in', async () => {
    const partial = await callerFor(api, 'partial', CLIENTS.arjun);
    const { body } = await partial.call('loanDetailsPartial', {});
    expect(body.loanDetails[0]).toMatchObject({ outstandingTotal: TOTAL, ceiling: { because: 'close-to-value' } });
    expect(JSON.stringify(body)).not.toMatch(/surrenderValue|warnOn|exceedsOn/);
  });
});

describe('a payment of a loan', () => {
  it('pays interest first, then principal; result, receipt and books agree', async () => {
    const order = (await pay(5_000_000)).body;
    await decide(api, order.gatewayUrl, 'approve');
    const left = 21_200_000 + JOINED - (5_000_000 - INTEREST);
    expect(await loanNow()).toMatchObject({ outstandingPrincipal: left, outstandingInterest: 0, joinedInterest: 0 });
    const { body } = await arjun.call('paymentStatus', { orderId: order.orderId });
    const parts = { loanInterest: INTEREST, loanPrincipal: 5_000_000 - INTEREST };
    expect(body).toMatchObject({ state: 'paid', items: [{ policyNo: POLICY, amount: 5_000_000, ...parts }] });
    expect([await countUnbalanced(), await income()]).toEqual([0, JOINED + INTEREST]);
  });

  it.each([
    [INTEREST, 21_200_000 + JOINED],
    [TOTAL, undefined],
  ])('of %i paise is accepted, and leaves %s', async (amount, left) => {
    await decide(api, (await pay(amount)).body.gatewayUrl, 'approve');
    expect((await loanNow())?.outstandingPrincipal).toBe(left);
    expect(await countUnbalanced()).toBe(0);
  });

  it.each([
    [INTEREST - 1, 400, 'amount-refused'],
    [TOTAL + 1, 400, 'amount-refused'],
    [0, 400, 'validation'],
    [-1, 400, 'validation'],
    [1.5, 400, 'validation'],
  ])('of %d paise is refused', async (amount, status, code) => {
    expect(await pay(amount)).toMatchObject({ status, code });
    expect(await storedPayments(api).orders()).toBe(0);
  });

  it.each([
    ['501234567', 404, 'not-found'],
    ['999999999', 404, 'not-found'],
  ])("for policy %s, which is another customer's, is refused", async (policyNo, status, code) => {
    expect(await pay(100_000, { policyNo })).toMatchObject({ status, code });
  });

  it('is refused if there is no loan, and once a death was reported', async () => {
    const meenakshi = await callerFor(api, 'full', CLIENTS.meenakshi);
    expect(await pay(100_000, { caller: meenakshi, policyNo: '503456789' })).toMatchObject({ code: 'amount-refused' });
    const setDeathIntimated = (death_intimated_on: CalendarDate | null) =>
      api.deps.db.updateTable('policy').set({ death_intimated_on }).where('policy_no', '=', POLICY).execute();
    await setDeathIntimated('2026-11-20');
    try {
      expect(await loanNow()).toMatchObject({ isPaymentBlocked: true });
      expect(await pay(TOTAL)).toMatchObject({ code: 'amount-refused' });
    } finally {
      await setDeathIntimated(null);
    }
  });

  it("is possible without signing in, but not in a company's session", async () => {
    const partial = await callerFor(api, 'partial', CLIENTS.arjun);
    expect((await pay(INTEREST, { caller: partial })).status).toBe(200);
    expect((await pay(INTEREST, { caller: await callerFor(api, 'corp', CLIENTS.company) })).code).toBe('session-kind');
  });

  it('is one order per key, and one of two simultaneous ones', async () => {
    const key = randomUUID();
    const same = await Promise.all([pay(INTEREST, { key }), pay(INTEREST, { key })]);
    expect(new Set(same.map(({ body }) => body.orderId)).size).toBe(1);
    await rewind();
    const two = await Promise.all([pay(INTEREST), pay(TOTAL)]);
    expect(two.map(({ code }) => code ?? 'ok').sort()).toEqual(['ok', 'payment-ongoing']);
  });

  it('is posted once, however often the gateway reports it', async () => {
    const order = (await pay(5_000_000)).body;
    await decide(api, order.gatewayUrl, 'approve');
    const report = await api.deps.gateway.status(order.orderId);
    const content = {
      orderId: order.orderId,
      gatewayReference: report?.reference,
      outcome: 'paid',
      amount: 5_000_000,
      at: api.deps.clock.now().toISOString(),
    };
    await Promise.all([callback(api, content), callback(api, content)]);
    expect([await storedPayments(api).postings(order.orderId), await income()]).toEqual([1, JOINED + INTEREST]);
  });

  it('is held for the policy if the loan that it was for has changed meanwhile', async () => {
    const order = (await pay(INTEREST)).body;
    const changed = { principal: 25_000_000, interest_from: '2026-11-21' } as const;
    await api.deps.db.updateTable('policy_loan').set(changed).where('policy_no', '=', POLICY).execute();
    await decide(api, order.gatewayUrl, 'approve');
    expect(await loanNow()).toMatchObject({ outstandingPrincipal: 25_000_000 });
    const { body } = await arjun.call('policyPaymentDetails', { policyNo: POLICY });
    expect(body.paymentDashboardPoliciesUiData).toMatchObject([{ receivedAmt: INTEREST }]);
  });
});
