import { randomUUID } from 'node:crypto';
import type { CalendarDate } from '@lifedesk/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestBody } from '../../../platform/contract/handler.ts';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../../testing/index.ts';
import { ask, codeFor } from '../../../testing/requester.ts';

type Body = RequestBody<'updateBonusOption'>;
interface Bonus {
  policyNo: string;
  bonusOption: string;
  nextBonusDate: string;
  // biome-ignore lint/plugin/names: the wire has this field
  options: { bonusOption: string; lacks?: string }[];
}

const POLICY = '501234567';

let api: RunningApi;
let asha: SessionHeaders;
beforeAll(async () => {
  api = await startApi({ listen: false });
});
beforeEach(async () => {
  await api.forget();
  asha = await signIn(api, 'Asha');
  await api.deps.db.deleteFrom('policy_bonus').execute();
});
afterAll(() => api.close());

const options = async (headers = asha) => (await callOperation(api, 'bonusOptions', {}, headers)).json();
const bonuses = async (headers = asha): Promise<Bonus[]> => (await options(headers)).bonusDetailsArr;
const optionsOf = ({ options }: Bonus) => options.map(({ bonusOption, lacks }) => [bonusOption, lacks]);
const change = async (body: Partial<Body> = {}): Promise<Body> => ({
  policyNo: POLICY,
  bonusOption: 'cash',
  ...(await codeFor(api, (await options()).otpToken, 'asha.kulkarni@example.com')),
  ...body,
});
/** Changes the policy for a test, and restores it. */
async function meanwhile(
  values: { status_code?: string; due_date?: CalendarDate | null; issue_date?: CalendarDate },
  test: () => Promise<void>,
) {
  const { db } = api.deps;
  const policy = () => db.updateTable('policy').where('policy_no', '=', POLICY);
  const before = await db
    .selectFrom('policy')
    .select(['status_code', 'due_date', 'issue_date'])
    .where('policy_no', '=', POLICY)
    .executeTakeFirstOrThrow();
  await policy().set(values).execute();
  try {
    await test();
  } finally {
    await policy().set(before).execute();
  }
}

describe('bonus options', () => {
  it('are listed for participating policies, and explained in both languages', async () => {
    const { bonusDetailsArr, ...rest } = await options();
    expect(bonusDetailsArr).toMatchObject([
      {
        policyNo: POLICY,
        bonusOption: 'paid-up-additions',
        options: [
          { bonusOption: 'paid-up-additions', name: { en: 'Paid-up additions', hi: 'पेड-अप एडिशन' } },
          { bonusOption: 'premium-offset' },
          { bonusOption: 'cash', meaning: { en: expect.stringContaining('bank account') } },
        ],
      },
    ]);
    expect(rest).toMatchObject({ otpToken: expect.any(String), mobileNo: '*** **4 3210' });
    expect(rest).not.toHaveProperty('noneBecause');
  });

  it('have the languages of their texts, and English where one is not translated', async () => {
    const { db } = api.deps;
    const hindi = db.selectFrom('bonus_option_text').where('option_code', '=', 'cash').where('language', '=', 'hi');
    const before = await hindi.selectAll().executeTakeFirstOrThrow();
    const remove = (language: string) =>
      sql`delete from bonus_option_text where option_code = 'cash' and language = ${language}`.execute(db);
    await remove('hi');
    await sql`insert into bonus_option_text values ('cash', 'ta', 'பணம்', 'ஆண்டுதோறும்')`.execute(db);
    try {
      const [bonus] = (await options()).bonusDetailsArr;
      const meaning = 'The bonus is paid every year into the bank account of the policy. Your cover does not grow.';
      expect(bonus.options[2]).toMatchObject({
        name: { en: 'Cash', hi: 'Cash', ta: 'பணம்' },
        meaning: { en: meaning, hi: meaning, ta: 'ஆண்டுதோறும்' },
      });
    } finally {
      await remove('ta');
      await db.insertInto('bonus_option_text').values(before).execute();
    }
  });

  it('say what is missing: an account for cash, a premium for its offset', async () => {
    const [ashas] = await bonuses();
    // biome-ignore lint/plugin/names: the wire has this field
    expect(ashas && optionsOf(ashas).every(([, lacks]) => lacks === undefined)).toBe(true);
    const [sunitas] = await bonuses(await signIn(api, 'Sunita'));
    expect(sunitas && optionsOf(sunitas)).toContainEqual(['cash', 'bank-account']);
    await meanwhile({ status_code: '2', due_date: null }, async () => {
      const [paidUp] = await bonuses();
      expect(paidUp && optionsOf(paidUp)).toContainEqual(['premium-offset', 'premium']);
    });
  });

  it.each([
    ['2020-11-21', '2027-11-21'],
    ['2020-11-22', '2026-11-22'],
    ['2024-02-29', '2027-02-28'],
  ] as const)('of a policy issued on %s count from %s on', async (issue_date, next) => {
    await meanwhile({ issue_date }, async () => expect((await bonuses())[0]?.nextBonusDate).toBe(next));
  });

  it.each([
    ['Rajesh', 'lapsed'],
    ['Farhan', 'no-profits'],
  ])('are empty for %s, with the reason', async (name, noneBecause) => {
    expect(await options(await signIn(api, name))).toMatchObject({ bonusDetailsArr: [], noneBecause });
  });

  it('require a full session', async () => {
    const partial = await signIn(api, 'Vikram', 'partial');
    expect((await callOperation(api, 'bonusOptions', {}, partial)).statusCode).toBe(403);
    expect((await callOperation(api, 'bonusOptions', {})).statusCode).toBe(401);
  });
});

