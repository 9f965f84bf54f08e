import { randomUUID } from 'node:crypto';
import type { CalendarDate } from '@lifedesk/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readOutbox } from '../../../simulators/sandbox/outbox-routes.ts';
import type { RequestBody } from '../../platform/contract/handler.ts';
import { type Caller, callerFor } from '../../testing/caller.ts';
import { CLIENTS } from '../../testing/payer.ts';
import { type Node, type Nodes, startTwoNodes } from '../../testing/two-nodes.ts';
import { payNextDiscontinued } from './withdraw/settle/pay-discontinued.ts';
import { settleNextWithdrawal } from './withdraw/settle/settle-withdrawals.ts';

type Body = RequestBody<'ulipPartialSurrender'>;

/**
 * Meenakshi's policy of 24 February 2021: ₹2,00,000 a year, sum assured ₹20,00,000, worth ₹12,65,609.51 at these
 * prices.
 */
const policyNo = '503456789';
const MAIL = 'meenakshi.s@example.com';
/** Today is Saturday the 21st. */
const NAV_DATE = '2026-11-23';
const PRICES = { GRO: '62.1847', BAL: '48.9021', SEC: '34.4410', MID: '44.0763' };

let installation: Nodes;
let a: Node;
let b: Node;
let meenakshi: Caller;
const db = () => a.deps.db;
beforeAll(async () => {
  installation = await startTwoNodes();
  [a, b] = installation.nodes;
  await sql`create table kept_holding as table fund_holding`.execute(db());
  await sql`create table kept_policy as select * from policy where policy_no = ${policyNo}`.execute(db());
  await sql`alter table top_up drop constraint top_up_order_id_fkey`.execute(db());
});
afterAll(() => installation?.close());
beforeEach(async () => {
  await sql`truncate discontinued_money, fund_withdrawal, fund_withdrawal_leg, top_up_holding, unit_lot, top_up, session,
    otp_challenge, limit_counter, outbox, fund_holding, policy_hold`.execute(db());
  await sql`insert into fund_holding select * from kept_holding`.execute(db());
  await sql`update service_request set state = 'declined', settled_at = now() where settled_at is null`.execute(db());
  await db().deleteFrom('fund_nav').where('on_date', '>', '2026-11-20').execute();
  for (const [fund_code, nav] of Object.entries(PRICES))
    await db()
      .updateTable('fund_nav')
      .set({ nav })
      .where('fund_code', '=', fund_code)
      .where('on_date', '=', '2026-11-20')
      .execute();
  await db().updateTable('plan_withdrawal_terms').set({ per_year: 4, premiums_left: 2 }).execute();
  await sql`update policy p set death_intimated_on = null, assignment = null, assignee = null, status_code = '1',
    issue_date = k.issue_date, due_date = k.due_date, modal_premium = k.modal_premium, maturity_date = k.maturity_date
    from kept_policy k where k.policy_no = p.policy_no`.execute(db());
  meenakshi = await callerFor(a, 'full', CLIENTS.meenakshi);
});

const set = (values: object) => db().updateTable('policy').set(values).where('policy_no', '=', policyNo).execute();
const offer = async (caller = meenakshi) => (await caller.call('ulipSurrenderPolicies', {})).body;
const ofPolicy = async () => (await offer()).policies.find((one) => one.policyNo === policyNo);
const otherOf = async () => (await offer()).others.find((one) => one.policyNo === policyNo);
/** The code of a challenge, as sent. */
async function codes(otpToken: string) {
  const sent = await meenakshi.call('generateOtp', { otpToken, workTypeTxt: 'withdraw' });
  const otp = (await readOutbox(db(), MAIL)).find((message) => message.otp)?.otp ?? '';
  return { otpToken: sent.body.otpToken, otp };
}
const ONE_LAKH: Pick<Body, 'extent' | 'from'> = { extent: 'part', from: [{ fundCode: 'GRO', amount: 100_000_00 }] };
const ALL = { extent: 'all' } as const;
const body = async (change: Partial<Body> = ONE_LAKH): Promise<Body> => ({
  policyNo,
  extent: 'part',
  ...(await codes((await offer()).otpToken)),
  ...change,
});
const send = (given: Body, key: string = randomUUID(), node: Node = a) =>
  meenakshi.call('ulipPartialSurrender', given, { 'Idempotency-Key': key }, node);
