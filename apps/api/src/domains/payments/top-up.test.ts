import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SEEDED_ORDERS } from '../../../simulators/demo/seed-top-up.ts';
import { type Caller, callerFor } from '../../testing/caller.ts';
import { type RunningApi, startApi } from '../../testing/index.ts';
import { CLIENTS, create, decide, storedPayments } from '../../testing/payer.ts';
import { rememberPayments } from '../../testing/rewind-payments.ts';
import { buyUnits } from './units/buy-units.store.ts';
import { buyAndAnnounce } from './units/buy-units.ts';
import { cancelTopUps } from './units/top-ups.store.ts';

const policyNo = '503456789';
/** A Saturday; the Monday after it is a business day. */
const PAID_ON = '2026-11-21';
const NAV_DATE = '2026-11-23';
const PRICES = { GRO: '62.1847', BAL: '48.9021', SEC: '34.4410', MID: '44.0763' };
const BY_EXAMPLE = Object.entries({ GRO: 40, BAL: 30, SEC: 20, MID: 10 }).map(([fundCode, share]) => ({
  fundCode,
  share,
}));

/** The top-up of the demo data. */
const SEEDED = { paidOn: '2025-10-02', navDate: '2025-10-02', amount: 5_000_000, lockedUntil: '2030-10-02' };

let api: RunningApi;
let rewind: () => Promise<void>;
let meenakshi: Caller;
beforeAll(async () => {
  api = await startApi();
  rewind = await rememberPayments(api);
});
afterAll(() => api?.close());
beforeEach(async () => {
  await rewind();
  await db().deleteFrom('fund_nav').where('on_date', '>', PAID_ON).execute();
  await db().updateTable('fund').set({ is_open: true }).execute();
  await db().updateTable('policy').set({ sum_assured: 200_000_000 }).where('policy_no', '=', policyNo).execute();
  meenakshi = await callerFor(api, 'full', CLIENTS.meenakshi);
});

const db = () => api.deps.db;
const topUp = (
  caller: Caller,
  amount: number,
  fundSplit?: { fundCode: string; share: number }[],
  key: string = randomUUID(),
) =>
  create(caller, [{ policyNo, amount, ...(fundSplit ? { fundSplit } : {}) }], {
    purpose: 'top-up',
    path: '/cs/top-up',
    key,
  });
const pay = async (amount: number, split?: typeof BY_EXAMPLE, caller = meenakshi): Promise<string> => {
  const { orderId, gatewayUrl } = (await topUp(caller, amount, split)).body;
  await decide(api, gatewayUrl, 'approve');
  expect(await storedPayments(api).state(orderId)).toBe('paid');
  return orderId;
};
const publish = (prices: Partial<typeof PRICES> = PRICES) =>
  db()
    .insertInto('fund_nav')
    .values(Object.entries(prices).map(([fund_code, nav]) => ({ fund_code, nav, on_date: NAV_DATE })))
    .execute();
const buy = async (on = NAV_DATE) => (await buyUnits(db(), on as typeof NAV_DATE, api.now(), 500)).length;
/** The lots of the top-ups that a test makes. */
const lots = () =>
  db()
    .selectFrom('unit_lot')
    .where('order_id', 'not like', SEEDED_ORDERS)
    .select(['fund_code', 'amount', 'nav', 'units'])
    .orderBy('id')
    .execute();
const holdings = async () =>
  Object.fromEntries(
    (await db().selectFrom('fund_holding').selectAll().where('policy_no', '=', policyNo).execute()).map(
      ({ fund_code, units }) => [fund_code, units],
    ),
  );
const sumAssured = async () =>
  (await db().selectFrom('policy').select('sum_assured').where('policy_no', '=', policyNo).executeTakeFirstOrThrow())
    .sum_assured;
const listOffers = async (caller = meenakshi) => (await caller.call('topUpEligiblePolicies', {})).body;

