import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyAnswer } from '../../../back-office/apply-answer.ts';
import { forwardToBackOffice } from '../../../back-office/forward-request.ts';
import type { RequestBody } from '../../../platform/contract/handler.ts';
import type { RequestEvent } from '../../../ports/back-office.ts';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../../testing/index.ts';
import { ask } from '../../../testing/requester.ts';
import { bookPremiumChanges } from '../premium-change/book-premium-changes.ts';

type Body = RequestBody<'addRider'>;
type Answer = NonNullable<Body['declaration']>['answers'][number];

/** Asha's savings plan: ₹24,500 a year, cover ₹3,50,000, with an accidental death benefit; she is 41. */
const SAVINGS = '501234567';
const SECRET = 'Angina since March, Dr Rao';

let api: RunningApi;
let asha: SessionHeaders;
let answers: Answer[];
beforeAll(async () => {
  api = await startApi({ listen: false });
});
beforeEach(async () => {
  await api.forget();
  await api.scenario('back office silent', true);
  asha = await signIn(api, 'Asha');
  const { db } = api.deps;
  await db.deleteFrom('premium_change').execute();
  await sql`delete from policy_rider where starts_on is not null`.execute(db);
  await sql`update policy set modal_premium = 2450000, yearly_premium = null, status_code = '1' where policy_no = ${SAVINGS}`.execute(
    db,
  );
  await sql`update service_request set state = 'declined', settled_at = now() where type = 'rider-addition' and settled_at is null`.execute(
    db,
  );
  const { declaration } = await options();
  answers = declaration.questions.map(({ id, kind }: { id: string; kind: string }) =>
    kind === 'number' ? { id, number: 70 } : { id, yes: false },
  );
});
afterAll(() => api.close());

const options = async (headers = asha) => (await callOperation(api, 'riderOptions', {}, headers)).json();
const policyIn = async () => (await options()).policies.find((one: { policyNo: string }) => one.policyNo === SAVINGS);
const body = (change: Partial<Body> = {}): Body => ({
  policyNo: SAVINGS,
  riderCode: 'CI',
  sumAssured: 3_50_000_00,
  premium: 2_100_00,
  isDeclared: true,
  declaration: { version: 1, answers },
  ...change,
});
const add = (change?: Partial<Body>, key?: string) => ask(api, 'addRider', body(change), asha, key);
const rowOf = (ticket: string) =>
  api.deps.db.selectFrom('service_request').selectAll().where('ticket', '=', ticket).executeTakeFirstOrThrow();
const approve = (ticket: string) =>
  applyAnswer(api.deps, {
    answerId: randomUUID(),
    ticket,
    outcome: 'approved',
    maker: 'EMP-1',
    at: api.now().toISOString(),
  });
const ridersOf = () =>
  api.deps.db.selectFrom('policy_rider').selectAll().where('policy_no', '=', SAVINGS).orderBy('position').execute();
const requests = () =>
  api.deps.db.selectFrom('service_request').select('ticket').where('type', '=', 'rider-addition').execute();

