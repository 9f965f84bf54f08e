import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestBody } from '../../../platform/contract/handler.ts';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../../testing/index.ts';
import { meanwhile } from '../../../testing/meanwhile.ts';
import { approve, ask, codeFor } from '../../../testing/requester.ts';
import { processPayouts } from '../pay/process-payouts.ts';

/**
 * Asha's savings plan: sum assured ₹3,50,000, bonus ₹52,500, of which ₹42,000 are paid-up additions; a loan of ₹50,000.
 */
const POLICY = '501234567';

let api: RunningApi;
let asha: SessionHeaders;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.forget();
  await api.scenario('back office silent', true);
  asha = await signIn(api, 'Asha');
  await sql`update service_request set state = 'declined', settled_at = now() where settled_at is null`.execute(
    api.deps.db,
  );
});
afterAll(() => api.close());

const policies = async (headers = asha) => (await callOperation(api, 'puaPolicies', {}, headers)).json();
const body = async (change: object = {}): Promise<RequestBody<'puaSurrender'>> => ({
  policyNo: POLICY,
  sumAssured: 20_000_00,
  cash: 12_420_00,
  ...(await codeFor(api, (await policies()).otpToken, 'asha.kulkarni@example.com')),
  ...change,
});
const request = async (change: object = {}, key?: string) => ask(api, 'puaSurrender', await body(change), asha, key);
const set = (change: object) => api.deps.db.updateTable('policy').set(change).where('policy_no', '=', POLICY).execute();
const payouts = () => api.deps.db.selectFrom('payout').selectAll().where('policy_no', '=', POLICY).execute();
const readAdditions = async () =>
  api.deps.db
    .selectFrom('policy as p')
    .innerJoin('policy_paid_up_addition as a', 'a.policy_no', 'p.policy_no')
    .where('p.policy_no', '=', POLICY)
    .select(['a.sum_assured', 'p.vested_bonus'])
    .executeTakeFirst();

describe('paid-up additions', () => {
  // domain.md, section 15: "PUA ₹42,000 × 0.6210 = ₹26,082.00"
  it('are listed with their cash value, the limits for a part, and the masked account', async () => {
    const found = await policies();
    expect(found.policies).toMatchObject([
      {
        policyNo: POLICY,
        additions: 42_000_00,
        factor: 6210,
        cash: 26_082_00,
        least: 5_000_00,
        bonusRate: 450,
        cover: 402_500_00,
        bankAccountNo: expect.stringMatching(/^\d\d\*+\d\d$/),
      },
    ]);
    expect(found.others).toMatchObject([{ policyNo: '501234575', because: 'no-additions' }]);
    expect(found).toMatchObject({ otpToken: expect.any(String), mobileNo: '*** **4 3210' });
  });

  it('are in the login response, also for policies without any', async () => {
    const inLogin = async (headers: SessionHeaders) =>
      (await callOperation(api, 'validateSession', {}, headers))
        .json()
        .policiesData.map(({ paidUpAdditions }: { paidUpAdditions: { because: string } }) => paidUpAdditions.because);
    expect((await inLogin(asha)).sort()).toEqual(['cash-possible', 'no-additions']);
    expect(await inLogin(await signIn(api, 'Farhan'))).toEqual(['no-additions']);
  });

  it('require a full session', async () => {
    expect((await callOperation(api, 'puaPolicies', {})).statusCode).toBe(401);
    const partial = await signIn(api, 'Vikram', 'partial');
    expect((await callOperation(api, 'puaPolicies', {}, partial)).statusCode).toBe(403);
  });
});

