import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, callerFor } from '../../testing/caller.ts';
import { type RunningApi, startApi } from '../../testing/index.ts';
import { CLIENTS, create, decide } from '../../testing/payer.ts';
import { rememberPayments } from '../../testing/rewind-payments.ts';

const policyNo = '503456789';
const directors = '600000083';
const PRICES = { GRO: '62.1847', BAL: '48.9021', SEC: '34.4410', MID: '44.0763' };
/** The latest day with prices, a Friday. */
const PRICED_ON = '2026-11-20';

let api: RunningApi;
let rewind: () => Promise<void>;
let meenakshi: Caller;
beforeAll(async () => {
  api = await startApi();
  rewind = await rememberPayments(api);
  for (const [fund_code, nav] of Object.entries(PRICES))
    await db()
      .updateTable('fund_nav')
      .set({ nav })
      .where('fund_code', '=', fund_code)
      .where('on_date', '=', PRICED_ON)
      .execute();
});
afterAll(() => api?.close());
beforeEach(async () => {
  await rewind();
  meenakshi = await callerFor(api, 'full', CLIENTS.meenakshi);
});

const db = () => api.deps.db;
const portfolio = async (history?: { fundCode: string; range: '1m' | '1y' | '5y' | 'all' }, caller = meenakshi) =>
  (await caller.call('ulipPortfolio', { policyNo, ...(history ? { history } : {}) })).body;
/** Premiums on their due dates and no top-up, as in the worked example. */
const premiumsOnly = async () => {
  await sql`delete from receipt_line where policy_no = ${policyNo} and top_up > 0`.execute(db());
  await sql`update receipt_line set paid_on = due_from where policy_no = ${policyNo}`.execute(db());
};

describe('the funds of a policy', () => {
  it('have units, prices, values and shares, with the return on all premiums (domain 13)', async () => {
    await premiumsOnly();
    const { funds, ...rest } = await portfolio();
    expect(funds.map(({ fundCode, units, nav, navDate, share }) => [fundCode, units, nav, navDate, share])).toEqual([
      ['GRO', '9412.3381', PRICES.GRO, PRICED_ON, 4_625],
      ['BAL', '6205.1172', PRICES.BAL, PRICED_ON, 2_398],
      ['MID', '5120.7700', PRICES.MID, PRICED_ON, 1_783],
      ['SEC', '4388.9040', PRICES.SEC, PRICED_ON, 1_194],
    ]);
    expect(rest).toMatchObject({
      policyNo,
      value: 126_560_951,
      invested: 120_000_000,
      gain: 6_560_951,
      return: { rate: 164, because: 'computed' },
    });
  });

  it('show no rate in the first year, and nothing invested if no payment is recorded', async () => {
    await premiumsOnly();
    await sql`update receipt_line set paid_on = '2025-11-22' where policy_no = ${policyNo}`.execute(db());
    expect((await portfolio()).return).toEqual({ because: 'less-than-a-year' });
    await db().deleteFrom('receipt_line').where('policy_no', '=', policyNo).execute();
    const answer = await portfolio();
    expect(answer.return).toEqual({ because: 'nothing-paid' });
    expect([answer.invested, answer.gain]).toEqual([undefined, undefined]);
  });

  it('have lots: units bought with premiums are free after five years, those of each top-up five years after it', async () => {
    const order = await create(meenakshi, [{ policyNo, amount: 5_000_000 }], { purpose: 'top-up', path: '/cs/top-up' });
    await decide(api, order.body.gatewayUrl, 'approve');
    await db()
      .insertInto('fund_nav')
      .values(Object.entries(PRICES).map(([fund_code, nav]) => ({ fund_code, nav, on_date: '2026-11-23' })))
      .execute();
    try {
      // the jobs buy the units
      await api.moveTo('2026-11-23T16:00:00Z');
      meenakshi = await callerFor(api, 'full', CLIENTS.meenakshi);
      const { lots, funds } = await portfolio();
      expect(lots.filter(({ origin }) => origin === 'premium')).toMatchObject([
        { fundCode: 'BAL', units: '5860.1929', isLocked: false },
        { fundCode: 'GRO', units: '9055.1423', isLocked: false },
        { fundCode: 'MID', units: '5002.3699', isLocked: false },
        { fundCode: 'SEC', units: '4074.2773', isLocked: false },
      ]);
      expect(lots.filter(({ paidOn }) => paidOn === '2025-10-02')).toMatchObject([
        { fundCode: 'BAL', origin: 'top-up', lockedUntil: '2030-10-02', isLocked: true },
        { fundCode: 'GRO' },
        { fundCode: 'MID' },
        { fundCode: 'SEC' },
      ]);
      expect(lots.filter(({ paidOn }) => paidOn === '2026-11-21')).toMatchObject([
        {
          fundCode: 'BAL',
          origin: 'top-up',
          units: '306.7353',
          paidOn: '2026-11-21',
          lockedUntil: '2031-11-21',
          isLocked: true,
        },
        { fundCode: 'GRO', units: '321.6225', value: 2_000_000 },
        { fundCode: 'MID', units: '113.4396' },
        { fundCode: 'SEC', units: '290.3516' },
      ]);
      for (const { fundCode, value } of funds) {
        const ofFund = lots.filter((lot) => lot.fundCode === fundCode);
        expect(
          ofFund.reduce((sum, lot) => sum + lot.value, 0),
          fundCode,
        ).toBe(value);
      }
      expect(funds.find(({ fundCode }) => fundCode === 'GRO')).toMatchObject({ units: '9733.9606' });
    } finally {
      await db().deleteFrom('fund_nav').where('on_date', '>', PRICED_ON).execute();
    }
  });
});

