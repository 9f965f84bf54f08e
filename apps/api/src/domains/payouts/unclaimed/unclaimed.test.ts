import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestBody } from '../../../platform/contract/handler.ts';
import { confirmAccount } from '../../../testing/confirm-account.ts';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../../testing/index.ts';
import { meanwhile } from '../../../testing/meanwhile.ts';
import { ask, codeFor } from '../../../testing/requester.ts';
import { processPayouts } from '../pay/process-payouts.ts';

/** Kamala's annuity, two of whose payments never reached her. */
const POLICY = '505678901';
const FIRST = 'UA5056789011';
const SECOND = 'UA5056789012';

let api: RunningApi;
let kamala: SessionHeaders;
beforeAll(async () => {
  api = await startApi();
  // a payout came back from it, see account-returned.test.ts
  await confirmAccount(api.deps.db, POLICY, api.now());
});
beforeEach(async () => {
  await api.forget();
  await api.deps.db.deleteFrom('limit_counter').execute();
  kamala = await signIn(api, 'Kamala');
});
afterAll(() => api.close());

const list = async (headers = kamala) => callOperation(api, 'unclaimedAmount', {}, headers);
const amounts = async (headers = kamala) =>
  (await list(headers)).json().amounts as { reference: string; total: number }[];
const body = async (change: object = {}): Promise<RequestBody<'claimUnclaimedAmount'>> => {
  const { otpToken, amounts: all } = (await list()).json();
  const [{ reference, total }] = all;
  return { reference, total, ...(await codeFor(api, otpToken, 'kamala.joshi@example.com')), ...change };
};
const claim = async (change: object = {}, key?: string) =>
  ask(api, 'claimUnclaimedAmount', await body(change), kamala, key);
const payouts = () =>
  api.deps.db
    .selectFrom('payout')
    .selectAll()
    .where('policy_no', '=', POLICY)
    .where('kind', '=', 'unclaimed-amount')
    .execute();
const setCustomer = (change: object) => () =>
  api.deps.db.updateTable('customer').set(change).where('client_id', '=', '40056789').execute();
const setAmount = (change: object) => () =>
  api.deps.db.updateTable('unclaimed_amount').set(change).where('reference', '=', FIRST).execute();

describe('unclaimed amounts', () => {
  it('are listed with interest, dates and the masked account, oldest first', async () => {
    const answer = await list();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ otpToken: expect.any(String), mobileNo: expect.stringContaining('*') });
    // due 13 October 2022: 170 days at 5.40% to 31 March 2023, then at 6.70%, capitalised each 31 March
    expect(answer.json().amounts).toMatchObject([
      {
        reference: FIRST,
        policyNo: POLICY,
        cause: 'payment-returned',
        dueDate: '2022-10-13',
        unclaimedFrom: '2023-10-14',
        amount: 15_625_00,
        interest: 4_672_41,
        rate: 670,
        total: 20_297_41,
        stage: 'held',
        movedOn: '2034-03-01',
        claimableUntil: '2059-03-01',
        because: 'claim-possible',
        bankAccountNo: expect.stringMatching(/^\d\d\*+\d\d$/),
      },
      { reference: SECOND, because: 'claim-possible' },
    ]);
    expect(answer.json().amounts[0]).not.toHaveProperty('restriction');
  });

  it('say what blocks them: an assignment, an open declaration, an unconfirmed PAN', async () => {
    expect(await amounts(await signIn(api, 'Nandini'))).toMatchObject([
      { because: 'claim-possible', restriction: 'conditional-assignment' },
    ]);
    // the amount from 200 days ago is not unclaimed yet
    expect(await amounts(await signIn(api, 'Arjun'))).toMatchObject([
      { reference: 'UA5045678901', because: 'pan-missing', restriction: 'on-hold' },
    ]);
  });

  it('return 204 if there are none', async () => {
    const answer = await list(await signIn(api, 'Farhan'));
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  });

  it('require a full session', async () => {
    expect((await callOperation(api, 'unclaimedAmount', {})).statusCode).toBe(401);
    expect((await list(await signIn(api, 'Vikram', 'partial'))).statusCode).toBe(403);
  });
});