describe('a request is refused', () => {
  it.each([
    [4_999_99, 'below-least'],
    [37_000_01, 'too-little-left'],
    [42_000_01, 'above-additions'],
    [0, 'below-least'],
  ])('for a part of %i paise: %s', async (sumAssured, because) => {
    expect((await request({ sumAssured })).json()).toMatchObject({
      status: 400,
      errors: [{ pointer: '/sumAssured', rule: 'additions-part', because }],
    });
  });

  it.each([12_419_99, 12_420_01])('for cash of %i paise, which is not the value', async (cash) => {
    expect((await request({ cash })).json()).toMatchObject({ status: 400, code: 'amount-refused' });
  });

  it("for another customer's policy, with not found", async () => {
    expect((await request({ policyNo: '506789012' })).statusCode).toBe(404);
  });

  it.each<[string, object, object]>([
    ['policy-ended', { status_code: 'S' }, { status_code: '1' }],
    ['not-in-force', { status_code: '4' }, { status_code: '1' }],
  ])('with the reason %s', async (because, on, off) => {
    await meanwhile(
      () => set(on),
      () => set(off),
      async () =>
        expect((await request()).json()).toMatchObject({
          errors: [{ pointer: '/policyNo', rule: 'additions', because }],
        }),
    );
  });

  it('if the loan needs the additions as security', async () => {
    const owe = (principal: number) => () =>
      api.deps.db.updateTable('policy_loan').set({ principal }).where('policy_no', '=', POLICY).execute();
    const [loan] = await api.deps.db.selectFrom('policy_loan').selectAll().where('policy_no', '=', POLICY).execute();
    await meanwhile(owe(77_175_01), owe(loan?.principal ?? 0), async () => {
      expect((await request()).json()).toMatchObject({
        errors: [{ rule: 'additions', because: 'loan-needs-additions' }],
      });
    });
  });

  it('if the plan has no factor for the age', async () => {
    const birth = (birth_date: string) => () =>
      sql`update customer set birth_date = ${birth_date}::date where client_id = '40012345'`.execute(api.deps.db);
    const [customer] = await api.deps.db
      .selectFrom('customer')
      .select('birth_date')
      .where('client_id', '=', '40012345')
      .execute();
    const factors = await api.deps.db.selectFrom('plan_paid_up_factor').selectAll().execute();
    await meanwhile(
      () => api.deps.db.deleteFrom('plan_paid_up_factor').where('age_from', '<', 41).execute(),
      async () => {
        await birth(customer?.birth_date ?? '')();
        await api.deps.db.deleteFrom('plan_paid_up_factor').execute();
        await api.deps.db.insertInto('plan_paid_up_factor').values(factors).execute();
      },
      async () => {
        await birth('2000-01-01')();
        expect((await policies()).others).toContainEqual(
          expect.objectContaining({ policyNo: POLICY, because: 'no-factor' }),
        );
      },
    );
  });

  it('for a restricted policy, and while payouts are held', async () => {
    await meanwhile(
      () => set({ assignment: 'absolute', assignee: 'Kaveri Housing Finance' }),
      () => set({ assignment: null, assignee: null }),
      async () => {
        expect((await policies()).restricted).toMatchObject([{ policyNo: POLICY, because: 'absolute-assignment' }]);
        expect((await request()).json()).toMatchObject({ status: 400, errors: [{ pointer: '/policyNo' }] });
      },
    );
    const hold = { policy_no: POLICY, reason: 'kyc', held_since: '2026-11-20', amount: 0 } as const;
    await meanwhile(
      () => api.deps.db.insertInto('policy_hold').values(hold).execute(),
      () => api.deps.db.deleteFrom('policy_hold').where('policy_no', '=', POLICY).execute(),
      async () => expect((await request()).json()).toMatchObject({ status: 403, code: 'payout-restricted' }),
    );
  });

  it('for a wrong OTP, without making a request; the right one still works', async () => {
    const right = await body();
    const otp = right.otp === '000000' ? '000001' : '000000';
    expect((await ask(api, 'puaSurrender', { ...right, otp }, asha)).json()).toMatchObject({ code: 'otp-wrong' });
    expect((await ask(api, 'puaSurrender', right, asha)).statusCode).toBe(200);
  });
});

