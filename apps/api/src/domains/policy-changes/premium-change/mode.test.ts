import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestBody } from '../../../platform/contract/handler.ts';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../../testing/index.ts';
import { insertActiveMandate } from '../../../testing/mandates.ts';
import { ask, codeFor } from '../../../testing/requester.ts';
import { runCalendar } from '../calendar/run-calendar.ts';
import { bookPremiumChanges } from './book-premium-changes.ts';

type Body = RequestBody<'updateMode'>;

/**
 * Asha: ₹24,500 a year due on 01/12/2026, an anniversary; the term plan ₹6,180 half-yearly, due on 21/03/2027, also an
 * anniversary.
 */
const SAVINGS = '501234567';
const TERM = '501234575';
const MAIL = 'asha.kulkarni@example.com';

let api: RunningApi;
let asha: SessionHeaders;
beforeAll(async () => {
  api = await startApi({ listen: false });
});
beforeEach(async () => {
  await api.forget();
  asha = await signIn(api, 'Asha');
  await api.deps.db.deleteFrom('premium_change').execute();
  await api.deps.db.deleteFrom('mandate').where('policy_no', '=', SAVINGS).execute();
  await set(SAVINGS, ORIGINAL);
});
afterAll(() => api.close());

const ORIGINAL = {
  status_code: '1',
  premium_mode: 'yearly',
  modal_premium: 24_500_00,
  yearly_premium: null,
  due_date: '2026-12-01',
  court_order_on: null,
  premium_term: 15,
} as const;
type Values = { [Key in keyof typeof ORIGINAL]?: (typeof ORIGINAL)[Key] | string | number | null };
const set = (policyNo: string, values: Values) =>
  api.deps.db
    .updateTable('policy')
    .set(values as never)
    .where('policy_no', '=', policyNo)
    .execute();
const policyOf = (policyNo: string) =>
  api.deps.db.selectFrom('policy').selectAll().where('policy_no', '=', policyNo).executeTakeFirstOrThrow();
const changes = () => api.deps.db.selectFrom('premium_change').selectAll().orderBy('id').execute();
const details = async (headers = asha) => (await callOperation(api, 'modeChangeDetails', {}, headers)).json();
const policyIn = async (policyNo: string) =>
  (await details()).policies.find((one: { policyNo: string }) => one.policyNo === policyNo);
const change = async (body: Partial<Body> = {}): Promise<Body> => ({
  policyNo: SAVINGS,
  premiumMode: 'half-yearly',
  instalment: 12_495_00,
  ...(await codeFor(api, (await details()).otpToken, MAIL)),
  ...body,
});
const update = async (body: Partial<Body> = {}) => ask(api, 'updateMode', await change(body), asha);

describe('the modes of a policy', () => {
  // domain: "₹24,500.00 yearly → ₹12,495.00 (₹24,990.00 a year), ₹6,370.00 (₹25,480.00), ₹2,143.75 (₹25,725.00)"
  it('show premium, yearly total and grace period, and what is missing', async () => {
    expect(await policyIn(SAVINGS)).toMatchObject({
      premiumMode: 'yearly',
      instalment: 24_500_00,
      yearlyTotal: 24_500_00,
      graceDays: 30,
      effectiveOn: '2026-12-01',
      modes: [
        { premiumMode: 'yearly', instalment: 24_500_00 },
        { premiumMode: 'half-yearly', instalment: 12_495_00, yearlyTotal: 24_990_00, graceDays: 30 },
        { premiumMode: 'quarterly', instalment: 6_370_00, yearlyTotal: 25_480_00 },
        { premiumMode: 'monthly', instalment: 2_143_75, yearlyTotal: 25_725_00, graceDays: 15, lacks: 'needs-mandate' },
      ],
    });
  });

  it('with auto-debit include monthly, and one below the minimum premium is closed', async () => {
    await insertActiveMandate(api.deps.db, SAVINGS);
    expect((await policyIn(SAVINGS)).modes[3]).not.toHaveProperty('lacks');
    expect((await policyIn(TERM)).modes[2]).toMatchObject({ premiumMode: 'quarterly', lacks: 'below-minimum' });
  });

  it.each<[Values, string]>([
    [{ status_code: '4' }, 'lapsed'],
    [{ status_code: '2', due_date: null }, 'not-in-force'],
    [{ due_date: null }, 'all-paid'],
    [{ court_order_on: '2026-01-01' }, 'restricted'],
    [{ due_date: '2026-11-21' }, 'premium-due'],
    [{ premium_term: 7 }, 'last-year'],
  ])('of a policy with %j are not offered: %s', async (values, because) => {
    await set(SAVINGS, values);
    expect((await details()).others).toContainEqual({ policyNo: SAVINGS, planName: 'Meru Secure Savings', because });
    const answer = await update();
    expect(answer.json()).toMatchObject({ code: 'validation', errors: [{ pointer: '/policyNo' }] });
    expect(await changes()).toEqual([]);
  });

  it('require a full session', async () => {
    const partial = await signIn(api, 'Vikram', 'partial');
    expect((await callOperation(api, 'modeChangeDetails', {}, partial)).statusCode).toBe(403);
    expect((await callOperation(api, 'modeChangeDetails', {})).statusCode).toBe(401);
  });
});

