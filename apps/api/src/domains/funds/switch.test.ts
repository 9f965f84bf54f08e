import { randomUUID } from 'node:crypto';
import type { CalendarDate } from '@lifedesk/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readOutbox } from '../../../simulators/sandbox/outbox-routes.ts';
import type { RequestBody } from '../../platform/contract/handler.ts';
import type { Db } from '../../platform/database/connect.ts';
import { type Caller, callerFor } from '../../testing/caller.ts';
import { CLIENTS } from '../../testing/payer.ts';
import { type Node, type Nodes, startTwoNodes } from '../../testing/two-nodes.ts';
import { buyUnits } from '../payments/units/buy-units.store.ts';
import { claimDueSwitch, lockPricedFunds } from './settle/settle-switches.store.ts';
import { settleNextSwitch } from './settle/settle-switches.ts';

type Body = RequestBody<'updateSwitchFunds'>;

const policyNo = '503456789';
const directors = '600000083';
/** Its funds are allocated by age, and meanwhile the plan bars switches. */
const allocated = '503456797';
const MAIL = 'meenakshi.s@example.com';
/** Today is Saturday the 21st. */
const NAV_DATE = '2026-11-23';
const PRICES = { GRO: '62.1847', BAL: '48.9021', SEC: '34.4410', MID: '44.0763', LIQ: '22.0000' };

let installation: Nodes;
let a: Node;
let b: Node;
let meenakshi: Caller;
beforeAll(async () => {
  installation = await startTwoNodes();
  [a, b] = installation.nodes;
  await sql`create table kept_holding as table fund_holding`.execute(db());
});
afterAll(() => installation?.close());
beforeEach(async () => {
  await sql`truncate fund_switch, fund_switch_from, fund_switch_to, session, otp_challenge, limit_counter, outbox, fund_holding`.execute(
    db(),
  );
  await sql`insert into fund_holding select * from kept_holding`.execute(db());
  await db().deleteFrom('fund_nav').where('on_date', '>', '2026-11-20').execute();
  // half of Growth is ₹2,92,651.71 at the latest price
  await db()
    .updateTable('fund_nav')
    .set({ nav: PRICES.GRO })
    .where('fund_code', '=', 'GRO')
    .where('on_date', '=', '2026-11-20')
    .execute();
  await db().updateTable('plan_switch_terms').set({ free_switches: 4 }).execute();
  await set({ death_intimated_on: null, assignment: null, assignee: null, status_code: '1' });
  meenakshi = await callerFor(a, 'full', CLIENTS.meenakshi);
});

const db = () => a.deps.db;
const set = (values: {
  death_intimated_on?: CalendarDate | null;
  assignment?: 'absolute' | null;
  assignee?: string | null;
  status_code?: string;
}) => db().updateTable('policy').set(values).where('policy_no', '=', policyNo).execute();
const offer = async (caller = meenakshi) => (await caller.call('switchFunds', { policyNo })).body;
const ofPolicy = async () => (await offer()).policies[0];
/** The code of a challenge, as sent. */
async function codes(caller: Caller, otpToken: string, to = MAIL) {
  const sent = await caller.call('generateOtp', { otpToken, workTypeTxt: 'switch funds' });
  const otp = (await readOutbox(db(), to)).find((message) => message.otp)?.otp ?? '';
  return { otpToken: sent.body.otpToken, otp };
}
const HALF: Pick<Body, 'from' | 'to' | 'charge'> = {
  from: [{ fundCode: 'GRO', share: 50 }],
  to: [{ fundCode: 'SEC', share: 100 }],
  charge: 0,
};
const INTO_TWO = [
  { fundCode: 'SEC', share: 70 },
  { fundCode: 'LIQ', share: 30 },
];
const body = async (change: Partial<Body> = {}, caller = meenakshi): Promise<Body> => ({
  policyNo,
  ...HALF,
  ...(await codes(caller, (await offer(caller)).otpToken)),
  ...change,
});
const send = (given: Body, key: string = randomUUID(), node: Node = a, caller = meenakshi) =>
  caller.call('updateSwitchFunds', given, { 'Idempotency-Key': key }, node);
