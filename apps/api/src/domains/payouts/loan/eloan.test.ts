import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyAnswer } from '../../../back-office/apply-answer.ts';
import type { RequestBody } from '../../../platform/contract/handler.ts';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../../testing/index.ts';
import { meanwhile } from '../../../testing/meanwhile.ts';
import { ask, codeFor } from '../../../testing/requester.ts';
import { rememberPayments } from '../../../testing/rewind-payments.ts';
import { processPayouts } from '../pay/process-payouts.ts';

/** Asha's savings plan: guaranteed value ₹85,750.00, simple interest; ₹60,000 at 9.50% with interest for 182 days. */
const POLICY = '501234567';
const OWED = 60_000_00 + 2_842_19;
/** 90 % of ₹1,11,832.00 less the outstanding loan. */
const MOST = 100_648_80 - OWED;

let api: RunningApi;
let rewind: () => Promise<void>;
let asha: SessionHeaders;
let customerId: number;
let loanBefore: Awaited<ReturnType<typeof loan>>;
beforeAll(async () => {
  api = await startApi();
  rewind = await rememberPayments(api);
  loanBefore = await loan();
  customerId = (
    await api.deps.db
      .selectFrom('policy')
      .select('customer_id')
      .where('policy_no', '=', POLICY)
      .executeTakeFirstOrThrow()
  ).customer_id;
});
beforeEach(async () => {
  await rewind();
  await api.forget();
  await api.scenario('back office silent', true);
  const { db } = api.deps;
  await sql`update service_request set state = 'declined', settled_at = now() where settled_at is null`.execute(db);
  await sql`update customer set occupation = null where id = ${customerId}`.execute(db);
  await enter();
});
afterAll(() => api.close());

/** Signs Asha in from a known device, because a new one would hold each payout. */
async function enter() {
  asha = await signIn(api, 'Asha');
  await sql`truncate new_device`.execute(api.deps.db);
}
/** Lets days pass. The previous session has ended by then. */
async function pass(days: number) {
  await api.sandbox.state.moveTo(new Date(api.now().getTime() + days * 86_400_000));
  await enter();
}
const policies = async (headers = asha) => (await callOperation(api, 'eLoanPolicies', {}, headers)).json();
const body = async (change: object = {}): Promise<RequestBody<'eLoan'>> => ({
  policyNo: POLICY,
  amount: 10_000_00,
  interestRate: 950,
  occupation: 'salaried',
  yearlyIncome: 12_00_000_00,
  ...(await codeFor(api, (await policies()).otpToken, 'asha.kulkarni@example.com')),
  ...change,
});
const borrow = async (change: object = {}, key?: string) => ask(api, 'eLoan', await body(change), asha, key);
const setPolicy = (change: object) =>
  api.deps.db.updateTable('policy').set(change).where('policy_no', '=', POLICY).execute();
const setLoan = (change: object) =>
  api.deps.db.updateTable('policy_loan').set(change).where('policy_no', '=', POLICY).execute();
const loan = () =>
  api.deps.db
    .selectFrom('policy_loan')
    .where('policy_no', '=', POLICY)
    .select(['principal', 'undrawn', 'interest_from', 'opened_on'])
    .executeTakeFirstOrThrow();
const payout = (ticket: string) =>
  api.deps.db.selectFrom('payout').selectAll().where('ticket', '=', ticket).executeTakeFirst();
const loanDetail = async () =>
  (await callOperation(api, 'loanDetails', { policyNo: POLICY }, asha)).json().loanDetails[0];
/** The ledger's balance of the loan, and of payouts owed. */
const balanceOf = async (account: 'policy-loans' | 'payouts-payable' | 'suspense') =>
  (
    await sql<{ n: number }>`select coalesce(sum(amount), 0)::int as n from ledger_entry
      where account = ${account} and policy_no = ${POLICY}`.execute(api.deps.db)
  ).rows[0]?.n;
const request = async (ticket: string) => (await callOperation(api, 'queryTicketStatus', { ticket }, asha)).json();

