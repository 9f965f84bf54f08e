import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyAnswer } from '../../../back-office/apply-answer.ts';
import type { RequestBody } from '../../../platform/contract/handler.ts';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../../testing/index.ts';
import { ask, codeFor } from '../../../testing/requester.ts';

type Body = RequestBody<'requestNonForfeiture'>;

/**
 * Asha's savings plan: ₹24,500 a year, due on 01/12/2026, seven of fifteen paid, cover ₹3,50,000, bonus ₹52,500, a
 * loan.
 */
const SAVINGS = '501234567';
/** Arjun's child plan, whose choices need no OTP. */
const CHILD = '504567890';
const MAIL = 'asha.kulkarni@example.com';

let api: RunningApi;
let asha: SessionHeaders;
async function open(): Promise<void> {
  api = await startApi({ listen: false });
  await api.scenario('back office silent', true);
  asha = await signIn(api, 'Asha');
}

const to = (day: string) => api.moveTo(`${day}T05:00:00.000Z`);
const set = (values: Record<string, unknown>, policyNo = SAVINGS) =>
  api.deps.db.updateTable('policy').set(values).where('policy_no', '=', policyNo).execute();
const setPlan = (code: string, values: Record<string, unknown>) =>
  api.deps.db.updateTable('plan').set(values).where('code', '=', code).execute();
const ORIGINAL = {
  status_code: '1',
  due_date: '2026-12-01',
  issue_date: '2019-12-01',
  assignment: null,
  assignee: null,
  death_intimated_on: null,
};
/** Undoes a test's changes. */
async function asBefore(): Promise<void> {
  await api.forget();
  asha = await signIn(api, 'Asha');
  await set(ORIGINAL);
  await setPlan('MSS01', { non_forfeiture_options: ['reduced-paid-up', 'premium-loan', 'extended-term'] });
  await sql`update service_request set state = 'declined', settled_at = now() where type = 'nfo-details'`.execute(
    api.deps.db,
  );
  await sql`update policy_loan set principal = 8000000 where policy_no = ${SAVINGS}`.execute(api.deps.db);
}
const payLoanBack = () => sql`update policy_loan set principal = 0 where policy_no = ${SAVINGS}`.execute(api.deps.db);
const policyOf = (policyNo: string) =>
  api.deps.db.selectFrom('policy').selectAll().where('policy_no', '=', policyNo).executeTakeFirstOrThrow();
const eventsOf = (policyNo: string) =>
  api.deps.db.selectFrom('policy_event').selectAll().where('policy_no', '=', policyNo).orderBy('due_date').execute();
const requests = () =>
  api.deps.db
    .selectFrom('service_request')
    .select(['ticket', 'state'])
    .where('type', '=', 'nfo-details')
    .where('settled_at', 'is', null)
    .execute();
const options = async (headers = asha) => (await callOperation(api, 'nonForfeitureOptions', {}, headers)).json();
const policyIn = async () => (await options()).policies.find((one: { policyNo: string }) => one.policyNo === SAVINGS);
const body = async (change: Partial<Body> = {}): Promise<Body> => ({
  policyNo: SAVINGS,
  option: 'extended-term',
  ...(await codeFor(api, (await options()).otpToken, MAIL)),
  ...change,
});
const choose = async (change?: Partial<Body>, key?: string) =>
  ask(api, 'requestNonForfeiture', await body(change), asha, key);
const answer = (ticket: string, outcome: 'approved' | 'rejected') =>
  applyAnswer(api.deps, {
    answerId: randomUUID(),
    ticket,
    outcome,
    maker: 'EMP-1',
    at: api.now().toISOString(),
    ...(outcome === 'rejected' ? { note: 'Not at this time.' } : {}),
  });