const request = async (change?: Partial<Body>) => send(await body(change));
const publish = (prices: Record<string, string> = PRICES, on_date: CalendarDate = NAV_DATE) =>
  db()
    .insertInto('fund_nav')
    .values(Object.entries(prices).map(([fund_code, nav]) => ({ fund_code, nav, on_date })))
    .execute();
/** Runs the job on a node in the evening of that day, or of a later one. */
const settle = (node: Node = a, day = NAV_DATE) =>
  settleNextSwitch({ ...node.deps, clock: { now: () => new Date(`${day}T16:00:00Z`) } });
/** Settles every open request. */
const decide = () =>
  sql`update service_request set state = 'declined', settled_at = now() where settled_at is null`.execute(db());
const units = async () =>
  Object.fromEntries(
    (await db().selectFrom('fund_holding').selectAll().where('policy_no', '=', policyNo).execute()).map((row) => [
      row.fund_code,
      row.units,
    ]),
  );
const requestOf = async (ticket: string) =>
  (await meenakshi.call('serviceRequests', { policyNo })).body.serviceRequests.find((one) => one.ticket === ticket);

describe('the options to switch', () => {
  it('show the funds, the open funds, the limits, the free switches, and the day whose price applies', async () => {
    const { policies, notEligible, navDate, navDateHoldsUntil } = await offer();
    expect({ navDate, navDateHoldsUntil }).toEqual({
      navDate: NAV_DATE,
      navDateHoldsUntil: '2026-11-23T09:30:00.000Z',
    });
    expect(notEligible).toEqual([]);
    expect(policies).toMatchObject([
      { policyNo, minimumAmount: 500_000, leastShare: 5, freeSwitches: 4, freeSwitchesLeft: 4, charge: 0 },
    ]);
    expect(policies[0]?.funds.map(({ fundCode }) => fundCode)).toEqual(['GRO', 'BAL', 'MID', 'SEC']);
    expect(policies[0]?.openFunds).toHaveLength(5);
  });

  it('can be requested for all policies at once', async () => {
    const { policies, notEligible } = (await meenakshi.call('switchFunds', {})).body;
    expect(policies.map((policy) => policy.policyNo)).toEqual([policyNo]);
    expect(notEligible).toMatchObject([{ policyNo: allocated, because: 'strategy-running', strategy: 'dfa' }]);
  });

  it.each([
    ['death-intimated', { death_intimated_on: '2026-11-20' as const }],
    ['absolute-assignment', { assignment: 'absolute' as const, assignee: 'Kaveri Housing Finance' }],
    ['discontinued', { status_code: '4' }],
  ])('are empty, with the reason: %s', async (because, values) => {
    const given = await body();
    await set(values);
    expect(await offer()).toMatchObject({ policies: [], notEligible: [{ policyNo, because }] });
    expect(await send(given)).toMatchObject({ status: 400, code: 'validation' });
  });

  it('are empty while an allocation runs that bars switches, and open once it is stopped', async () => {
    expect(await request({ policyNo: allocated, to: [{ fundCode: 'SEC', share: 100 }] })).toMatchObject({
      status: 400,
      code: 'validation',
    });
    const running = () => db().updateTable('fund_strategy').where('policy_no', '=', allocated);
    await running().set({ ended_on: '2026-11-21' }).execute();
    expect((await request({ policyNo: allocated })).status).toBe(200);
    await running().set({ ended_on: null }).execute();
  });

  it.each(['501234567', '509012379'])('do not exist for %s, which is not hers or has no funds', async (other) => {
    expect((await meenakshi.call('switchFunds', { policyNo: other })).status).toBe(404);
    expect((await request({ policyNo: other })).status).toBe(404);
  });
});