describe('a search without a session', () => {
  const people = async (name: string) => {
    const { birth_date, pan } = await api.deps.db
      .selectFrom('customer')
      .where('name', 'like', `%${name}%`)
      .select(['birth_date', 'pan'])
      .executeTakeFirstOrThrow();
    return { dob: birth_date ?? '', pan: pan ?? '' };
  };
  const search = async (given: Partial<RequestBody<'unclaimedAmountPublic'>> & { name: string; dob: string }) => {
    await api.deps.db.deleteFrom('limit_counter').execute();
    const { statusCode, body: text } = await callOperation(api, 'unclaimedAmountPublic', given);
    return [statusCode, text === '' ? undefined : JSON.parse(text)];
  };
  const HELD = [200, { isHeld: true }];
  const NEEDS = [207, { needs: 'policy-number' }];
  const NOTHING = [204, undefined];

  it('finds a person by PAN or policy number, however the name is written, and never reveals the amount', async () => {
    const { dob, pan } = await people('Kamala');
    const names = ['Kamala Devi Joshi', 'mrs. JOSHI kamala', 'Joshi Kamala Devi', 'Smt. K D Joshi', 'कमला देवी जोशी'];
    for (const name of names) {
      expect(await search({ name, dob, pan })).toEqual(HELD);
      expect(await search({ name, dob, policyNo: POLICY })).toEqual(HELD);
    }
    expect(await search({ name: 'Kamala Joshi', dob, pan: pan.toLowerCase(), policyNo: POLICY })).toEqual(HELD);
  });

  it('asks for the policy number if a PAN is not confirmed', async () => {
    const { dob, pan } = await people('Arjun');
    expect(await search({ name: 'Arjun Nair', dob, pan })).toEqual(NEEDS);
    expect(await search({ name: 'Arjun Nair', dob, policyNo: '504567890' })).toEqual(HELD);
  });

  it('gives the same answer for a person without money, an unknown person, and wrong details', async () => {
    const { dob, pan } = await people('Kamala');
    const farhan = await people('Farhan');
    const cases = [
      { name: 'Farhan Siddiqui', ...farhan, policyNo: '506789012' },
      { name: 'Meera Unknown', dob: '1961-01-01', pan: 'AAAPA1234A', policyNo: '999999999' },
      { name: 'Kamala Joshi', dob: '1961-01-01', pan, policyNo: POLICY },
      { name: 'Kamla Joshi', dob, pan, policyNo: POLICY },
      { name: 'Kamala Joshi', dob, pan: 'AAAPA1234A', policyNo: POLICY },
      { name: 'Kamala Joshi', dob, policyNo: '506789012' },
    ];
    for (const given of cases) {
      expect(await search(given)).toEqual(NOTHING);
      const { policyNo: _, ...without } = given;
      expect(await search(without)).toEqual(NEEDS);
    }
    expect(await search({ name: 'Kamala Joshi', dob })).toEqual(NEEDS);
  });

  it('does not find disputed or claimed amounts, or a PAN shared by two people', async () => {
    const { dob, pan } = await people('Kamala');
    const given = { name: 'Kamala Joshi', dob, policyNo: POLICY };
    const setAll = (change: object) => () =>
      api.deps.db.updateTable('unclaimed_amount').set(change).where('policy_no', '=', POLICY).execute();
    await meanwhile(setAll({ disputed: true }), setAll({ disputed: false }), async () =>
      expect(await search(given)).toEqual(NOTHING),
    );
    const twin = { birth_date: dob, name: 'Mrs Kamala Joshi', pan, pan_validated: true };
    const sunita = await api.deps.db
      .selectFrom('customer')
      .where('client_id', '=', '40078901')
      .select(['birth_date', 'name', 'pan', 'pan_validated'])
      .executeTakeFirstOrThrow();
    const set = (change: object) => () =>
      api.deps.db.updateTable('customer').set(change).where('client_id', '=', '40078901').execute();
    await meanwhile(set(twin), set(sunita), async () => {
      expect(await search({ name: 'Kamala Joshi', dob, pan })).toEqual(NEEDS);
      expect(await search(given)).toEqual(HELD);
    });
  });

  it.each([
    ['pan-invalid', { name: 'Kamala Joshi', dob: '1958-01-01', pan: 'ABCDE1234F' }],
    ['validation', { name: 'Kamala Joshi', dob: '1958-02-30' }],
    ['validation', { name: '', dob: '1958-01-01' }],
    ['validation', { name: 'Kamala Joshi', dob: '1958-01-01', policyNo: '12345678' }],
  ])('is refused with %s for %j', async (code, given) => {
    expect((await callOperation(api, 'unclaimedAmountPublic', given)).json()).toMatchObject({ status: 400, code });
  });

  it('counts against the limit whether or not the person exists, however the name is written', async () => {
    for (const dob of [(await people('Kamala')).dob, '1961-01-01']) {
      const names = [
        'Kamala Joshi',
        'Mrs Joshi Kamala',
        'KAMALA DEVI JOSHI',
        'Kamala K Joshi',
        'joshi kamala',
        'Dr Kamala Joshi',
      ];
      for (const name of names)
        expect((await callOperation(api, 'unclaimedAmountPublic', { name, dob })).statusCode).toBe(207);
      const given = { name: 'Kamala Joshi', dob, policyNo: POLICY };
      const refused = await callOperation(api, 'unclaimedAmountPublic', given);
      expect(refused.json()).toMatchObject({ status: 429, code: 'rate-limited' });
      expect(refused.headers['retry-after']).toBe('86400');
    }
  });
});