describe('the riders of a policy', () => {
  it('show limits, term and the rate at her age, or the reason against each', async () => {
    expect(await policyIn()).toMatchObject({
      effectiveOn: '2026-12-01',
      yearlyPremium: 24_500_00,
      factor: { numerator: 1, denominator: 1 },
      riders: [
        { riderCode: 'CI', maximum: 3_50_000_00, term: 13, perThousand: 6_00, needsHealth: true, waitingDays: 90 },
        { riderCode: 'ADB', maximum: 0, lacks: 'has-rider' },
      ],
    });
  });

  it('come with the latest version of the questions, in both languages', async () => {
    const { declaration } = await options();
    expect(declaration).toMatchObject({ version: 1, questions: { length: 18 } });
    const text = { en: expect.stringContaining('heart'), hi: expect.stringContaining('दिल') };
    expect(declaration.questions[2]).toEqual({ id: 'heart', kind: 'yes-no', text });
  });

  it('have the languages of their texts, and so do the questions', async () => {
    const { db } = api.deps;
    await sql`insert into rider_text values ('CI', 'ta', 'தீவிர நோய்', 'காப்பீட்டுத் தொகை')`.execute(db);
    await sql`insert into declaration_question_text values ('health', 1, 'heart', 'ta', 'இதய நோய்?')`.execute(db);
    try {
      const { policies, declaration } = await options();
      const savings = policies.find(({ policyNo }: { policyNo: string }) => policyNo === SAVINGS);
      expect(savings.riders[0]).toMatchObject({
        name: { en: 'Critical illness', hi: 'गंभीर बीमारी', ta: 'தீவிர நோய்' },
        meaning: { en: expect.any(String), hi: expect.any(String), ta: 'காப்பீட்டுத் தொகை' },
      });
      expect(declaration.questions[2]).toMatchObject({ id: 'heart', text: { ta: 'இதய நோய்?' } });
    } finally {
      await sql`delete from rider_text where language = 'ta'`.execute(db);
      await sql`delete from declaration_question_text where language = 'ta'`.execute(db);
    }
  });

  it.each([
    ['Rajesh', 'lapsed'],
    ['Vikram', 'premium-due'],
    ['Nandini', 'restricted'],
  ])('are empty for %s, with the reason', async (name, because) => {
    const { policies, others } = await options(await signIn(api, name));
    expect(policies).toEqual([]);
    expect(others).toContainEqual(expect.objectContaining({ because }));
  });

  it('require a full session', async () => {
    const partial = await signIn(api, 'Vikram', 'partial');
    expect((await callOperation(api, 'riderOptions', {}, partial)).statusCode).toBe(403);
    expect((await callOperation(api, 'riderOptions', {})).statusCode).toBe(401);
  });
});

describe('a request is refused', () => {
  it.each<[string, Partial<Body>, string]>([
    ['a rider that the policy has', { riderCode: 'ADB', premium: 350_00 }, '/riderCode'],
    ['an unknown rider', { riderCode: 'XX' }, '/riderCode'],
    ['less than the minimum sum', { sumAssured: 99_999_99 }, '/sumAssured'],
    ['more than the policy has', { sumAssured: 4_00_000_00 }, '/sumAssured'],
    ['a sum between two steps', { sumAssured: 3_00_000_01 }, '/sumAssured'],
    ['no answers', { declaration: undefined as never }, '/declaration'],
    ['an old version', { declaration: { version: 2, answers: [{ id: 'heart', yes: false }] } }, '/declaration/version'],
    [
      'only one answer',
      { declaration: { version: 1, answers: [{ id: 'heart', yes: false }] } },
      '/declaration/answers',
    ],
    ['an undeclared answer', { isDeclared: false as never }, '/isDeclared'],
  ])('for %s', async (_, change, pointer) => {
    const before = await requests();
    const answer = (await add(change)).json();
    expect(answer).toMatchObject({ status: 400, code: 'validation' });
    expect(answer.errors[0].pointer).toBe(pointer);
    expect(await requests()).toEqual(before);
  });

  it.each<[Answer, string]>([
    [{ id: 'heart', yes: true }, '/declaration/answers/2/details'],
    [{ id: 'heart' }, '/declaration/answers/2/yes'],
  ])('for the answer %j, which it does not repeat', async (answer, pointer) => {
    const changed = answers.map((one) => (one.id === answer.id ? answer : one));
    const refusal = (await add({ declaration: { version: 1, answers: changed } })).json();
    expect(refusal).toMatchObject({ code: 'validation', errors: [{ pointer }] });
  });

  it.each([2_099_99, 2_100_01, 0])('for %i paise, which is not the premium', async (premium) => {
    expect((await add({ premium })).json()).toMatchObject({ status: 400, code: 'amount-refused' });
  });

  it("for another customer's policy, with not found", async () => {
    expect((await add({ policyNo: '508901234' })).statusCode).toBe(404);
  });

  it('while another one is being decided', async () => {
    expect((await add()).statusCode).toBe(200);
    expect((await add()).json()).toMatchObject({
      errors: [{ pointer: '/policyNo', rule: 'premium-change', because: 'other-change' }],
    });
  });
});