describe('a change is refused', () => {
  it.each(['paid-up-additions', 'deposit', 'no-such-option'])('for %s, with its field', async (bonusOption) => {
    const answer = await ask(api, 'updateBonusOption', await change({ bonusOption }), asha);
    expect(answer.json()).toMatchObject({ status: 400, code: 'validation', errors: [{ pointer: '/bonusOption' }] });
    expect((await bonuses())[0]?.bonusOption).toBe('paid-up-additions');
  });

  it('if something is missing', async () => {
    await meanwhile({ status_code: '2', due_date: null }, async () => {
      const body = await change({ bonusOption: 'premium-offset' });
      expect((await ask(api, 'updateBonusOption', body, asha)).json()).toMatchObject({
        code: 'validation',
        errors: [{ pointer: '/bonusOption', detail: 'must lack nothing' }],
      });
    });
  });

  it.each(['508901234', '501234575'])('for policy %s, with not found', async (policyNo) => {
    expect((await ask(api, 'updateBonusOption', await change({ policyNo }), asha)).statusCode).toBe(404);
  });

  it('for a policy that lapsed meanwhile, with not found', async () => {
    const body = await change();
    await meanwhile({ status_code: '4' }, async () =>
      expect((await ask(api, 'updateBonusOption', body, asha)).statusCode).toBe(404),
    );
  });

  it('for a wrong OTP, and the right one still works', async () => {
    const body = await change();
    const otp = body.otp === '000000' ? '000001' : '000000';
    expect((await ask(api, 'updateBonusOption', { ...body, otp }, asha)).json()).toMatchObject({
      code: 'otp-wrong',
      errors: [{ pointer: '/otp' }],
    });
    expect((await bonuses())[0]?.bonusOption).toBe('paid-up-additions');
    expect((await ask(api, 'updateBonusOption', body, asha)).statusCode).toBe(200);
  });
});

describe('a change', () => {
  it("takes effect immediately, is in the trail in the customer's language, and happens once per key", async () => {
    const body = await change();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => ask(api, 'updateBonusOption', body, asha, key)));
    expect(new Set(answers.map((answer) => answer.json().ticket)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({ type: 'change-bonus', state: 'completed', policyNos: [POLICY] });
    expect((await bonuses())[0]?.bonusOption).toBe('cash');
    const { ticket } = answers[0]?.json() ?? {};
    expect((await callOperation(api, 'queryTicketStatus', { ticket }, asha)).json()).toMatchObject({
      typeName: { en: 'Change of bonus option', hi: 'बोनस विकल्प में बदलाव' },
      changes: [{ field: 'bonus-option', policyNo: POLICY, before: 'Paid-up additions', after: 'Cash' }],
    });
  });

  it('is confirmed by message', async () => {
    const answer = (await ask(api, 'updateBonusOption', await change({ bonusOption: 'premium-offset' }), asha)).json();
    const sent = await api.deps.db
      .selectFrom('service_message')
      .select('text')
      .where('ticket', '=', answer.ticket)
      .execute();
    expect(sent.map(({ text }) => text).join()).toContain('Change of bonus option');
  });
});