describe('the top-up options', () => {
  it('have limits, funds, cover and tax limit, and the day whose price applies', async () => {
    const { policies, notEligible, ...dates } = await listOffers();
    expect(dates).toEqual({
      navDate: NAV_DATE,
      navDateHoldsUntil: '2026-11-23T09:30:00.000Z',
      lockedUntil: '2031-11-21',
    });
    expect(policies).toMatchObject([
      {
        policyNo,
        minimumAmount: 500_000,
        maximumAmount: 100_000_000,
        amountStep: 100_000,
        coverShare: 125,
        tax: { taxFreeAmount: 0, because: 'above-share' },
        topUps: [SEEDED],
        ongoingTransaction: false,
      },
    ]);
    expect(policies[0]?.fundSplit.map(({ fundCode, share }) => [fundCode, share])).toEqual([
      ['GRO', 40],
      ['BAL', 30],
      ['SEC', 20],
      ['MID', 10],
      ['LIQ', 0],
    ]);
    expect(notEligible).toMatchObject([{ policyNo: '503456797', because: 'not-premium-paying' }]);
  });

  it('give the reason if a policy accepts none', async () => {
    const gill = await db()
      .selectFrom('policy')
      .select('customer_id')
      .where('policy_no', '=', '509012379')
      .executeTakeFirst();
    const { client_id } = await db()
      .selectFrom('customer')
      .select('client_id')
      .where('id', '=', gill?.customer_id ?? 0)
      .executeTakeFirstOrThrow();
    const { policies, notEligible } = await listOffers(await callerFor(api, 'full', client_id));
    expect(policies).toEqual([]);
    expect(notEligible).toMatchObject([{ policyNo: '509012379', because: 'not-premium-paying' }]);
  });

  it('omit a closed fund', async () => {
    await db().updateTable('fund').set({ is_open: false }).where('code', '=', 'MID').execute();
    const { policies } = await listOffers();
    expect(policies[0]?.fundSplit.reduce((sum, { share }) => sum + share, 0)).toBe(90);
    expect(await topUp(meenakshi, 1_000_000, BY_EXAMPLE)).toMatchObject({ status: 400, code: 'validation' });
  });
});