describe('the price history', () => {
  it.each([
    ['1m', 'day', 18, 23],
    ['1y', 'week', 52, 54],
    ['5y', 'month', 60, 62],
    ['all', 'month', 95, 98],
  ] as const)('of %s has the last price of each %s', async (range, step, least, most) => {
    const { history } = await portfolio({ fundCode: 'GRO', range });
    expect(history).toMatchObject({ fundCode: 'GRO', range, step });
    const points = history?.points ?? [];
    expect(points.length).toBeGreaterThanOrEqual(least);
    expect(points.length).toBeLessThanOrEqual(most);
    expect(points.at(-1)).toEqual({ date: PRICED_ON, nav: PRICES.GRO });
    expect(points.map(({ date }) => date)).toEqual(points.map(({ date }) => date).sort());
  });

  it('of twenty years by day is as short as one of eight', async () => {
    await sql`insert into fund_nav (fund_code, on_date, nav) select 'SEC', day::date, 10
      from generate_series(timestamp '2006-11-20', timestamp '2018-01-01', interval '1 day') day on conflict do nothing`.execute(
      db(),
    );
    const { history } = await portfolio({ fundCode: 'SEC', range: 'all' });
    expect(history?.step).toBe('quarter');
    expect(history?.points.length).toBeLessThan(90);
    await sql`delete from fund_nav where fund_code = 'SEC' and on_date < '2018-01-02'`.execute(db());
  });

  it('of an unknown fund is empty', async () => {
    expect((await portfolio({ fundCode: 'NONE', range: 'all' })).history?.points).toEqual([]);
  });

  it('has no price for a day on which the market was closed', async () => {
    const { history } = await portfolio({ fundCode: 'GRO', range: '1m' });
    expect(history?.points.map(({ date }) => date)).not.toContain('2026-11-10');
  });
});

describe('access to funds', () => {
  it.each([
    ["another customer's policy", '509012379'],
    ['a policy without funds', '501234567'],
    ['an unknown number', '599999999'],
  ])('returns not found for %s', async (_, other) => {
    for (const client of [CLIENTS.meenakshi, CLIENTS.asha]) {
      const caller = await callerFor(api, 'full', client);
      expect(await caller.call('ulipPortfolio', { policyNo: other })).toMatchObject({ status: 404 });
    }
  });

  it('lets a company see those of its own policies, by its client id', async () => {
    const company = await callerFor(api, 'corp', CLIENTS.company);
    const ask = (clientId: string, number: string) =>
      company.call('corporateUlipPortfolio', { policyNo: number, clientId });
    const { body } = await ask(CLIENTS.company, Buffer.from(directors).toString('base64url'));
    expect(body.funds.map(({ fundCode }) => fundCode)).toEqual(['GRO', 'LIQ']);
    expect(body.funds.reduce((sum, { share }) => sum + share, 0)).toBe(10_000);
    expect(await ask(CLIENTS.meenakshi, directors)).toMatchObject({ status: 404 });
    expect(await ask(CLIENTS.company, policyNo)).toMatchObject({ status: 404 });
  });

  it('is closed to a payments-only session', async () => {
    const partial = await callerFor(api, 'partial', CLIENTS.meenakshi);
    expect((await partial.call('ulipPortfolio', { policyNo })).status).toBe(403);
  });
});