describe('a switch', () => {
  it('waits for its price; then both sides happen at once, and the request shows the result (domain 13)', async () => {
    const before = await units();
    const { body: answer } = await request();
    expect(answer).toMatchObject({ navDate: NAV_DATE, acknowledgement: { type: 'switch-funds', state: 'received' } });
    const { ticket } = answer.acknowledgement;
    const waitingSwitches = async () => [
      (await meenakshi.call('ulipPortfolio', { policyNo })).body.waitingSwitch,
      (await meenakshi.call('policyDetails', { policyNo })).body.waitingSwitch,
    ];
    expect(await waitingSwitches()).toEqual([
      { ticket, navDate: NAV_DATE },
      { ticket, navDate: NAV_DATE },
    ]);
    expect(await settle()).toBe(false);
    await publish({ GRO: PRICES.GRO });
    expect(await settle()).toBe(false);
    expect(await units()).toEqual(before);
    await publish({ SEC: PRICES.SEC });
    // one of the nodes finds it
    expect((await Promise.all([settle(a), settle(b)])).filter(Boolean)).toHaveLength(1);
    expect(await settle()).toBe(false);
    expect(await waitingSwitches()).toEqual([undefined, undefined]);
    expect(await units()).toEqual({ ...before, GRO: '4706.1690', SEC: '12886.0937' });
    expect(await requestOf(ticket)).toMatchObject({
      state: 'completed',
      typeName: { en: 'Switch of funds' },
      changes: [
        { field: 'funds', before: 'Growth Fund: 4706.1691 × ₹62.1847 = ₹2,92,651.71' },
        { field: 'funds', after: 'Secure Fund: 8497.1897 × ₹34.4410 = ₹2,92,651.71' },
      ],
    });
  });

  it.each<[string, Partial<Body>]>([
    ['a share into one fund', {}],
    ['an amount into several', { from: [{ fundCode: 'GRO', amount: 10_000_000 }], to: INTO_TWO }],
    ['several funds', { from: ['GRO', 'BAL', 'MID'].map((fundCode) => ({ fundCode, share: 30 })) }],
    [
      'a share into amounts',
      {
        to: [
          { fundCode: 'SEC', amount: 20_000_000 },
          { fundCode: 'BAL', amount: 9_265_171 },
        ],
      },
    ],
  ])('has the prices of its day on both sides, not those of earlier or later days: %s', async (_, change) => {
    expect((await request(change)).status).toBe(200);
    const ofDay = { GRO: '61.1111', BAL: '47.2222', SEC: '33.3333', MID: '43.4444', LIQ: '21.5555' };
    const times = (factor: number) =>
      Object.fromEntries(Object.entries(ofDay).map(([code, nav]) => [code, (Number(nav) * factor).toFixed(4)]));
    await publish(times(0.9), '2026-11-22');
    await publish(ofDay);
    await publish(times(1.1), '2026-11-24');
    expect(await settle(a, '2026-11-24')).toBe(true);
    const legs = async (table: 'fund_switch_from' | 'fund_switch_to') =>
      db().selectFrom(table).select(['fund_code', 'nav', 'units', 'value']).execute();
    const [sold, bought] = [await legs('fund_switch_from'), await legs('fund_switch_to')];
    for (const { fund_code, nav, units, value } of [...sold, ...bought]) {
      expect([fund_code, nav]).toEqual([fund_code, ofDay[fund_code as keyof typeof ofDay]]);
      expect(Math.abs(Number(units) * Number(nav) * 100 - (value ?? 0))).toBeLessThan(1);
    }
    const sum = (side: typeof sold) => side.reduce((total, { value }) => total + (value ?? 0), 0);
    expect(sum(bought)).toBe(sum(sold));
  });

  it('by amount sells as many units as needed (domain 13)', async () => {
    await request({ from: [{ fundCode: 'GRO', amount: 10_000_000 }] });
    await publish();
    await settle();
    expect(await units()).toMatchObject({ GRO: '7804.2255', SEC: '7292.4202' });
  });

  it('from amounts into amounts gives each fund exactly its own, whatever the price', async () => {
    const before = await units();
    const to = [
      { fundCode: 'SEC', amount: 6_666_667 },
      { fundCode: 'BAL', amount: 3_333_333 },
      { fundCode: 'LIQ', amount: 0 },
    ];
    const { ticket } = (await request({ from: [{ fundCode: 'GRO', amount: 10_000_000 }], to })).body.acknowledgement;
    await publish({ ...PRICES, GRO: '50.0000' });
    await settle();
    expect(await units()).toEqual({ ...before, GRO: '7412.3381', SEC: '6324.5815', BAL: '6886.7511' });
    expect((await requestOf(ticket))?.changes?.map(({ after }) => after).slice(1)).toEqual([
      'Secure Fund: 1935.6775 × ₹34.4410 = ₹66,666.67',
      'Balanced Fund: 681.6339 × ₹48.9021 = ₹33,333.33',
    ]);
  });

  it('from a share into amounts keeps their proportions if the price moved', async () => {
    const to = [
      { fundCode: 'SEC', amount: 10_000_000 },
      { fundCode: 'BAL', amount: 19_265_171 },
    ];
    const { ticket } = (await request({ to })).body.acknowledgement;
    await publish({ ...PRICES, GRO: '65.0000' });
    await settle();
    expect((await requestOf(ticket))?.changes?.map(({ before, after }) => before ?? after)).toEqual([
      'Growth Fund: 4706.1691 × ₹65.0000 = ₹3,05,900.99',
      'Secure Fund: 3034.9676 × ₹34.4410 = ₹1,04,527.32',
      'Balanced Fund: 4117.8941 × ₹48.9021 = ₹2,01,373.67',
    ]);
  });

  it('keeps the lock-in of a top-up', async () => {
    const orderId = 'ord_of_a_top_up';
    const paid = { order_id: orderId, policy_no: policyNo };
    await sql`alter table top_up drop constraint top_up_order_id_fkey`.execute(db());
    const dates = { paid_on: '2025-10-03', nav_date: '2025-10-03', locked_until: '2030-10-03' } as const;
    await db()
      .insertInto('top_up')
      .values({ ...paid, amount: 2_000_000, extra_cover: 0, ...dates })
      .execute();
    await db()
      .insertInto('top_up_holding')
      .values({ ...paid, fund_code: 'GRO', units: '412.3381' })
      .execute();
    await request({ from: [{ fundCode: 'GRO', share: 100 }] });
    await publish();
    await settle();
    const lots = await db()
      .selectFrom('top_up_holding')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('fund_code')
      .execute();
    expect(lots).toMatchObject([
      { fund_code: 'GRO', units: '0.0000' },
      { fund_code: 'SEC', units: '744.4940' },
    ]);
    const { body: portfolio } = await meenakshi.call('ulipPortfolio', { policyNo });
    expect(portfolio.lots.filter(({ lockedUntil }) => lockedUntil === dates.locked_until)).toMatchObject([
      { origin: 'top-up', fundCode: 'SEC', units: '744.4940', lockedUntil: '2030-10-03' },
    ]);
  });

  it("does not deadlock with the purchase of a top-up's units at the same moment", async () => {
    const paid = { order_id: 'ord_bought_meanwhile', policy_no: policyNo };
    await sql`alter table top_up drop constraint if exists top_up_order_id_fkey`.execute(db());
    const dates = { paid_on: '2026-11-21', nav_date: NAV_DATE, locked_until: '2031-11-21' } as const;
    await db()
      .insertInto('top_up')
      .values({ ...paid, amount: 2_000_000, extra_cover: 0, ...dates })
      .execute();
    // in a fund that the policy holds, and in one that it does not
    for (const fund_code of ['BAL', 'LIQ'])
      await db()
        .insertInto('unit_lot')
        .values({ ...paid, fund_code, amount: 1_000_000, nav_date: NAV_DATE })
        .execute();
    await request();
    await publish();
    const taken = { switched: 0, bought: 0 };
    const rollBack = async (node: Node, work: (transaction: Db) => Promise<void>) => {
      const transaction = await node.deps.db.startTransaction().execute();
      await work(transaction).finally(() => transaction.rollback().execute());
    };
    for (let times = 0; times < 40; times += 1)
      await Promise.all([
        rollBack(a, async (transaction) => {
          if (!(await claimDueSwitch(transaction, NAV_DATE))) return;
          taken.switched += 1;
          await lockPricedFunds(transaction, policyNo, ['GRO', 'SEC'], NAV_DATE);
        }),
        rollBack(b, async (transaction) => {
          taken.bought += (await buyUnits(transaction, NAV_DATE, new Date(`${NAV_DATE}T16:00:00Z`), 500)).length;
        }),
      ]);
    await sql`truncate unit_lot`.execute(db());
    expect(taken.switched + taken.bought).toBeGreaterThan(0);
  });

  it('is refused while another one waits, also on two nodes at once', async () => {
    const both = [await body(), await body()];
    const answers = await Promise.all(both.map((given, at) => send(given, randomUUID(), [a, b][at])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('duplicate');
    expect(await offer()).toMatchObject({
      policies: [],
      notEligible: [{ because: 'switch-waiting', ticket: expect.stringMatching(/^SR/) }],
    });
    await publish();
    expect([await settle(), await settle()]).toEqual([true, false]);
    expect((await ofPolicy())?.freeSwitchesLeft).toBe(3);
  });

  it('and a free-look cancellation are never both open, also on two nodes at once', async () => {
    const neel = await callerFor(a, 'full', CLIENTS.neel);
    const linked = '512345686';
    const key = () => ({ 'Idempotency-Key': randomUUID() });
    const enquiry = (await neel.call('freelookEnquiry', { policyNo: linked }, key())).body;
    const { otpToken, policies } = (await neel.call('switchFunds', { policyNo: linked })).body;
    const [held] = policies[0]?.funds ?? [];
    const to = policies[0]?.openFunds.find(({ fundCode }) => fundCode !== held?.fundCode);
    const code = await codes(neel, otpToken, 'neel.bhatt@example.com');
    const order: Body = {
      policyNo: linked,
      from: [{ fundCode: held?.fundCode ?? '', share: 100 }],
      to: [{ fundCode: to?.fundCode ?? '', share: 100 }],
      charge: 0,
      ...code,
    };
    const returnCodes = async () => {
      const { ticket } = enquiry.acknowledgement;
      const { otpToken = '' } = (await neel.call('validateFreelookTicket', { ticket })).body;
      return codes(neel, otpToken, 'neel.bhatt@example.com');
    };
    const returned = {
      ticket: enquiry.acknowledgement.ticket,
      refund: enquiry.refund,
      reason: 'not-needed' as const,
      isDeclared: true as const,
      ...(await returnCodes()),
    };
    const [switching, returning] = await Promise.all([
      send(order, randomUUID(), a, neel),
      neel.call('requestFreelook', returned, key(), b),
    ]);
    expect([switching.status, returning.status].sort()).toEqual([200, 400]);
    const refused = JSON.stringify([switching, returning].find(({ status }) => status === 400)?.body);
    expect(refused).toContain('payout-requested');
    await decide();
    await sql`truncate fund_switch, fund_switch_from, fund_switch_to`.execute(db());
    // and one after the other
    const { ticket } = (await neel.call('requestFreelook', { ...returned, ...(await returnCodes()) }, key())).body;
    expect((await neel.call('switchFunds', { policyNo: linked })).body).toMatchObject({
      policies: [],
      notEligible: [{ policyNo: linked, because: 'payout-requested', ticket }],
    });
    const fresh = await codes(neel, (await neel.call('switchFunds', {})).body.otpToken, 'neel.bhatt@example.com');
    expect(await send({ ...order, ...fresh }, randomUUID(), a, neel)).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/policyNo', rule: 'no-switch', because: 'payout-requested' }] },
    });
    await decide();
  });

  it('is made once per key', async () => {
    const given = await body();
    const key = randomUUID();
    const [first, second] = [await send(given, key), await send(given, key, b)];
    expect(second.body).toEqual(first.body);
    expect(await send({ ...given, from: [{ fundCode: 'GRO', share: 40 }] }, key)).toMatchObject({ status: 409 });
  });

  it("is charged once the policy year's free switches are used", async () => {
    await db().updateTable('plan_switch_terms').set({ free_switches: 1 }).execute();
    await request({ from: [{ fundCode: 'GRO', share: 10 }] });
    await publish();
    await settle();
    expect(await ofPolicy()).toMatchObject({ freeSwitchesLeft: 0, charge: 25_000 });
    expect(await request()).toMatchObject({ status: 400, code: 'amount-refused' });
    expect((await request({ charge: 25_000 })).status).toBe(200);
    await settle();
    const legs = (table: 'fund_switch_from' | 'fund_switch_to') =>
      db().selectFrom(table).select('value').orderBy('switch_id', 'desc').executeTakeFirstOrThrow();
    expect(((await legs('fund_switch_from')).value ?? 0) - ((await legs('fund_switch_to')).value ?? 0)).toBe(25_000);
  });

  it('is declined if a death is reported before its price is published', async () => {
    const before = await units();
    const { ticket } = (await request()).body.acknowledgement;
    await publish();
    await set({ death_intimated_on: '2026-11-22' });
    expect(await settle()).toBe(true);
    expect(await units()).toEqual(before);
    await set({ death_intimated_on: null });
    expect(await requestOf(ticket)).toMatchObject({ state: 'declined' });
    expect((await ofPolicy())?.freeSwitchesLeft).toBe(4);
  });

  it('takes what is left if the fund fell below the amount', async () => {
    await request({ from: [{ fundCode: 'GRO', amount: 58_000_000 }] });
    await publish({ ...PRICES, GRO: '10.0000' });
    await settle();
    expect(await units()).toMatchObject({ GRO: '0.0000' });
  });

  it.each<[string, Partial<Body>, string]>([
    ['a fund that is not held', { from: [{ fundCode: 'LIQ', share: 50 }] }, '/from'],
    ['less than the minimum amount', { from: [{ fundCode: 'GRO', amount: 499_999 }] }, '/from'],
    ['more than the fund is worth', { from: [{ fundCode: 'GRO', amount: 900_000_000 }] }, '/from'],
    ['neither a share nor an amount', { from: [{ fundCode: 'GRO' }] }, '/from/0'],
    ['both a share and an amount', { from: [{ fundCode: 'GRO', share: 5, amount: 5 }] }, '/from/0'],
    ['shares below 100', { to: [{ fundCode: 'SEC', share: 99 }] }, '/to'],
    ['amounts a paisa below what is switched', { to: [{ fundCode: 'SEC', amount: 29_265_170 }] }, '/to'],
    ['amounts a paisa above that', { to: [{ fundCode: 'SEC', amount: 29_265_172 }] }, '/to'],
    [
      'shares mixed with amounts',
      {
        to: [
          { fundCode: 'SEC', amount: 29_265_171 },
          { fundCode: 'BAL', share: 0 },
        ],
      },
      '/to',
    ],
    ['neither on the other side', { to: [{ fundCode: 'SEC' }] }, '/to/0'],
    ['both on the other side', { to: [{ fundCode: 'SEC', share: 100, amount: 29_265_171 }] }, '/to/0'],
    ['the same fund on both sides', { to: [{ fundCode: 'GRO', share: 100 }] }, '/to'],
    [
      'less than the minimum share',
      {
        to: [
          { fundCode: 'SEC', share: 96 },
          { fundCode: 'BAL', share: 4 },
        ],
      },
      '/to',
    ],
  ])('is refused: %s', async (_, change, pointer) => {
    const { status, code, body: answer } = await request(change);
    expect({ status, code }).toEqual({ status: 400, code: 'validation' });
    expect((answer as unknown as { errors: { pointer: string }[] }).errors[0]?.pointer).toBe(pointer);
  });

  it('requires its own code', async () => {
    const given = await body();
    expect((await send({ ...given, otp: given.otp === '000000' ? '111111' : '000000' })).status).toBe(401);
    expect((await send(given)).status).toBe(200);
  });
});

describe('a company', () => {
  it('switches the funds of its own policy', async () => {
    const company = await callerFor(a, 'corp', CLIENTS.company);
    const order = { policyNo: directors, clientId: CLIENTS.company };
    const { otpToken, policies } = (await company.call('corporateSwitchFunds', order)).body;
    expect(policies).toMatchObject([{ policyNo: directors, freeSwitchesLeft: 4 }]);
    const sent = await company.call('corporateGenerateOtp', {
      otpToken,
      workTypeTxt: 'switch funds',
      clientId: CLIENTS.company,
    });
    const otp = (await readOutbox(db(), 'treasury@sahyadri.example')).find((message) => message.otp)?.otp ?? '';
    const given = { ...order, ...HALF, otpToken: sent.body.otpToken, otp };
    const key = { 'Idempotency-Key': randomUUID() };
    expect((await company.call('corporateUpdateSwitchFunds', given, key)).body).toMatchObject({ navDate: NAV_DATE });
    const foreign = { policyNo: directors, clientId: CLIENTS.meenakshi };
    expect((await company.call('corporateSwitchFunds', foreign)).status).toBe(404);
    expect((await company.call('corporateSwitchFunds', { ...order, policyNo })).status).toBe(404);
  });
});