describe('the borrowing options', () => {
  it('are listed with how the maximum is calculated, the terms and the masked account', async () => {
    const found = await policies();
    expect(found.policies).toMatchObject([
      {
        policyNo: POLICY,
        guaranteed: 85_750_00,
        // "PUA ₹42,000 × 0.6210 = ₹26,082.00"
        additions: 26_082_00,
        surrenderValue: 111_832_00,
        share: 90,
        limit: 100_648_80,
        owedPrincipal: 60_000_00,
        owedInterest: 2_842_19,
        least: 5_000_00,
        most: MOST,
        interestRate: 950,
        interestKind: 'simple',
        bankAccountNo: expect.stringMatching(/^\d\d\*+\d\d$/),
      },
    ]);
    expect(found.others).toMatchObject([{ policyNo: '501234575', because: 'no-loan-on-plan' }]);
    expect(found).toMatchObject({ personal: { yearlyIncome: 12_00_000_00 }, otpToken: expect.any(String) });
  });

  it.each([
    ['Arjun', '504567890', 'limit-reached'],
    ['Meenakshi', '503456789', 'unit-linked-plan'],
  ])('of %s: %s is excluded, %s', async (name, policyNo, because) => {
    const { others } = await policies(await signIn(api, name));
    expect(others).toContainEqual(expect.objectContaining({ policyNo, because }));
  });

  it('are 80% of the value of a reduced paid-up policy', async () => {
    await meanwhile(
      () => setPolicy({ status_code: '3' }),
      () => setPolicy({ status_code: '1' }),
      async () => expect((await policies()).policies).toMatchObject([{ share: 80, limit: 89_465_60 }]),
    );
  });

  it('are in the login response', async () => {
    const { policiesData } = (await callOperation(api, 'validateSession', {}, asha)).json();
    const reasons = policiesData.map(({ borrowing }: { borrowing: { because: string } }) => borrowing.because);
    expect(reasons.sort()).toEqual(['loan-possible', 'no-loan-on-plan']);
  });

  it('require a full session', async () => {
    expect((await callOperation(api, 'eLoanPolicies', {})).statusCode).toBe(401);
    const partial = await signIn(api, 'Vikram', 'partial');
    expect((await callOperation(api, 'eLoanPolicies', {}, partial)).statusCode).toBe(403);
  });
});