describe('a change is refused', () => {
  it.each<[string, Partial<Body>, string, string]>([
    ['the current mode', { premiumMode: 'yearly', instalment: 24_500_00 }, 'validation', '/premiumMode'],
    ['a mode that requires auto-debit', { premiumMode: 'monthly', instalment: 2_143_75 }, 'validation', '/premiumMode'],
    ['an unknown mode', { premiumMode: 'weekly' as never }, 'validation', '/premiumMode'],
  ])('for %s', async (_, body, code, pointer) => {
    expect((await update(body)).json()).toMatchObject({ status: 400, code, errors: [{ pointer }] });
    expect(await changes()).toEqual([]);
  });

  it.each([12_494_99, 12_495_01, 0])("for %i paise, which is not the mode's premium", async (instalment) => {
    expect((await update({ instalment })).json()).toMatchObject({ status: 400, code: 'amount-refused' });
  });

  it.each(['508901234', '505678901'])('for policy %s of another customer, with not found', async (policyNo) => {
    expect((await update({ policyNo })).statusCode).toBe(404);
  });

  it('for a wrong code, and the right one still works', async () => {
    const body = await change();
    const otp = body.otp === '000000' ? '000001' : '000000';
    expect((await ask(api, 'updateMode', { ...body, otp }, asha)).json()).toMatchObject({ code: 'otp-wrong' });
    expect((await ask(api, 'updateMode', body, asha)).statusCode).toBe(200);
  });

  it('while a payment of the premium is in process', async () => {
    await callOperation(
      api,
      'createPayment',
      { purpose: 'premium', items: [{ policyNo: SAVINGS, amount: 24_500_00 }], returnPath: '/cs/pay-online' },
      { ...asha, 'idempotency-key': randomUUID() },
    );
    try {
      expect((await update()).json()).toMatchObject({
        errors: [{ rule: 'premium-change', because: 'payment-in-process' }],
      });
    } finally {
      await api.deps.db
        .updateTable('payment_order')
        .set({ state: 'cancelled', settled_at: api.now() })
        .where('state', '=', 'created')
        .execute();
    }
  });
});