describe('a top-up of ₹50,000 in 40, 30, 20 and 10 per cent', () => {
  it("waits for its day's price, and then becomes four lots", async () => {
    const before = await holdings();
    await pay(5_000_000, BY_EXAMPLE);
    expect(await buy('2027-01-01')).toBe(0);
    expect(await holdings()).toEqual(before);
    expect((await listOffers()).policies[0]?.topUps).toMatchObject([
      { paidOn: PAID_ON, amount: 5_000_000, navDate: NAV_DATE, lockedUntil: '2031-11-21', lots: [{}, {}, {}, {}] },
      SEEDED,
    ]);

    await publish();
    expect(await buy('2026-11-22')).toBe(0);
    expect(await buy()).toBe(4);
    const units = { BAL: '306.7353', GRO: '321.6225', MID: '113.4396', SEC: '290.3516' };
    expect(Object.fromEntries((await lots()).map(({ fund_code, units: of }) => [fund_code, of]))).toEqual(units);
    for (const [fund, of] of Object.entries(units))
      expect(Number((await holdings())[fund]) - Number(before[fund])).toBeCloseTo(Number(of), 4);
    const [past] = (await listOffers()).policies[0]?.topUps ?? [];
    expect(past?.lots[0]).toEqual({
      fundCode: 'GRO',
      fundName: expect.any(String),
      amount: 2_000_000,
      nav: '62.1847',
      units: '321.6225',
    });
  });

  it('adds ₹62,500.00 to the sum assured', async () => {
    await pay(5_000_000, BY_EXAMPLE);
    expect(await sumAssured()).toBe(206_250_000);
  });

  it('is bought once in parallel rounds, and each fund as soon as its own price is published', async () => {
    const before = await holdings();
    await pay(5_000_000, BY_EXAMPLE);
    await publish({ GRO: PRICES.GRO });
    const bought = await Promise.all([buy(), buy(), buy()]);
    expect(bought.reduce((sum, n) => sum + n, 0)).toBe(1);
    await publish({ BAL: PRICES.BAL, SEC: PRICES.SEC, MID: PRICES.MID });
    expect(await Promise.all([buy(), buy()]).then(([a, b]) => a + b)).toBe(3);
    expect(await buy()).toBe(0);
    expect(Number((await holdings()).GRO) - Number(before.GRO)).toBeCloseTo(321.6225, 4);
  });

  it('is announced once by SMS and email, when the last fund is bought', async () => {
    const findMessages = async () => (await api.outbox()).filter(({ text }) => text.includes('top-up of ₹50,000.00'));
    await pay(5_000_000, BY_EXAMPLE);
    const onTheDay = { ...api.deps, clock: { now: () => new Date(`${NAV_DATE}T16:00:00.000Z`) } };
    const round = () => buyAndAnnounce(onTheDay, 1);
    const before = (await findMessages()).length;
    await publish({ GRO: PRICES.GRO });
    await Promise.all([round(), round()]);
    await api.app.jobs.runAll();
    expect(await findMessages()).toHaveLength(before);
    await publish({ BAL: PRICES.BAL, SEC: PRICES.SEC, MID: PRICES.MID });
    await Promise.all([round(), round(), round(), round()]);
    await api.app.jobs.runAll();
    expect(await findMessages()).toHaveLength(before + 2);
    expect((await findMessages())[0]?.text).toMatch(/at the NAV of \d{2}\/\d{2}\/\d{4}\./);
  });

  it('is bought by parallel rounds without a deadlock', async () => {
    const orderId = await pay(5_000_000, BY_EXAMPLE);
    await publish();
    const onTheDay = { ...api.deps, clock: { now: () => new Date(`${NAV_DATE}T16:00:00.000Z`) } };
    for (let times = 0; times < 20; times += 1) {
      const bought = await Promise.all([1, 1, 1, 1].map((limit) => buyAndAnnounce(onTheDay, limit)));
      expect(bought).toEqual([1, 1, 1, 1]);
      await db().deleteFrom('top_up_holding').where('order_id', '=', orderId).execute();
      await db()
        .updateTable('unit_lot')
        .set({ bought_at: null, nav: null, units: null })
        .where('order_id', '=', orderId)
        .execute();
    }
  });

  it('is bought by the job once the sandbox has published the price', async () => {
    await pay(5_000_000, BY_EXAMPLE);
    await api.advance(3 * 86_400_000);
    expect((await lots()).every(({ units }) => Number(units) > 0)).toBe(true);
    await api.advance(-3 * 86_400_000);
  });
});

describe('the split', () => {
  const of = (...shares: number[]) => BY_EXAMPLE.map((part, at) => ({ ...part, share: shares[at] ?? 0 }));
  it.each([
    [of(40, 30, 20, 9)],
    [of(40, 30, 20, 11)],
    [of(0, 0, 0, 0)],
    [[{ fundCode: 'ZZZ', share: 100 }]],
    [[...of(50), ...of(50)].filter(({ share }) => share > 0)],
  ])('%j is refused at its field', async (split) => {
    const answer = await topUp(meenakshi, 1_000_000, split);
    expect(answer).toMatchObject({ status: 400, code: 'validation' });
    expect(answer.body).toMatchObject({ errors: [{ pointer: '/items/0/fundSplit' }] });
    expect(await storedPayments(api).orders()).toBe(0);
  });

  it('is refused for a premium', async () => {
    const items = [{ policyNo: '503456797', amount: 100_000, fundSplit: BY_EXAMPLE }];
    expect(await create(meenakshi, items)).toMatchObject({ status: 400, code: 'validation' });
  });

  it("defaults to the policy's split", async () => {
    await pay(1_000_000);
    expect((await lots()).map(({ fund_code, amount }) => [fund_code, amount])).toEqual([
      ['BAL', 300_000],
      ['GRO', 400_000],
      ['MID', 100_000],
      ['SEC', 200_000],
    ]);
  });

  it('is part of the order: the same key with another one is refused', async () => {
    const key = randomUUID();
    const first = await topUp(meenakshi, 1_000_000, of(40, 30, 20, 10), key);
    expect((await topUp(meenakshi, 1_000_000, of(40, 30, 20, 10), key)).body.orderId).toBe(first.body.orderId);
    expect(await topUp(meenakshi, 1_000_000, of(10, 20, 30, 40), key)).toMatchObject({ code: 'idempotency-conflict' });
  });
});