describe('a request', () => {
  it("is made once per key, and is the policy's only request for money", async () => {
    const key = randomUUID();
    const one = await body();
    const both = await Promise.all([1, 2].map(() => ask(api, 'puaSurrender', one, asha, key)));
    expect(new Set(both.map((answer) => answer.json().ticket)).size).toBe(1);
    expect(both[0]?.json()).toMatchObject({ type: 'pua-surrender', state: 'received', promisedDate: '2026-11-28' });
    expect((await request()).json()).toMatchObject({
      errors: [{ pointer: '/policyNo', rule: 'additions', because: 'payout-requested' }],
    });
    const surrender = await ask(api, 'surrenderEnquiry', { policyNo: POLICY }, asha);
    expect(surrender.json()).toMatchObject({
      errors: [{ rule: 'surrender', because: 'payout-requested' }],
    });
    expect(await payouts()).toEqual([]);
  });

  it('is made once if two arrive at the same time', async () => {
    const first = await body();
    const second = await body();
    const answers = await Promise.all([first, second].map((one) => ask(api, 'puaSurrender', one, asha)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it("is not approved once the insured person's death is reported, or once there are fewer additions", async () => {
    const { ticket } = (await request()).json();
    const keep = (sum_assured: number) => () =>
      api.deps.db.updateTable('policy_paid_up_addition').set({ sum_assured }).where('policy_no', '=', POLICY).execute();
    await meanwhile(
      () => set({ death_intimated_on: '2026-11-20' }),
      () => set({ death_intimated_on: null }),
      async () => expect(approve(api, ticket)).rejects.toMatchObject({ code: 'answer-conflict' }),
    );
    await meanwhile(keep(19_999_99), keep(42_000_00), async () =>
      expect(approve(api, ticket)).rejects.toMatchObject({ code: 'answer-conflict' }),
    );
    expect(await payouts()).toEqual([]);
    expect(await readAdditions()).toEqual({ sum_assured: 42_000_00, vested_bonus: 52_500_00 });
  });

  // domain.md, section 15: "part ₹20,000 → ₹12,420.00, PUA left ₹22,000"
  it('removes the part from the policy once approved, and posts the cash once', async () => {
    const { ticket } = (await request()).json();
    await Promise.allSettled([approve(api, ticket), approve(api, ticket)]);
    expect(await payouts()).toMatchObject([
      { ticket, kind: 'paid-up-additions', gross: 12_420_00, tax: 0, net: 12_420_00, counts_from: '2026-11-21' },
    ]);
    expect(await readAdditions()).toEqual({ sum_assured: 22_000_00, vested_bonus: 32_500_00 });
    expect((await policies()).policies).toMatchObject([{ additions: 22_000_00, cover: 382_500_00 }]);
    const status = (await callOperation(api, 'queryTicketStatus', { ticket }, asha)).json();
    expect(status.changes).toMatchObject([{ field: 'paid-up-additions', before: '₹42,000.00', after: '₹22,000.00' }]);
  });

  it('restores the additions and cancels the cash at once when its payout is stopped', async () => {
    await processPayouts(api.deps);
    const mails = await api.outbox('asha.kulkarni@example.com');
    const [token = ''] = mails.flatMap(({ text }) => /stop-payout#([\w-]{22})/.exec(text)?.[1] ?? []);
    const { ticket } = (await callOperation(api, 'stopPayout', { token })).json();
    const history = async () => (await callOperation(api, 'payoutHistory', {}, asha)).json().payouts;
    expect(await history()).toMatchObject([{ state: 'stopped', stop: 'taken-back', stopTicket: ticket }]);
    expect(await readAdditions()).toEqual({ sum_assured: 42_000_00, vested_bonus: 52_500_00 });
    await Promise.allSettled([approve(api, ticket), approve(api, ticket)]);
    expect(await readAdditions()).toEqual({ sum_assured: 42_000_00, vested_bonus: 52_500_00 });
    const { rows } = await sql`select account, sum(amount)::int as left from ledger_entry
      where policy_no = ${POLICY} and account in ('payouts-payable', 'policy-benefits') group by account
      order by account`.execute(api.deps.db);
    expect(rows).toEqual([
      { account: 'payouts-payable', left: 0 },
      { account: 'policy-benefits', left: 0 },
    ]);
    await processPayouts(api.deps);
    expect(await history()).toMatchObject([{ state: 'stopped', stop: 'taken-back' }]);
  });

  it('for all of them leaves none', async () => {
    const { ticket } = (await request({ sumAssured: 42_000_00, cash: 26_082_00 })).json();
    await approve(api, ticket);
    expect(await readAdditions()).toEqual({ sum_assured: 0, vested_bonus: 10_500_00 });
    expect((await policies()).others).toContainEqual(
      expect.objectContaining({ policyNo: POLICY, because: 'no-additions' }),
    );
  });
});