describe('a change', () => {
  it('is scheduled once, however often it is sent, and can be followed', async () => {
    const body = await change();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => ask(api, 'updateMode', body, asha, key)));
    expect(new Set(answers.map((answer) => answer.json().ticket)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({ type: 'mode-change', state: 'completed', policyNos: [SAVINGS] });
    expect(await changes()).toMatchObject([
      { state: 'scheduled', effective_on: '2026-12-01', modal_premium: 12_495_00 },
    ]);
    const { ticket } = answers[0]?.json() ?? {};
    expect((await callOperation(api, 'queryTicketStatus', { ticket }, asha)).json()).toMatchObject({
      typeName: { en: 'Change of premium mode' },
      changes: [{ field: 'premium-mode', policyNo: SAVINGS, before: 'Yearly', after: 'Half-yearly' }],
    });
  });

  it('leaves one scheduled if two are sent at once with two codes', async () => {
    const [first, second] = [await change(), await change({ premiumMode: 'quarterly', instalment: 6_370_00 })];
    await Promise.all([first, second].map((body) => ask(api, 'updateMode', body, asha)));
    expect((await changes()).filter(({ state }) => state === 'scheduled')).toHaveLength(1);
  });

  it('is replaced by another choice, and withdrawn by choosing the current mode', async () => {
    await update();
    await update({ premiumMode: 'quarterly', instalment: 6_370_00 });
    expect(await policyIn(SAVINGS)).toMatchObject({ premiumMode: 'yearly', scheduled: 'quarterly' });
    await update({ premiumMode: 'yearly', instalment: 24_500_00 });
    expect(await policyIn(SAVINGS)).not.toHaveProperty('scheduled');
    expect((await changes()).map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn']);
  });

  it('is booked exactly once on all nodes when its first premium can be paid, and the due dates follow', async () => {
    await update();
    await Promise.all([1, 2, 3].map(() => bookPremiumChanges(api.deps)));
    expect(await policyOf(SAVINGS)).toMatchObject({
      premium_mode: 'half-yearly',
      modal_premium: 12_495_00,
      yearly_premium: 24_500_00,
      due_date: '2026-12-01',
    });
    expect((await changes()).map(({ state }) => state)).toEqual(['booked']);
    const { paymentDashboardPoliciesUiData: dues } = (
      await callOperation(api, 'policyPaymentDetails', {}, asha)
    ).json();
    const due = dues.find((one: { policyNo: string }) => one.policyNo === SAVINGS);
    expect(due).toMatchObject({ totalPremiumDueToBePaid: 12_495_00 });
  });

  it('waits for the next round if the process stops', async () => {
    await update();
    expect(await runCalendar(api.deps, AbortSignal.abort())).toEqual([]);
    expect((await changes()).map(({ state }) => state)).toEqual(['scheduled']);
    expect(await runCalendar(api.deps)).toEqual([]);
    expect((await changes()).map(({ state }) => state)).toEqual(['booked']);
  });

  it('keeps the yearly premium through several changes, so that rounding does not add up', async () => {
    await insertActiveMandate(api.deps.db, SAVINGS);
    await set(SAVINGS, { premium_mode: 'monthly', modal_premium: 4_450_00 });
    // domain: "Monthly ₹4,450.00 → yearly ₹50,857.14 → quarterly ₹13,222.86"
    await update({ premiumMode: 'quarterly', instalment: 13_222_86 });
    await bookPremiumChanges(api.deps);
    expect(await policyOf(SAVINGS)).toMatchObject({ modal_premium: 13_222_86, yearly_premium: 50_857_14 });
    await update({ premiumMode: 'monthly', instalment: 4_450_00 });
    await bookPremiumChanges(api.deps);
    expect(await policyOf(SAVINGS)).toMatchObject({ modal_premium: 4_450_00, yearly_premium: 50_857_14 });
  });

  it('waits for the premiums before its date, and the old amount cannot be paid for later ones', async () => {
    await set(SAVINGS, { premium_mode: 'quarterly', modal_premium: 6_370_00, yearly_premium: 24_500_00 });
    await set(SAVINGS, { due_date: '2026-11-30' });
    await api.deps.db
      .updateTable('policy')
      .set({ issue_date: '2019-12-05' })
      .where('policy_no', '=', SAVINGS)
      .execute();
    try {
      await update({ premiumMode: 'yearly', instalment: 24_500_00 });
      await bookPremiumChanges(api.deps);
      expect((await policyOf(SAVINGS)).premium_mode).toBe('quarterly');
      const { paymentDashboardPoliciesUiData: dues } = (
        await callOperation(api, 'policyPaymentDetails', {}, asha)
      ).json();
      const due = dues.find((one: { policyNo: string }) => one.policyNo === SAVINGS);
      expect(due).toMatchObject({ totalPremiumDueToBePaid: 6_370_00 });
      await set(SAVINGS, { due_date: '2026-12-05' });
      await bookPremiumChanges(api.deps);
      expect(await policyOf(SAVINGS)).toMatchObject({ premium_mode: 'yearly', modal_premium: 24_500_00 });
    } finally {
      await api.deps.db
        .updateTable('policy')
        .set({ issue_date: '2019-12-01' })
        .where('policy_no', '=', SAVINGS)
        .execute();
    }
  });

  it('ends if the policy lapses before its date', async () => {
    await update();
    await set(SAVINGS, { status_code: '3' });
    await api.moveTo('2026-12-02T05:00:00.000Z');
    expect((await changes()).map(({ state }) => state)).toEqual(['void']);
    expect((await policyOf(SAVINGS)).premium_mode).toBe('yearly');
  });
});