const request = async (change?: Partial<Body>) => send(await body(change));
const publish = (prices: Record<string, string> = PRICES, on_date: CalendarDate = NAV_DATE) =>
  db()
    .insertInto('fund_nav')
    .values(Object.entries(prices).map(([fund_code, nav]) => ({ fund_code, nav, on_date })))
    .execute();
/** Runs the job on a node in the evening of a day. */
const settle = (node: Node = a, day = NAV_DATE) =>
  settleNextWithdrawal({ ...node.deps, clock: { now: () => new Date(`${day}T16:00:00Z`) } });
const payDiscontinued = (node: Node, day: string) =>
  payNextDiscontinued({ ...node.deps, clock: { now: () => new Date(`${day}T16:00:00Z`) } });
const units = async () =>
  Object.fromEntries(
    (await db().selectFrom('fund_holding').selectAll().where('policy_no', '=', policyNo).execute()).map((row) => [
      row.fund_code,
      row.units,
    ]),
  );
const payoutOf = (ticket: string) =>
  db().selectFrom('payout').selectAll().where('ticket', '=', ticket).executeTakeFirst();
const requestOf = async (ticket: string) =>
  (await meenakshi.call('serviceRequests', { policyNo })).body.serviceRequests.find((one) => one.ticket === ticket);
const ticketOf = async (change?: Partial<Body>) => (await request(change)).body.acknowledgement.ticket;
/** A top-up with units left in the Growth Fund. */
async function topUp(order_id: string, paid_on: CalendarDate, locked_until: CalendarDate, left: string) {
  const paid = { order_id, policy_no: policyNo };
  const dates = { paid_on, nav_date: paid_on, locked_until };
  await db()
    .insertInto('top_up')
    .values({ ...paid, amount: 2_000_000, extra_cover: 0, ...dates })
    .execute();
  await db()
    .insertInto('top_up_holding')
    .values({ ...paid, fund_code: 'GRO', units: left })
    .execute();
}
const lots = async () =>
  (await db().selectFrom('top_up_holding').selectAll().orderBy('order_id').execute()).map((lot) => lot.units);
const refusal = ({ status, code, body: answer }: Awaited<ReturnType<typeof send>>) => ({
  status,
  code,
  errors: (answer as unknown as { errors?: { pointer: string; detail: string }[] }).errors,
});

it('shows the same cover on every page, reduced by a withdrawal until it is two years old', async () => {
  const { sum_assured: sumAssured } = await db()
    .selectFrom('policy')
    .where('policy_no', '=', policyNo)
    .select('sum_assured')
    .executeTakeFirstOrThrow();
  const readFigures = async () => {
    const { policies, totals } = (await meenakshi.call('overview', {})).body;
    const { cover, coverReason } = policies.find((one) => one.policyNo === policyNo) ?? {};
    const { facts } = (await meenakshi.call('policyComparison', { policyNo })).body;
    return {
      cover,
      coverReason,
      total: totals.cover,
      page: (await ofPolicy())?.cover,
      compared: facts.funds?.withdrawn,
    };
  };
  const before = await readFigures();
  expect(before).toMatchObject({ cover: sumAssured, coverReason: 'full', page: { withdrawn: 0 }, compared: 0 });
  await ticketOf();
  await publish();
  await settle();
  const after = await readFigures();
  const gross = after.compared ?? 0;
  expect(gross).toBeGreaterThan(0);
  expect(after).toMatchObject({ cover: sumAssured - gross, coverReason: 'withdrawn', page: { withdrawn: gross } });
  expect(after.total).toBe(before.total - gross);
  await db().updateTable('fund_withdrawal').set({ nav_date: '2024-11-21' }).execute();
  expect(await readFigures()).toMatchObject({
    cover: sumAssured,
    coverReason: 'full',
    page: { withdrawn: 0 },
    compared: 0,
  });
});

