import { addCalendarDays, type CalendarDate, todayInIndia } from '@lifedesk/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forwardInterest } from '../../back-office/forward-interest.ts';
import { DeliveryError } from '../../ports/sms-sender.ts';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../testing/index.ts';
import type { RecommendedPlan } from './judge-plans.ts';

/** Asha is 41 and has a savings and a term plan. */
const GROWTH = {
  goal: 'growth',
  incomeRange: '1000000-2500000',
  dependants: 2,
  payingYears: 15,
  loss: 'may-fall',
} as const;
const consent = { purpose: 'call-about-plan', isGiven: true, notice: '2026-11' } as const;
const interested = {
  action: 'interested',
  cardName: 'MWB02',
  answers: GROWTH,
  callWindow: 'evening',
  consent,
  channelType: 'website',
} as const;
const DOB = { dob: '1985-06-15' };
const OWN = 'k'.repeat(22);
const stranger = {
  ...interested,
  answers: { ...GROWTH, ...DOB },
  firstName: 'Meera\nRao',
  mobileNumber: '9812398123',
  ownKey: OWN,
} as const;

let api: RunningApi;
let asha: SessionHeaders;
let sent: Record<string, unknown>[] = [];
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.forget();
  await api.scenario('back office silent', true);
  for (const table of ['plan_interest', 'consent_log', 'plan_refusal', 'banner_hidden'] as const)
    await api.deps.db.deleteFrom(table).execute();
  sent = [];
  asha = await signIn(api, 'Asha');
});
afterAll(() => api.close());

const ask = async (answers?: object, headers = asha) =>
  (await callOperation(api, 'recommendedPlans', { ...(answers && { answers }) } as never, headers)).json();
const submit = (body: object, headers = asha) => callOperation(api, 'submitRecommendedPlan', body as never, headers);
const submitPublic = (body: object) => callOperation(api, 'submitRecommendedPlanPublic', body as never);
const findStored = () => api.deps.db.selectFrom('plan_interest').selectAll().execute();
const consents = () => api.deps.db.selectFrom('consent_log').selectAll().execute();
const forward = (reference: string, isAway = false) =>
  forwardInterest(
    {
      ...api.deps,
      backOffice: {
        ...api.deps.backOffice,
        send: async (event) => {
          if (isAway) throw new DeliveryError('away');
          sent.push({ ...event });
        },
      },
    },
    reference,
  );
const fitting = ({ plans }: { plans: RecommendedPlan[] }) =>
  plans.filter(({ fits }) => fits).map(({ cardName, because }) => [cardName, because]);