describe('a claim is refused', () => {
  it.each([18_267_66, 18_267_68])('for a total of %i paise, which is not its total', async (total) => {
    expect((await claim({ total })).json()).toMatchObject({ status: 400, code: 'amount-refused' });
  });

  it("for another customer's or an unknown amount, with not found", async () => {
    for (const reference of ['UA5101234561', 'UA0000000000']) expect((await claim({ reference })).statusCode).toBe(404);
  });

  it.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
    ['disputed', setAmount({ disputed: true }), setAmount({ disputed: false })],
    ['not-unclaimed', setAmount({ due_on: '2025-11-21' }), setAmount({ due_on: '2022-10-13' })],
    ['pan-missing', setCustomer({ pan_validated: false }), setCustomer({ pan_validated: true })],
  ])('with the reason %s', async (because, on, off) => {
    const right = await body();
    await meanwhile(on, off, async () => {
      const answer = (await ask(api, 'claimUnclaimedAmount', right, kamala)).json();
      expect(answer).toMatchObject({
        errors: [{ pointer: '/reference', rule: 'unclaimed', because }],
      });
    });
    expect(await payouts()).toEqual([]);
  });

  it('while payouts are held, and without a bank account', async () => {
    const hold = { policy_no: POLICY, reason: 'kyc', held_since: '2026-11-20', amount: 0 } as const;
    await meanwhile(
      () => api.deps.db.insertInto('policy_hold').values(hold).execute(),
      () => api.deps.db.deleteFrom('policy_hold').where('policy_no', '=', POLICY).execute(),
      async () => expect((await claim()).json()).toMatchObject({ status: 403, code: 'payout-restricted' }),
    );
    const accounts = await api.deps.db
      .selectFrom('account_check')
      .selectAll()
      .where('policy_no', '=', POLICY)
      .execute();
    await meanwhile(
      () => api.deps.db.deleteFrom('account_check').where('policy_no', '=', POLICY).execute(),
      () => api.deps.db.insertInto('account_check').values(accounts).execute(),
      async () => {
        expect(await amounts()).toMatchObject([{ restriction: 'bank-details' }, {}]);
        expect((await claim()).json()).toMatchObject({ status: 400, errors: [{ pointer: '/reference' }] });
      },
    );
  });

  it('for a wrong OTP', async () => {
    const right = await body();
    const otp = right.otp === '000000' ? '000001' : '000000';
    expect((await ask(api, 'claimUnclaimedAmount', { ...right, otp }, kamala)).json()).toMatchObject({
      code: 'otp-wrong',
    });
    expect(await payouts()).toEqual([]);
  });
});

describe('a claim', () => {
  it('is made once per key, orders its payout, and removes it from the list', async () => {
    const key = randomUUID();
    const one = await body();
    const both = await Promise.all([1, 2].map(() => ask(api, 'claimUnclaimedAmount', one, kamala, key)));
    expect(new Set(both.map((answer) => answer.json().ticket)).size).toBe(1);
    const { ticket } = both[0]?.json() ?? {};
    expect(both[0]?.json()).toMatchObject({ type: 'unclaimed-amount', state: 'completed' });
    expect(await payouts()).toMatchObject([
      // signed in from a new device, so it is held for three days
      {
        ticket,
        state: 'held',
        gross: 20_297_41,
        net: 20_297_41,
        tax: 0,
        counts_from: '2026-11-21',
        promised_on: '2026-11-28',
      },
    ]);
    expect(await amounts()).toMatchObject([{ reference: SECOND }]);
    const { payouts: history } = (await callOperation(api, 'payoutHistory', {}, kamala)).json();
    expect(history).toContainEqual(expect.objectContaining({ ticket, kind: 'unclaimed-amount', total: 20_297_41 }));
    expect((await claim({ reference: FIRST, total: 20_297_41 })).json()).toMatchObject({
      errors: [{ rule: 'unclaimed', because: 'claimed' }],
    });
  });

  it('is made once if two arrive at the same time; afterwards nothing is unclaimed: 203 until it is paid', async () => {
    const first = await body();
    const second = await body();
    const answers = await Promise.all([first, second].map((one) => ask(api, 'claimUnclaimedAmount', one, kamala)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect(await payouts()).toHaveLength(2);
    const none = await list();
    expect(none.statusCode).toBe(203);
    expect(none.json().tickets).toHaveLength(2);
    const { sum } = await api.deps.db
      .selectFrom('ledger_entry as e')
      .innerJoin('ledger_posting as p', 'p.id', 'e.posting_id')
      .innerJoin('payout as o', 'o.ticket', 'p.payout_ticket')
      .where('o.kind', '=', 'unclaimed-amount')
      .select(sql<number>`coalesce(sum(e.amount), 0)::int`.as('sum'))
      .executeTakeFirstOrThrow();
    expect(sum).toBe(0);
  });

  it('is paid to the verified account after its hold', async () => {
    await api.advance(4 * 86_400_000);
    await processPayouts(api.deps);
    await api.advance(60_000);
    await processPayouts(api.deps);
    expect((await payouts()).map(({ state }) => state)).toEqual(['paid', 'paid']);
    expect((await list(await signIn(api, 'Kamala'))).statusCode).toBe(204);
  });
});