describe('a request', () => {
  it('is made once, however often it is sent', async () => {
    const key = randomUUID();
    const tickets = await Promise.all([1, 2, 3].map(async () => (await add({}, key)).json().ticket));
    expect(new Set(tickets).size).toBe(1);
  });

  it('keeps the answers encrypted, and only the back office reads them', async () => {
    const withIllness = answers.map((one) => (one.id === 'heart' ? { id: 'heart', yes: true, details: SECRET } : one));
    const { ticket } = (await add({ declaration: { version: 1, answers: withIllness } })).json();
    const { rows } = await sql<{ text: string }>`
      select r::text as text from service_request r where ticket = ${ticket}
      union all select a::text from audit_entry a where ticket = ${ticket}
      union all select m::text from service_message m where ticket = ${ticket}`.execute(api.deps.db);
    expect(rows.length).toBeGreaterThan(1);
    for (const { text } of rows) expect(text).not.toMatch(/Angina|heart/);
    const sent: RequestEvent[] = [];
    const backOffice = {
      ...api.deps.backOffice,
      send: async (event: unknown) => void sent.push(event as RequestEvent),
    };
    await forwardToBackOffice({ ...api.deps, backOffice }, ticket);
    expect(sent[0]?.payload).toMatchObject({ riderCode: 'CI', declaration: { version: 1, answers: withIllness } });
    expect(sent[0]?.payload).not.toHaveProperty('sealedDeclaration');
  });

  it('that is approved adds the rider from the anniversary, and its premium to the amount due, once', async () => {
    const { ticket } = (await add()).json();
    expect((await ridersOf()).map(({ name }) => name)).toEqual(['Accidental death benefit']);
    await Promise.all([approve(ticket), approve(ticket)].map((one) => one.catch(() => undefined)));
    expect((await rowOf(ticket)).state).toBe('completed');
    expect(await ridersOf()).toMatchObject([
      {},
      { rider_code: 'CI', sum_assured: 3_50_000_00, yearly_premium: 2_100_00, starts_on: '2026-12-01', term: 13 },
    ]);
    await Promise.all([1, 2].map(() => bookPremiumChanges(api.deps)));
    const { paymentDashboardPoliciesUiData: dues } = (
      await callOperation(api, 'policyPaymentDetails', {}, asha)
    ).json();
    expect(dues.find((one: { policyNo: string }) => one.policyNo === SAVINGS)).toMatchObject({
      totalPremiumDueToBePaid: 26_600_00,
    });
    const details = (await callOperation(api, 'policyDetails', { policyNo: SAVINGS }, asha)).json();
    expect(details.summaryDetailUiResponse.riderDetail[1]).toMatchObject({ riderName: 'Critical illness' });
  });

  it('that is stored with a text for its premium is not approved', async () => {
    const { ticket } = (await add()).json();
    await sql`update service_request set payload = payload || '{"premium": "210000"}' where ticket = ${ticket}`.execute(
      api.deps.db,
    );
    await expect(approve(ticket)).rejects.toThrow('a stored value does not match Paise');
    expect(await ridersOf()).toHaveLength(1);
    expect((await rowOf(ticket)).state).toBe('received');
  });

  it('that is rejected changes nothing', async () => {
    const { ticket } = (await add()).json();
    await applyAnswer(api.deps, {
      answerId: randomUUID(),
      ticket,
      outcome: 'rejected',
      maker: 'EMP-1',
      note: 'Not at this time.',
      at: api.now().toISOString(),
    });
    expect(await ridersOf()).toHaveLength(1);
    expect((await policyIn()).riders[0]).not.toHaveProperty('lacks');
  });
});