describe('the options to withdraw', () => {
  it('show the funds, the limits, the surrender proceeds, and the day whose price applies', async () => {
    expect(await offer()).toMatchObject({ navDate: NAV_DATE, navDateHoldsUntil: '2026-11-23T09:30:00.000Z' });
    expect(await ofPolicy()).toMatchObject({
      value: 1_265_609_51,
      yearlyPremium: 200_000_00,
      locked: [],
      withdrawal: {
        possible: true,
        lockedUntil: '2026-02-24',
        terms: { minimum: 5_000_00, largestShare: 25, premiumsLeft: 2, perYear: 4 },
        left: 4,
      },
      surrender: { charge: 0, amount: 1_265_609_51 },
      cover: { sumAssured: expect.any(Number), withdrawn: 0 },
      bankAccountNo: expect.stringMatching(/^\d\d\*+\d\d$/),
    });
  });

  it('omit a top-up that is still locked in', async () => {
    await topUp('ord_locked', '2025-10-03', '2030-10-03', '412.3381');
    const policy = await ofPolicy();
    expect(policy?.funds[0]).toMatchObject({ fundCode: 'GRO', value: 585_303_42, free: 559_662_30 });
    expect(policy?.locked).toMatchObject([{ fundCode: 'GRO', lockedUntil: '2030-10-03' }]);
  });

  it.each<[string, object]>([
    ['policy-ended', { status_code: 'M' }],
    ['matured', { maturity_date: '2026-11-21' }],
    ['discontinued', { status_code: '4', issue_date: '2024-02-24' }],
  ])('are empty, with the reason: %s', async (because, values) => {
    const given = await body();
    await set(values);
    expect(await otherOf()).toMatchObject({ because });
    expect(refusal(await send(given))).toMatchObject({
      status: 400,
      errors: [{ pointer: '/policyNo', rule: 'funds-out', because }],
    });
  });

  it.each<[string, object]>([
    ['locked-in', { issue_date: '2022-02-24' }],
    ['lapsed', { status_code: '5' }],
  ])('exclude a part, with the reason: %s', async (because, values) => {
    const given = await body();
    await set(values);
    expect((await ofPolicy())?.withdrawal).toMatchObject({ possible: false, because });
    expect(refusal(await send(given)).errors).toMatchObject([{ rule: 'withdrawal', because }]);
  });

  it('are empty for a restricted policy, and while payouts are held', async () => {
    const given = await body();
    await set({ assignment: 'absolute', assignee: 'Kaveri Housing Finance' });
    expect((await offer()).restricted).toMatchObject([{ policyNo, because: 'absolute-assignment' }]);
    expect(await send(given)).toMatchObject({ status: 400 });
    await set({ assignment: null, assignee: null });
    await db()
      .insertInto('policy_hold')
      .values({ policy_no: policyNo, reason: 'kyc', held_since: '2026-11-20', amount: 0 })
      .execute();
    expect(await request()).toMatchObject({ status: 403, code: 'payout-restricted' });
  });

  it('are empty while received money waits for its price', async () => {
    await topUp('ord_waits', '2026-11-21', '2031-11-21', '0.0000');
    await db()
      .insertInto('unit_lot')
      .values({ order_id: 'ord_waits', policy_no: policyNo, fund_code: 'GRO', amount: 1_000_000, nav_date: NAV_DATE })
      .execute();
    expect(await otherOf()).toMatchObject({ because: 'money-to-invest' });
  });

  it.each(['501234567', '509012379'])('return not found for %s, which is not hers', async (other) => {
    expect((await request({ ...ONE_LAKH, policyNo: other })).status).toBe(404);
  });
});