describe('recommended plans', () => {
  it('are empty before the questions are answered', async () => {
    expect(await ask()).toEqual({
      displayBanner: true,
      isBannerSuppressed: false,
      needsDob: false,
      mobileNumber: '*** **4 3210',
      plans: [],
      interests: [],
    });
  });

  it.each([
    [{}, [['MWB02', 'fits-growth']]],
    [
      { goal: 'retirement' },
      [
        ['MPP05', 'fits-retirement'],
        ['MWB02', 'fits-retirement'],
      ],
    ],
    [{ goal: 'child-education' }, [['MCF06', 'fits-child-education']]],
    [{ goal: 'child-education', dependants: 0 }, []],
    [{ goal: 'savings' }, []],
    [{ payingYears: 9 }, []],
    [{ loss: 'must-not-fall' }, []],
    [{ incomeRange: '500000-1000000' }, []],
  ])('with %j are %j', async (change, plans) => {
    expect(fitting(await ask({ ...GROWTH, ...change }))).toEqual(plans);
  });

  it('say why the others do not fit, and what is assumed and guaranteed', async () => {
    const { plans } = await ask({ ...GROWTH, goal: 'savings' });
    const of = (name: string) => plans.find(({ cardName }: RecommendedPlan) => cardName === name);
    expect(of('MSS01')).toMatchObject({ fits: false, because: 'plan-held', guaranteed: 6_00_000_00 });
    expect(of('MSS01').illustration.map(({ rate }: { rate: number }) => rate)).toEqual([4, 8]);
    expect(of('MSS01').illustration[0].amount).toBeGreaterThanOrEqual(6_00_000_00);
    expect(of('MTP03')).toMatchObject({ because: 'other-goal', yearlyPremium: 12_800_00, illustration: [] });
    expect(of('MTP03')).not.toHaveProperty('guaranteed');
  });

  it("are those on offer that day, at that day's price", async () => {
    await api.deps.db
      .updateTable('plan_offer')
      .set({ to_on: addCalendarDays(todayInIndia(api.now()), -1) })
      .where('plan_code', '=', 'MWB02')
      .execute();
    expect(fitting(await ask(GROWTH))).toEqual([]);
    expect((await submit(interested)).statusCode).toBe(400);
    await api.deps.db.updateTable('plan_offer').set({ to_on: null }).where('plan_code', '=', 'MWB02').execute();
  });

  it('are empty once a death was reported', async () => {
    const { db } = api.deps;
    const report = (day: CalendarDate | null) =>
      db.updateTable('policy').set({ death_intimated_on: day }).where('policy_no', '=', '501234567').execute();
    await report('2026-11-20');
    expect(await ask(GROWTH)).toMatchObject({ displayBanner: false, plans: [] });
    expect((await submit(interested)).statusCode).toBe(400);
    await report(null);
  });

  it.each([
    ['with a date of birth that is already registered', { ...GROWTH, ...DOB }],
    ['without an answer', { goal: 'growth' }],
    ['with 21 dependants', { ...GROWTH, dependants: 21 }],
    ['with less than one dependant', { ...GROWTH, dependants: -1 }],
    ['without payment years', { ...GROWTH, payingYears: 0 }],
    ['with 41 payment years', { ...GROWTH, payingYears: 41 }],
    ['with another goal', { ...GROWTH, goal: 'lottery' }],
  ])('are refused %s', async (_, answers) => {
    expect(await ask(answers)).toMatchObject({ status: 400, code: 'validation' });
  });

  it('require the right kind of session', async () => {
    const partial = await signIn(api, 'Asha', 'partial');
    expect((await callOperation(api, 'recommendedPlans', {}, partial)).statusCode).toBe(403);
    expect((await callOperation(api, 'recommendedPlansPartial', {}, asha)).statusCode).toBe(403);
    expect((await callOperation(api, 'recommendedPlans', {})).statusCode).toBe(401);
  });
});