describe('the options of a policy', () => {
  beforeAll(open);
  beforeEach(asBefore);
  afterAll(() => api.close());

  it('show what each gives today, why one is not possible, and which applies', async () => {
    const { policies, others } = await options();
    expect(policies).toHaveLength(1);
    expect(policies[0]).toMatchObject({
      policyNo: SAVINGS,
      sumAssured: 350_000_00,
      premium: 24_500_00,
      dueDate: '2026-12-01',
      graceEndsOn: '2026-12-31',
      interestRate: 950,
      option: 'reduced-paid-up',
      needsOtp: true,
      options: [
        // domain: "SA ₹3,50,000, 7 of 15 paid → …; with bonus ₹52,500 → ₹2,15,833.33"
        // less the loan of ₹80,000 and ₹3,789.59 of interest
        { option: 'reduced-paid-up', cover: 132_043_74 },
        { option: 'premium-loan', lent: 24_500_00 },
        { option: 'extended-term' },
      ],
    });
    expect(others).toEqual([{ policyNo: '501234575', planName: 'Meru Term Protect', because: 'no-options' }]);
    await payLoanBack();
    const [, loan, term] = (await policyIn()).options;
    // 90 % of 50 % of seven premiums and of the additions; ₹4,02,500.00 at death, less the premium that is lent
    expect(loan).toEqual({ option: 'premium-loan', cover: 378_000_00, lent: 24_500_00, room: 100_648_80 });
    expect(term).toMatchObject({ cover: 350_000_00 });
    expect(term).not.toHaveProperty('lacks');
  });

  it.each<[Record<string, unknown>, string]>([
    [{ status_code: '4' }, 'lapsed'],
    [{ status_code: '2', due_date: null }, 'not-in-force'],
    [{ due_date: null }, 'all-paid'],
    [{ death_intimated_on: '2026-11-01' }, 'death-intimated'],
    // grace ended on 20/11/2026, and the calendar has not processed it yet
    [{ due_date: '2026-10-21' }, 'grace-over'],
  ])('with %j cannot be chosen: %s', async (values, because) => {
    await set(values);
    expect((await options()).others).toContainEqual({ policyNo: SAVINGS, planName: 'Meru Secure Savings', because });
    expect((await choose()).json()).toMatchObject({
      status: 400,
      code: 'validation',
      errors: [{ pointer: '/policyNo', rule: 'non-forfeiture-choice', because }],
    });
    expect(await requests()).toEqual([]);
  });

  it('can still be chosen on the last day of grace', async () => {
    await set({ due_date: '2026-10-22' });
    await payLoanBack();
    expect((await policyIn()).graceEndsOn).toBe('2026-11-21');
    expect((await choose()).statusCode).toBe(200);
  });

  it('are not offered if the plan has only one', async () => {
    await setPlan('MSS01', { non_forfeiture_options: ['reduced-paid-up'] });
    const { policies, others } = await options();
    expect(policies).toEqual([]);
    expect(others).toContainEqual(expect.objectContaining({ policyNo: SAVINGS, because: 'no-options' }));
    expect((await choose()).json()).toMatchObject({
      errors: [{ rule: 'non-forfeiture-choice', because: 'no-options' }],
    });
  });

  it('exclude a loan if a restriction forbids it', async () => {
    const { policies } = await options(await signIn(api, 'Nandini'));
    expect(policies).toMatchObject([
      { policyNo: '510123456', options: [{}, { option: 'premium-loan', lacks: 'loan-restricted' }, {}] },
    ]);
  });

  it('require a full session', async () => {
    const partial = await signIn(api, 'Vikram', 'partial');
    expect((await callOperation(api, 'nonForfeitureOptions', {}, partial)).statusCode).toBe(403);
    expect((await callOperation(api, 'nonForfeitureOptions', {})).statusCode).toBe(401);
  });
});

describe('a choice is refused', () => {
  beforeAll(open);
  beforeEach(asBefore);
  afterAll(() => api.close());

  it.each<[string, Partial<Body>, string]>([
    ['the current option', { option: 'reduced-paid-up' }, '/option'],
    ['an unknown option', { option: 'none' as never }, '/option'],
    ['no OTP', { otp: undefined as never }, '/otp'],
    ['no challenge', { otpToken: undefined as never }, '/otpToken'],
  ])('for %s', async (_, change, pointer) => {
    expect((await choose(change)).json()).toMatchObject({ status: 400, code: 'validation', errors: [{ pointer }] });
    expect(await requests()).toEqual([]);
  });

  it('for an option that the plan does not have', async () => {
    await setPlan('MSS01', { non_forfeiture_options: ['reduced-paid-up', 'premium-loan'] });
    expect((await choose()).json()).toMatchObject({
      errors: [{ pointer: '/option', detail: 'must be one of the plan' }],
    });
  });

  it.each([
    ['with a loan that leaves too little', { status_code: '1' }, 'loan-limit'],
    ['restricted by a lender', { assignment: 'conditional', assignee: 'A lender' }, 'loan-restricted'],
    ['without a surrender value', { issue_date: '2026-01-01' }, 'no-surrender-value'],
  ])('for a premium loan on a policy %s', async (_, values, because) => {
    await set(values);
    expect((await choose({ option: 'premium-loan' })).json()).toMatchObject({
      errors: [{ pointer: '/option', rule: 'non-forfeiture', because }],
    });
    expect(await requests()).toEqual([]);
  });

  it('with a wrong OTP, which counts as an attempt', async () => {
    expect((await choose({ otp: '000000' })).json()).toMatchObject({ errors: [{ pointer: '/otp' }] });
    expect(await requests()).toEqual([]);
  });

  it.each(['508901234', '999999999'])("for another customer's policy, with not found: %s", async (policyNo) => {
    expect((await choose({ policyNo })).statusCode).toBe(404);
  });
});