describe('a withdrawal', () => {
  // domain 13: "By amount ₹1,00,000: sell 1,608.1126 … left 7,804.2255"
  it('waits for its price, then sells units and posts and announces the payout, once on two nodes', async () => {
    const before = await units();
    const { body: answer } = await request();
    expect(answer).toMatchObject({ navDate: NAV_DATE, acknowledgement: { type: 'ulip-surrender', state: 'received' } });
    const { ticket } = answer.acknowledgement;
    expect(await settle()).toBe(false);
    await publish({ SEC: PRICES.SEC });
    expect(await settle()).toBe(false);
    await publish({ GRO: PRICES.GRO });
    const ran = await Promise.all(Array.from({ length: 30 }, (_, at) => settle([a, b][at % 2])));
    expect(ran.filter(Boolean)).toHaveLength(1);
    expect(await units()).toEqual({ ...before, GRO: '7804.2255' });
    expect(await payoutOf(ticket)).toMatchObject({
      kind: 'partial-withdrawal',
      gross: 100_000_00,
      tax: 0,
      net: 100_000_00,
      counts_from: '2026-11-21',
      promised_on: '2026-11-28',
    });
    expect(await requestOf(ticket)).toMatchObject({
      state: 'completed',
      typeName: { en: 'Withdrawal from funds' },
      changes: [{ field: 'funds', before: 'Growth Fund: 1608.1126 × ₹62.1847 = ₹1,00,000.00' }],
    });
    expect(await ofPolicy()).toMatchObject({ withdrawal: { left: 3 }, cover: { withdrawn: 100_000_00 } });
  });

  it("counts as money out in the portfolio's return", async () => {
    const portfolio = async () => (await meenakshi.call('ulipPortfolio', { policyNo })).body;
    const before = await portfolio();
    await request();
    await publish();
    await settle();
    await sql`update fund_withdrawal set nav_date = '2026-11-20'`.execute(db());
    await db().deleteFrom('fund_nav').where('on_date', '>', '2026-11-20').execute();
    const after = await portfolio();
    expect(after).toMatchObject({ withdrawn: 100_000_00, invested: before.invested });
    // a withdrawal at the day's price is neither a gain nor a loss
    expect(Math.abs((after.gain ?? 0) - (before.gain ?? 0))).toBeLessThanOrEqual(1);
    expect(Math.abs((after.return.rate ?? 0) - (before.return.rate ?? 0))).toBeLessThanOrEqual(1);
  });

  it('takes free top-ups first, oldest first, and leaves locked ones', async () => {
    await topUp('ord_a_first', '2021-03-01', '2026-03-01', '600.0000');
    await topUp('ord_b_second', '2021-06-01', '2026-06-01', '1200.0000');
    await topUp('ord_c_locked', '2025-10-03', '2030-10-03', '412.3381');
    await request();
    await publish();
    await settle();
    expect(await lots()).toEqual(['0.0000', '191.8874', '412.3381']);
    expect(await units()).toMatchObject({ GRO: '7804.2255' });
  });

  it('takes what is free if the fund fell below the amount', async () => {
    await topUp('ord_locked', '2025-10-03', '2030-10-03', '412.3381');
    const ticket = await ticketOf({ extent: 'part', from: [{ fundCode: 'GRO', amount: 300_000_00 }] });
    await publish({ ...PRICES, GRO: '10.0000' });
    await settle();
    expect(await units()).toMatchObject({ GRO: '412.3381' });
    expect(await payoutOf(ticket)).toMatchObject({ gross: 90_000_00 });
  });

  it.each<[string, number, boolean]>([
    ['The amounts must add up to at least ₹5,000.00.', 4_999_99, false],
    ['', 5_000_00, true],
    ['', 316_402_37, true],
    ['The amounts add up to too much. The most is ₹3,16,402.37.', 316_402_38, false],
    ['Only ₹5,85,303.42 can be taken out of this fund.', 585_303_43, false],
  ])('%s (%i paise)', async (detail, amount, isAccepted) => {
    const answer = await request({ extent: 'part', from: [{ fundCode: 'GRO', amount }] });
    if (isAccepted) expect(answer.status).toBe(200);
    else expect(refusal(answer)).toMatchObject({ status: 400, errors: [{ pointer: '/from', detail }] });
  });

  it('leaves the minimum number of yearly premiums in the funds, and is limited per policy year', async () => {
    await db().updateTable('plan_withdrawal_terms').set({ premiums_left: 6, per_year: 1 }).execute();
    expect(refusal(await request()).errors).toMatchObject([
      { detail: 'Too little would be left in the policy. The most is ₹65,609.51.' },
    ]);
    await request({ extent: 'part', from: [{ fundCode: 'GRO', amount: 10_000_00 }] });
    await publish();
    await settle();
    expect((await ofPolicy())?.withdrawal).toMatchObject({ possible: false, because: 'number-used', left: 0 });
  });

  it.each<[string, Partial<Body>, string]>([
    ['no amounts', { extent: 'part' }, '/from'],
    ['amounts in a surrender', { ...ONE_LAKH, extent: 'all' }, '/from'],
    ['a fund that is not held', { extent: 'part', from: [{ fundCode: 'LIQ', amount: 10_000_00 }] }, '/from'],
  ])('is refused: %s', async (_, change, pointer) => {
    expect(refusal(await request(change)).errors?.[0]?.pointer).toBe(pointer);
  });

  it('requires its own code, and is made once per key', async () => {
    const given = await body();
    expect((await send({ ...given, otp: given.otp === '000000' ? '111111' : '000000' })).status).toBe(401);
    const key = randomUUID();
    const [first, second] = [await send(given, key), await send(given, key, b)];
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    const { from, ...rest } = given;
    expect(from).toEqual(ONE_LAKH.from);
    expect(await send({ ...rest, ...ALL }, key)).toMatchObject({ status: 409 });
  });

  it('is the only request for money, also with 30 at the same moment on two nodes', async () => {
    const [first, other] = [await body(), await body({ ...ALL })];
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => send(at % 2 ? first : other, randomUUID(), [a, b][at % 2])),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await otherOf()).toMatchObject({ because: 'value-requested', ticket: expect.stringMatching(/^SR/) });
    expect(refusal(await request()).errors).toMatchObject([{ rule: 'funds-out', because: 'value-requested' }]);
    await publish();
    expect([await settle(), await settle(b)]).toEqual([true, false]);
    for (const left of Object.values(await units())) expect(Number(left)).toBeGreaterThanOrEqual(0);
  });

  it.each<[string, object]>([
    ['a death is reported', { death_intimated_on: '2026-11-22' }],
    ['the policy matures', { maturity_date: '2026-11-22' }],
    ['the policy ends', { status_code: 'D' }],
  ])('is declined if %s before its price is published', async (_, values) => {
    const before = await units();
    const ticket = await ticketOf();
    await publish();
    await set(values);
    expect(await settle()).toBe(true);
    expect(await units()).toEqual(before);
    expect(await payoutOf(ticket)).toBeUndefined();
    expect(await requestOf(ticket)).toMatchObject({ state: 'declined' });
  });

  it('is declined if its fund was merged meanwhile into one whose price it did not ask for', async () => {
    const ticket = await ticketOf();
    await sql`update fund_holding set units = 0 where policy_no = ${policyNo} and fund_code = 'GRO'`.execute(db());
    const before = await units();
    await publish({ SEC: PRICES.SEC });
    expect(await settle()).toBe(true);
    expect(await units()).toEqual(before);
    expect(await payoutOf(ticket)).toBeUndefined();
    expect(await requestOf(ticket)).toMatchObject({ state: 'declined' });
  });

  it.each([
    ['a business day before 15:00', '2026-11-20T09:29:00Z', '2026-11-20'],
    ['a business day after 15:00', '2026-11-20T09:31:00Z', '2026-11-23'],
    ['the day before a holiday, late', '2026-11-23T10:00:00Z', '2026-11-25'],
    ['a holiday', '2026-11-24T05:00:00Z', '2026-11-25'],
    ['a leap day', '2028-02-29T05:00:00Z', '2028-02-29'],
  ])('gets the price of the day: %s', async (_, at, navDate) => {
    installation.advance(Date.parse(at) - a.deps.clock.now().getTime());
    try {
      meenakshi = await callerFor(a, 'full', CLIENTS.meenakshi);
      expect((await offer()).navDate).toBe(navDate);
    } finally {
      installation.advance(Date.parse('2026-11-21T04:30:00Z') - a.deps.clock.now().getTime());
    }
  });
});