describe('interest in a plan', () => {
  it('is registered once, also when sent repeatedly or at the same time, and reaches the back office', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => submit(interested)));
    answers.push(await submit({ ...interested, callWindow: 'morning' }));
    expect(new Set(answers.map((one) => one.json().interests[0]?.reference)).size).toBe(1);
    expect(answers.map((one) => one.statusCode)).toEqual(Array(7).fill(200));
    const [row, ...others] = await findStored();
    expect(others).toEqual([]);
    expect(await consents()).toMatchObject([
      { reference: row?.reference, purpose: 'call-about-plan', notice: '2026-11' },
    ]);
    await forward(row?.reference ?? '');
    expect(sent).toEqual([
      {
        eventId: `${row?.reference}-given`,
        event: 'plan-interest-given',
        reference: row?.reference,
        planCode: 'MWB02',
        because: 'fits-growth',
        purpose: 'call-about-plan',
        name: 'Mrs Asha Kulkarni',
        mobile: '+919876543210',
        isVerified: true,
        callWindow: 'evening',
        language: 'en',
        at: row?.registered_at.toISOString(),
      },
    ]);
    expect(await ask()).toMatchObject({
      displayBanner: false,
      interests: [{ cardName: 'MWB02', callWindow: 'evening' }],
    });
  });

  it('reaches the back office through the queue', async () => {
    await submit(interested);
    await api.app.jobs.runAll();
    expect((await findStored())[0]?.forwarded_at).toBeInstanceOf(Date);
  });

  it('stores none of the answers', async () => {
    await submit(interested);
    expect(JSON.stringify([await findStored(), await consents()])).not.toMatch(/1000000|dependants|may-fall/);
  });

  it('is refused for a plan that does not fit', async () => {
    const answer = await submit({ ...interested, answers: { ...GROWTH, loss: 'must-not-fall' } });
    expect(answer.json()).toMatchObject({
      code: 'validation',
      errors: [{ pointer: '/cardName', detail: 'The value of this plan can fall with the market.' }],
    });
    expect((await submit({ ...interested, cardName: 'NONE1' })).statusCode).toBe(400);
    expect(await findStored()).toEqual([]);
  });

  it.each([
    ['consent', { consent: undefined }],
    ['consent that is not given', { consent: { ...consent, isGiven: false } }],
    ['consent for another purpose', { consent: { ...consent, purpose: 'marketing' } }],
    ['time to call', { callWindow: 'night' }],
    ['channel', { channelType: 'billboard' }],
    ['field', { pan: 'ABXPK4321F' }],
  ])('is refused with a wrong or missing %s', async (_, change) => {
    expect((await submit({ ...interested, ...change })).statusCode).toBe(400);
    expect(await findStored()).toEqual([]);
  });

  it('is withdrawn in one call: the person is erased and the back office informed, and then nothing is left', async () => {
    const [first] = (await submit(interested)).json().interests;
    await forward(first.reference);
    const answers = await Promise.all([1, 2].map(() => submit({ action: 'withdraw', cardName: 'MWB02' })));
    expect(answers.map((one) => [one.statusCode, one.json().interests])).toEqual([
      [200, []],
      [200, []],
    ]);
    expect(await findStored()).toMatchObject([{ person: null, customer_id: null, name: null, mobile: null }]);
    const [logged] = await consents();
    expect(logged?.withdrawn_at).toBeInstanceOf(Date);
    const { id } = await api.deps.db
      .selectFrom('customer')
      .select('id')
      .where('client_id', '=', '40012345')
      .executeTakeFirstOrThrow();
    const isAshas = (person: string) =>
      api.deps.secrets.verify('consent', `${first.reference} ${person}`, logged?.subject_mark ?? '');
    expect([isAshas(`customer:${id}`), isAshas(`customer:${id + 1}`)]).toEqual([true, false]);
    await expect(forward(first.reference, true)).rejects.toThrow('away');
    await forward(first.reference);
    expect(sent.map(({ event }) => event)).toEqual(['plan-interest-given', 'plan-interest-withdrawn']);
    expect(JSON.stringify(sent[1])).not.toMatch(/Asha|98765/);
    expect(await findStored()).toEqual([]);
    await forward(first.reference);
    expect(sent).toHaveLength(2);
  });

  it('that was withdrawn before it was sent is never sent', async () => {
    const [first] = (await submit(interested)).json().interests;
    await submit({ action: 'withdraw', cardName: 'MWB02' });
    await forward(first.reference);
    expect([sent, await findStored()]).toEqual([[], []]);
  });

  it('can be registered again after it was withdrawn, as a new one', async () => {
    const [first] = (await submit(interested)).json().interests;
    await submit({ action: 'withdraw', cardName: 'MWB02' });
    const [second] = (await submit(interested)).json().interests;
    expect(second.reference).not.toBe(first.reference);
  });

  it('of another customer can be neither seen nor withdrawn', async () => {
    await submit(interested);
    const rajesh = await signIn(api, 'Rajesh');
    expect((await ask(undefined, rajesh)).interests).toEqual([]);
    await submit({ action: 'withdraw', cardName: 'MWB02' }, rajesh);
    expect((await ask()).interests).toHaveLength(1);
  });

  it('is deleted after 180 days, and its consent a year after that ended', async () => {
    const { db } = api.deps;
    const daysAgo = (days: number) => new Date(api.now().getTime() - days * 86_400_000);
    await submit(interested);
    await db
      .updateTable('plan_interest')
      .set({ registered_at: daysAgo(180.1) })
      .execute();
    await db
      .updateTable('consent_log')
      .set({ given_at: daysAgo(364) })
      .execute();
    await api.app.jobs.runAll();
    expect([await findStored(), (await consents()).length]).toEqual([[], 1]);
    await db
      .updateTable('consent_log')
      .set({ given_at: daysAgo(366) })
      .execute();
    await api.app.jobs.runAll();
    expect(await consents()).toEqual([]);
  });
});

describe('declining a plan', () => {
  it('hides it from then on, and hiding the banner is permanent', async () => {
    await submit({ action: 'not-interested', cardName: 'MWB02' });
    const hidden = await submit({ action: 'hide-banner' });
    expect(hidden.json()).toEqual({ isBannerSuppressed: true, interests: [] });
    asha = await signIn(api, 'Asha');
    const { plans, ...answer } = await ask(GROWTH);
    expect(answer).toMatchObject({ displayBanner: false, isBannerSuppressed: true });
    expect(plans.map(({ cardName }: RecommendedPlan) => cardName)).not.toContain('MWB02');
    expect((await submit({ action: 'not-interested', cardName: 'NONE1' })).statusCode).toBe(400);
  });
});