describe('an amount', () => {
  it.each([
    [499_900, 400],
    [500_000, 200],
    [550_000, 400],
    [100_000_000, 200],
    [100_100_000, 400],
  ])('of %i paise: %i', async (amount, status) => {
    expect((await topUp(meenakshi, amount)).status).toBe(status);
  });

  it("for another customer's policy is not found", async () => {
    expect(await topUp(await callerFor(api, 'full', CLIENTS.asha), 1_000_000)).toMatchObject({ code: 'not-found' });
  });

  it('is accepted once when two calls arrive at once', async () => {
    const answers = await Promise.all([topUp(meenakshi, 1_000_000), topUp(meenakshi, 1_000_000)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a payments-only session', () => {
  it('can top up, and sees no earlier top-up', async () => {
    await pay(500_000);
    const partial = await callerFor(api, 'partial', CLIENTS.meenakshi);
    const { policies } = await listOffers(partial);
    expect(policies).toMatchObject([{ policyNo }]);
    expect(policies[0]?.topUps).toBeUndefined();
    await pay(500_000, undefined, partial);
  });
});

it('cannot buy units for a policy that has ended since; the money is held for its owner', async () => {
  const { orderId, gatewayUrl } = (await topUp(meenakshi, 1_000_000)).body;
  const end = (status_code: string) =>
    db().updateTable('policy').set({ status_code }).where('policy_no', '=', policyNo).execute();
  await end('S');
  await decide(api, gatewayUrl, 'approve');
  await end('1');
  expect(await storedPayments(api).state(orderId)).toBe('paid');
  expect(await lots()).toEqual([]);
  expect(await sumAssured()).toBe(200_000_000);
  expect(
    await db()
      .selectFrom('receipt_line')
      .select(['top_up', 'unapplied'])
      .where('policy_no', '=', policyNo)
      .orderBy('paid_on', 'desc')
      .executeTakeFirst(),
  ).toEqual({ top_up: 0, unapplied: 1_000_000 });
});

describe('a top-up whose payment the bank reverses', () => {
  it('is cancelled with its cover while it waits for its price', async () => {
    const orderId = await pay(5_000_000, BY_EXAMPLE);
    expect(await cancelTopUps(db(), orderId, api.now())).toEqual(new Set([policyNo]));
    expect(await sumAssured()).toBe(200_000_000);
    await publish();
    expect(await buy()).toBe(0);
    expect((await listOffers()).policies[0]?.topUps).toMatchObject([SEEDED]);
  });

  it('is left to staff once a surrender has paid it out', async () => {
    const orderId = await pay(5_000_000, BY_EXAMPLE);
    await db().updateTable('unit_lot').set({ cancelled_at: api.now() }).where('order_id', '=', orderId).execute();
    expect(await cancelTopUps(db(), orderId, api.now())).toEqual(new Set());
    expect(await sumAssured()).toBe(206_250_000);
  });

  it('is left to staff once units were bought', async () => {
    const orderId = await pay(5_000_000, BY_EXAMPLE);
    await publish();
    await buy();
    expect(await cancelTopUps(db(), orderId, api.now())).toEqual(new Set());
    expect(await sumAssured()).toBe(206_250_000);
  });
});