describe('a loan is refused', () => {
  it.each([
    [0, 'below-least'],
    [4_999_99, 'below-least'],
    [MOST + 1, 'above-most'],
  ])('for %i paise: %s', async (amount, because) => {
    expect((await borrow({ amount })).json()).toMatchObject({
      status: 400,
      errors: [{ pointer: '/amount', rule: 'loan-amount', because }],
    });
    expect(await loan()).toEqual(loanBefore);
  });

  it.each([
    [{ amount: -1 }, '/amount'],
    [{ amount: 5_000_00.5 }, '/amount'],
    [{ occupation: 'spy' }, '/occupation'],
    [{ yearlyIncome: -1 }, '/yearlyIncome'],
  ])('for a body with %j', async (change, pointer) => {
    expect((await borrow(change)).json()).toMatchObject({
      status: 400,
      code: 'validation',
      errors: expect.arrayContaining([expect.objectContaining({ pointer })]),
    });
  });

  it("for another rate, and for another customer's policy", async () => {
    expect((await borrow({ interestRate: 949 })).json()).toMatchObject({ status: 400, code: 'amount-refused' });
    expect((await borrow({ policyNo: '506789012' })).statusCode).toBe(404);
    expect((await borrow({ policyNo: '501234575' })).json()).toMatchObject({
      errors: [{ pointer: '/policyNo', rule: 'borrow', because: 'no-loan-on-plan' }],
    });
  });

  it.each<[string, object, object]>([
    ['policy-ended', { status_code: 'S' }, { status_code: '1' }],
    ['not-in-force', { status_code: '4' }, { status_code: '1' }],
  ])('with the reason %s', async (because, on, off) => {
    await meanwhile(
      () => setPolicy(on),
      () => setPolicy(off),
      async () =>
        expect((await borrow()).json()).toMatchObject({
          errors: [{ pointer: '/policyNo', rule: 'borrow', because }],
        }),
    );
  });

  it('if the remaining limit is below the smallest loan, or zero', async () => {
    for (const [principal, because] of [
      [100_648_80 - 2_842_19 - 4_999_99, 'below-least'],
      [100_648_80, 'limit-reached'],
    ] as const) {
      await setLoan({ principal, interest_from: because === 'below-least' ? loanBefore.interest_from : '2026-11-21' });
      const { others } = await policies();
      // interest grows with the principal
      expect(others).toContainEqual(expect.objectContaining({ policyNo: POLICY, because }));
    }
  });

  it.each<[string, object, object]>([
    [
      'absolute-assignment',
      { assignment: 'absolute', assignee: 'Kaveri Housing Finance' },
      { assignment: null, assignee: null },
    ],
    ['married-womens-property', { married_womens_property: true }, { married_womens_property: false }],
    ['court-order', { court_order_on: '2026-11-01' }, { court_order_on: null }],
    ['death-intimated', { death_intimated_on: '2026-11-20' }, { death_intimated_on: null }],
  ])('by the restriction %s', async (because, on, off) => {
    await meanwhile(
      () => setPolicy(on),
      () => setPolicy(off),
      async () => {
        expect((await policies()).restricted).toMatchObject([{ policyNo: POLICY, because }]);
        expect((await borrow()).json()).toMatchObject({
          status: 400,
          errors: [{ pointer: '/policyNo', rule: 'restriction', because }],
        });
      },
    );
  });

  it('while payouts are held, and without an account', async () => {
    const hold = { policy_no: POLICY, reason: 'kyc', held_since: '2026-11-20', amount: 0 } as const;
    await meanwhile(
      () => api.deps.db.insertInto('policy_hold').values(hold).execute(),
      () => api.deps.db.deleteFrom('policy_hold').where('policy_no', '=', POLICY).execute(),
      async () => expect((await borrow()).json()).toMatchObject({ status: 403, code: 'payout-restricted' }),
    );
    const account = await api.deps.db
      .selectFrom('account_check')
      .selectAll()
      .where('policy_no', '=', POLICY)
      .executeTakeFirstOrThrow();
    await meanwhile(
      () => api.deps.db.deleteFrom('account_check').where('policy_no', '=', POLICY).execute(),
      () => api.deps.db.insertInto('account_check').values(account).execute(),
      async () => expect((await borrow()).json()).toMatchObject({ errors: [{ detail: 'must have a bank account' }] }),
    );
  });

  it('for a wrong OTP; the right one still works', async () => {
    const right = await body();
    const otp = right.otp === '000000' ? '000001' : '000000';
    expect((await ask(api, 'eLoan', { ...right, otp }, asha)).json()).toMatchObject({ code: 'otp-wrong' });
    expect(await loan()).toMatchObject({ undrawn: 0 });
    expect((await ask(api, 'eLoan', right, asha)).statusCode).toBe(200);
  });

  it('while a surrender is open, and a surrender while a loan is in progress', async () => {
    expect((await borrow()).statusCode).toBe(200);
    const surrender = await ask(api, 'surrenderEnquiry', { policyNo: POLICY }, asha);
    expect(surrender.json()).toMatchObject({
      errors: [{ rule: 'surrender', because: 'payout-requested' }],
    });
    await sql`update service_request set type = 'surrender-request' where settled_at is null`.execute(api.deps.db);
    expect((await borrow({ amount: 5_000_00 })).json()).toMatchObject({
      errors: [{ rule: 'borrow', because: 'payout-requested' }],
    });
  });
});