// the clock moves on, and past events are never deleted
describe('a choice', () => {
  beforeEach(async () => {
    await open();
    await payLoanBack();
  });
  afterEach(() => api.close());

  it('is made once, however often it is sent', async () => {
    const key = randomUUID();
    const sent = await body();
    const tickets = await Promise.all(
      [1, 2, 3].map(async () => (await ask(api, 'requestNonForfeiture', sent, asha, key)).json().ticket),
    );
    expect(new Set(tickets).size).toBe(1);
    expect(await requests()).toHaveLength(1);
    const other = await ask(api, 'requestNonForfeiture', { ...sent, option: 'premium-loan' }, asha, key);
    expect(other.statusCode).toBe(409);
  });

  it('is limited to one at a time, also if two are made at once', async () => {
    const first = await body();
    const second = await body({ option: 'premium-loan' });
    const statuses = await Promise.all(
      [first, second].map(async (sent) => (await ask(api, 'requestNonForfeiture', sent, asha)).statusCode),
    );
    expect(statuses.sort()).toEqual([200, 400]);
    expect(await requests()).toHaveLength(1);
    expect((await options()).others).toContainEqual(
      expect.objectContaining({ policyNo: SAVINGS, because: 'request-open' }),
    );
  });

  it('needs no OTP if the plan does not require one', async () => {
    const arjun = await signIn(api, 'Arjun');
    const { policies } = await options(arjun);
    expect(policies).toMatchObject([{ policyNo: CHILD, needsOtp: false }]);
    await sql`update policy_loan set principal = 0 where policy_no = ${CHILD}`.execute(api.deps.db);
    const made = await ask(api, 'requestNonForfeiture', { policyNo: CHILD, option: 'premium-loan' }, arjun);
    expect(made.json()).toMatchObject({ type: 'nfo-details', state: 'received', policyNos: [CHILD] });
  });

  it.each([
    ['extended-term', 'extended-term', 'E', 350_000_00],
    ['premium-loan', 'premium-loan', '1', 350_000_00],
  ] as const)(
    'of %s that is approved applies after grace, and nothing else does',
    async (option, kind, status, cover) => {
      const { ticket } = (await choose({ option })).json();
      expect((await policyOf(SAVINGS)).non_forfeiture).toBeNull();
      await Promise.all(
        [answer(ticket, 'approved'), answer(ticket, 'approved')].map((one) => one.catch(() => undefined)),
      );
      expect(await policyOf(SAVINGS)).toMatchObject({ non_forfeiture: option, status_code: '1' });
      expect((await policyIn()).option).toBe(option);
      const { options: offers } = await policyIn();
      const offer = offers.find((one: { option: string }) => one.option === option);
      await to('2026-12-31');
      expect(await eventsOf(SAVINGS)).toEqual([]);
      await to('2027-01-01');
      expect(await eventsOf(SAVINGS)).toMatchObject([{ kind, on_date: '2027-01-01', to_status: status, cover }]);
      const { cover_until } = await policyOf(SAVINGS);
      if (option === 'extended-term') expect(cover_until).toBe(offer.coverUntil);
    },
  );

  it('made in grace applies to its premium, however long the decision takes', async () => {
    await to('2026-12-31');
    asha = await signIn(api, 'Asha');
    const { ticket } = (await choose()).json();
    await to('2027-01-02');
    expect((await policyOf(SAVINGS)).status_code).toBe('1');
    await answer(ticket, 'approved');
    await to('2027-01-03');
    expect(await eventsOf(SAVINGS)).toMatchObject([{ kind: 'extended-term', on_date: '2027-01-01' }]);
  });

  it("that is rejected leaves the plan's default option", async () => {
    const { ticket } = (await choose()).json();
    await answer(ticket, 'rejected');
    await to('2027-01-01');
    expect(await eventsOf(SAVINGS)).toMatchObject([{ kind: 'reduced-paid-up', cover: 215_833_33 }]);
  });

  it('of a loan pays nothing once a restriction forbids loans', async () => {
    const { ticket } = (await choose({ option: 'premium-loan' })).json();
    await answer(ticket, 'approved');
    await set({ assignment: 'absolute', assignee: 'A lender' });
    await to('2027-01-01');
    expect(await eventsOf(SAVINGS)).toMatchObject([{ kind: 'reduced-paid-up' }]);
  });

  it("is in the trail in the customer's language", async () => {
    const { ticket } = (await choose()).json();
    const { serviceRequests } = (await callOperation(api, 'serviceRequests', {}, asha)).json();
    expect(serviceRequests.find((one: { ticket: string }) => one.ticket === ticket)).toMatchObject({
      type: 'nfo-details',
      typeName: { en: 'Option for unpaid premiums' },
      changes: [
        { field: 'non-forfeiture', before: 'Reduced cover, fully paid', after: 'Full cover for a limited time' },
      ],
    });
  });
});