describe('a surrender', () => {
  it('after the lock-in sells all units, ends the policy and posts the whole value as owed', async () => {
    await topUp('ord_locked', '2025-10-03', '2030-10-03', '412.3381');
    const ticket = await ticketOf({ ...ALL });
    await publish();
    await settle();
    expect(new Set(Object.values(await units()))).toEqual(new Set(['0.0000']));
    expect(await lots()).toEqual(['0.0000']);
    expect(await payoutOf(ticket)).toMatchObject({ kind: 'surrender', gross: 1_265_609_51, deductions: [] });
    expect(await otherOf()).toMatchObject({ because: 'policy-ended' });
    expect(await requestOf(ticket)).toMatchObject({ state: 'completed' });
  });

  it('refunds money that was received meanwhile and is not invested', async () => {
    const ticket = await ticketOf({ ...ALL });
    await topUp('ord_meanwhile', '2026-11-21', '2031-11-21', '0.0000');
    await db()
      .insertInto('unit_lot')
      .values({
        order_id: 'ord_meanwhile',
        policy_no: policyNo,
        fund_code: 'GRO',
        amount: 10_000_00,
        nav_date: '2026-11-25',
      })
      .execute();
    await publish();
    await settle();
    expect(await payoutOf(ticket)).toMatchObject({ gross: 1_275_609_51 });
    expect((await db().selectFrom('unit_lot').select('cancelled_at').executeTakeFirst())?.cancelled_at).not.toBeNull();
  });

  // domain 14: "₹60,000, year 2, fund ₹1,05,000 → ₹2,400.00, ₹1,02,600.00 to the fund; 3 years at 4 % → ₹1,15,411.05"
  it('within the lock-in keeps the charge, and pays the minimum interest on the first day after it', async () => {
    await set({ modal_premium: 60_000_00 });
    await sql`update fund_holding set units = 0 where policy_no = ${policyNo} and fund_code <> 'GRO'`.execute(db());
    await sql`update fund_holding set units = 10500 where policy_no = ${policyNo} and fund_code = 'GRO'`.execute(db());
    await sql`update fund_nav set nav = 10 where fund_code = 'GRO' and on_date = '2026-11-20'`.execute(db());
    await set({ issue_date: '2025-11-23' });
    expect((await ofPolicy())?.surrender).toEqual({
      // the second policy year starts on the price's day
      charge: 2_400_00,
      amount: 102_600_00,
      paidOn: '2030-11-23',
      atLeast: 120_027_49,
    });
    await set({ issue_date: '2024-11-24' });
    expect((await ofPolicy())?.surrender.charge).toBe(2_400_00);
    const ticket = await ticketOf({ ...ALL });
    await publish({ GRO: '10.0000' });
    await settle();
    expect(await payoutOf(ticket)).toBeUndefined();
    expect(await requestOf(ticket)).toMatchObject({ state: 'completed' });
    expect(await otherOf()).toMatchObject({
      because: 'policy-ended',
      discontinued: { amount: 102_600_00, since: NAV_DATE, paidOn: '2029-11-24', atLeast: 115_423_70 },
    });
    expect(await payDiscontinued(a, '2029-11-23')).toBe(false);
    const ran = await Promise.all([payDiscontinued(a, '2029-11-24'), payDiscontinued(b, '2029-11-24')]);
    expect(ran.filter(Boolean)).toHaveLength(1);
    expect(await payoutOf(ticket)).toMatchObject({
      kind: 'surrender',
      gross: 117_823_70,
      deductions: [{ name: 'discontinuance-charge', paise: 2_400_00 }],
      tax: 0,
      net: 115_423_70,
      counts_from: '2029-11-24',
    });
  });
});