describe('a loan', () => {
  it('is booked at once, bears no interest until it is paid out, and is shown beside the earlier loan', async () => {
    const answer = (await borrow()).json();
    expect(answer).toMatchObject({
      type: 'e-loan',
      state: 'received',
      promisedDate: '2026-11-28',
      policyNos: [POLICY],
    });
    expect(await loan()).toEqual({ ...loanBefore, principal: 70_000_00, undrawn: 10_000_00 });
    expect(await payout(answer.ticket)).toMatchObject({
      kind: 'loan',
      gross: 10_000_00,
      net: 10_000_00,
      state: 'owed',
    });
    expect(await balanceOf('policy-loans')).toBe(70_000_00);
    await pass(5);
    expect(await loanDetail()).toMatchObject({
      outstandingPrincipal: 60_000_00,
      // ₹60,000 for 187 days
      outstandingInterest: 2_920_27,
      notPaidOut: 10_000_00,
    });
    const { changes } = await request(answer.ticket);
    expect(changes).toMatchObject([
      { field: 'loan', before: '₹62,842.19', after: '₹72,842.19' },
      { field: 'occupation', after: '***' },
    ]);
    expect((await policies()).personal).toEqual({ occupation: 'salaried', yearlyIncome: 12_00_000_00 });
  });

  it('bears interest from the day it is paid out, with the interest until then capitalised', async () => {
    const { ticket } = (await borrow()).json();
    await pass(1);
    expect(await processPayouts(api.deps)).toEqual([]);
    // ₹60,000 for 183 days
    const joined = 2_857_81;
    expect(await loan()).toEqual({
      principal: 70_000_00 + joined,
      undrawn: 0,
      interest_from: '2026-11-22',
      opened_on: loanBefore.opened_on,
    });
    expect(await payout(ticket)).toMatchObject({ state: 'paid', paid_on: '2026-11-22' });
    expect([await balanceOf('policy-loans'), await balanceOf('payouts-payable')]).toEqual([70_000_00 + joined, 0]);
    expect(await request(ticket)).toMatchObject({
      state: 'completed',
      payout: { state: 'paid', paidOn: '2026-11-22' },
    });
    const { payouts } = (await callOperation(api, 'payoutHistory', { policyNo: POLICY }, asha)).json();
    expect(payouts).toContainEqual(expect.objectContaining({ ticket, kind: 'loan', net: 10_000_00, tax: 0 }));
    await pass(365);
    expect(await loanDetail()).toMatchObject({ outstandingInterest: Math.round((70_000_00 + joined) * 0.095) });
  });

  it('on a policy without one starts its half-years on that day', async () => {
    await setLoan({ principal: 0, interest_from: '2026-01-01', opened_on: '2025-01-01' });
    expect((await borrow({ amount: 77_175_00 })).statusCode).toBe(200);
    await pass(2);
    await processPayouts(api.deps);
    expect(await loan()).toEqual({
      principal: 77_175_00,
      undrawn: 0,
      interest_from: '2026-11-23',
      opened_on: '2026-11-23',
    });
  });

  it('of the maximum is granted, and a second one adds to it within the limit', async () => {
    expect((await borrow({ amount: 5_000_00 })).statusCode).toBe(200);
    expect((await policies()).others).toContainEqual(
      expect.objectContaining({ policyNo: POLICY, because: 'payout-requested' }),
    );
    await processPayouts(api.deps);
    const [{ most }] = (await policies()).policies;
    expect(most).toBe(MOST - 5_000_00);
    expect((await borrow({ amount: most + 1 })).statusCode).toBe(400);
    expect((await borrow({ amount: most })).statusCode).toBe(200);
    expect(await loan()).toMatchObject({ principal: 60_000_00 + 2_842_19 + 5_000_00 + most, undrawn: most });
    await processPayouts(api.deps);
    expect((await policies()).others).toContainEqual(
      expect.objectContaining({ policyNo: POLICY, because: 'limit-reached' }),
    );
  });

  it('is granted once per key, and once if two arrive at the same time', async () => {
    const key = randomUUID();
    const one = await body({ amount: MOST });
    const both = await Promise.all([1, 2].map(() => ask(api, 'eLoan', one, asha, key)));
    expect(new Set(both.map((answer) => answer.json().ticket)).size).toBe(1);
    expect(await loan()).toMatchObject({ principal: 60_000_00 + MOST });
  });

  it('stays within the limit if two are requested at the same time', async () => {
    const first = await body({ amount: MOST });
    const second = await body({ amount: MOST });
    const answers = await Promise.all([first, second].map((each) => ask(api, 'eLoan', each, asha)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect(await loan()).toMatchObject({ principal: 60_000_00 + MOST, undrawn: MOST });
  });

  it('that the bank returns stays owed without interest, and is paid to a new account', async () => {
    await api.scenario('bank returns', true);
    const { ticket } = (await borrow()).json();
    await processPayouts(api.deps);
    expect(await payout(ticket)).toMatchObject({ state: 'returned' });
    expect(await loan()).toEqual({ ...loanBefore, principal: 70_000_00, undrawn: 10_000_00 });
    expect(await request(ticket)).toMatchObject({ state: 'received' });
    await api.scenario('bank returns', false);
    const change = (account_no: string) =>
      api.deps.db.updateTable('account_check').set({ account_no }).where('policy_no', '=', POLICY).execute();
    await meanwhile(
      () => change('50100012345678'),
      () => change('30211456789'),
      async () => {
        await pass(20);
        await processPayouts(api.deps);
        expect(await payout(ticket)).toMatchObject({ state: 'paid' });
        expect(await loan()).toMatchObject({ undrawn: 0, interest_from: '2026-12-11' });
      },
    );
  });

  describe('whose payout is stopped', () => {
    const stopLoan = async (beforeStop = async (): Promise<unknown> => undefined) => {
      await api.deps.db.insertInto('new_device').values({ customer_id: customerId, at: api.now() }).execute();
      const { ticket } = (await borrow()).json();
      await processPayouts(api.deps);
      const [mail] = (await api.outbox('asha.kulkarni@example.com')).filter(({ text }) =>
        text.includes('stop-payout#'),
      );
      const token = /stop-payout#([\w-]{22})/.exec(mail?.text ?? '')?.[1] ?? '';
      await beforeStop();
      const { ticket: stop } = (await callOperation(api, 'stopPayout', { token })).json();
      return { ticket, stop };
    };
    const answer = (ticket: string, outcome: 'approved' | 'rejected') =>
      applyAnswer(api.deps, {
        answerId: randomUUID(),
        ticket,
        maker: 'EMP-1',
        at: api.now().toISOString(),
        ...(outcome === 'approved' ? { outcome, checker: 'EMP-2' } : { outcome, note: 'It was the customer.' }),
      });

    it('is not owed from that moment, as if it had never existed', async () => {
      const owedBefore = await loanDetail();
      const { ticket, stop } = await stopLoan();
      expect(await loan()).toEqual(loanBefore);
      expect(await loanDetail()).toEqual(owedBefore);
      expect([await balanceOf('policy-loans'), await balanceOf('payouts-payable')]).toEqual([60_000_00, 0]);
      expect((await policies()).policies).toMatchObject([{ most: MOST }]);
      expect(await request(ticket)).toMatchObject({ state: 'declined' });
      const statusOf = async (number: string) =>
        (await callOperation(api, 'queryTicketStatus', { ticket: number }, asha)).json();
      expect(await statusOf(ticket)).toMatchObject({ payout: { state: 'stopped', stopTicket: stop } });
      expect(await statusOf(stop)).toMatchObject({ about: ticket });
    });

    it('holds for the policy what was repaid meanwhile', async () => {
      const before = await balanceOf('suspense');
      await stopLoan(() => setLoan({ principal: 4_000_00 }));
      expect(await loan()).toMatchObject({ principal: 0, undrawn: 0 });
      expect(((await balanceOf('suspense')) ?? 0) - (before ?? 0)).toBe(-6_000_00);
    });

    it.each(['approved', 'rejected'] as const)('stays undone after staff answer the stop: %s', async (outcome) => {
      const { ticket, stop } = await stopLoan();
      await answer(stop, outcome);
      await pass(4);
      await processPayouts(api.deps);
      expect(await payout(ticket)).toMatchObject({ state: 'stopped', taken_back_on: '2026-11-21' });
      expect(await loan()).toEqual(loanBefore);
      expect((await borrow()).json()).toMatchObject({ state: 'received' });
    });
  });
});