describe('a payments-only session', () => {
  const inPartial = async (body: object, headers: SessionHeaders) =>
    callOperation(api, 'submitRecommendedPlanPartial', body as never, headers);

  it('asks for the date of birth, and does not reveal which plans the customer has', async () => {
    const partial = await signIn(api, 'Asha', 'partial');
    const call = async (answers?: object) =>
      (await callOperation(api, 'recommendedPlansPartial', { ...(answers && { answers }) } as never, partial)).json();
    expect(await call()).toMatchObject({ needsDob: true, displayBanner: true });
    expect(await call(GROWTH)).toMatchObject({ status: 400, errors: [{ pointer: '/answers/dob' }] });
    expect(fitting(await call({ ...GROWTH, ...DOB, goal: 'savings' }))).toEqual([['MSS01', 'fits-savings']]);
  });

  it('sees only interests registered in such a session, and registers the same interest once', async () => {
    await submit(interested);
    const partial = await signIn(api, 'Asha', 'partial');
    const listPlans = async () => (await callOperation(api, 'recommendedPlansPartial', {}, partial)).json().interests;
    expect(await listPlans()).toEqual([]);
    const answer = await inPartial({ ...interested, answers: { ...GROWTH, ...DOB } }, partial);
    expect(answer.json().interests).toHaveLength(1);
    expect(await findStored()).toHaveLength(1);
    await inPartial({ action: 'withdraw', cardName: 'MWB02' }, partial);
    expect(await listPlans()).toEqual([]);
  });

  it('does not withdraw what the customer registered after signing in, whichever was first', async () => {
    const partial = await signIn(api, 'Asha', 'partial');
    const stranger = { ...interested, answers: { ...GROWTH, ...DOB } };
    for (const strangerIsFirst of [false, true]) {
      if (strangerIsFirst) await inPartial(stranger, partial);
      await submit(interested);
      await inPartial(stranger, partial);
      await inPartial({ action: 'withdraw', cardName: 'MWB02' }, partial);
      expect(await findStored()).toMatchObject([{ withdrawn_at: null, in_partial: false, is_verified: true }]);
      await api.deps.db.deleteFrom('plan_interest').execute();
    }
  });
});

describe('without a session', () => {
  it('interest is registered once per number, and withdrawn by the device that registered it', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => submitPublic(stranger)));
    expect(answers.map((one) => one.statusCode)).toEqual([200, 200, 200, 200]);
    expect(await findStored()).toMatchObject([
      { name: 'Meera Rao', mobile: '+919812398123', is_verified: false, customer_id: null },
    ]);
    const listPlans = async (ownKey?: string) =>
      (await callOperation(api, 'recommendedPlansPublic', { ...(ownKey && { ownKey }) })).json();
    expect((await listPlans(OWN)).interests).toHaveLength(1);
    expect(await listPlans()).toEqual({
      displayBanner: true,
      isBannerSuppressed: false,
      needsDob: true,
      plans: [],
      interests: [],
    });
    await submitPublic({ action: 'withdraw', cardName: 'MWB02', ownKey: 'x'.repeat(22) });
    expect((await listPlans(OWN)).interests).toHaveLength(1);
    await submitPublic({ action: 'withdraw', cardName: 'MWB02', ownKey: OWN });
    expect((await listPlans(OWN)).interests).toEqual([]);
    expect(JSON.stringify(await findStored())).not.toMatch(/Meera|98123/);
  });

  it('a number can register three new ones a day', async () => {
    for (let n = 0; n < 3; n += 1) {
      expect((await submitPublic(stranger)).statusCode).toBe(200);
      await submitPublic({ action: 'withdraw', cardName: 'MWB02', ownKey: OWN });
    }
    expect((await submitPublic(stranger)).json()).toMatchObject({ code: 'rate-limited' });
    expect((await submitPublic({ ...stranger, mobileNumber: '9812398124' })).statusCode).toBe(200);
  });

  it.each([
    ['an invalid number', { mobileNumber: '12345' }],
    ['a foreign number that is too short', { mobileNumber: '+1234567' }],
    ['an empty name', { firstName: '  ' }],
    ['no date of birth', { answers: GROWTH }],
    ['a date of birth in the future', { answers: { ...GROWTH, dob: '2030-01-01' } }],
    ['a date of birth before 1900', { answers: { ...GROWTH, dob: '1899-12-31' } }],
    ['a short key', { ownKey: 'short' }],
  ])('interest is refused with %s', async (_, change) => {
    expect((await submitPublic({ ...stranger, ...change })).json()).toMatchObject({ code: 'validation' });
    expect(await findStored()).toEqual([]);
  });
});
