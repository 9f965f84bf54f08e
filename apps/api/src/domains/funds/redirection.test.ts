import { randomUUID } from 'node:crypto';
import type { CalendarDate } from '@lifedesk/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readOutbox } from '../../../simulators/sandbox/outbox-routes.ts';
import { type Caller, callerFor } from '../../testing/caller.ts';
import { CLIENTS } from '../../testing/payer.ts';
import { type Node, type Nodes, startTwoNodes } from '../../testing/two-nodes.ts';
import { buyPremiumUnits, cancelPremiums, takePremiums } from '../payments/units/premium-lots.store.ts';

/** ₹2,00,000 a year, next due on 24 February 2027. */
const policyNo = '503456789';
const paidUp = '503456797';
const DUE = '2027-02-24';
const MAIL = 'meenakshi.s@example.com';

let installation: Nodes;
let a: Node;
let b: Node;
let meenakshi: Caller;
beforeAll(async () => {
  installation = await startTwoNodes();
  [a, b] = installation.nodes;
});
afterAll(() => installation?.close());
beforeEach(async () => {
  await sql`truncate premium_lot, session, otp_challenge, limit_counter, outbox`.execute(db());
  await db().deleteFrom('premium_allocation').where('ticket', 'is not', null).execute();
  await set({ assignment: null, assignee: null, status_code: '1' });
  meenakshi = await callerFor(a, 'full', CLIENTS.meenakshi);
});

const db = () => a.deps.db;
const set = (values: { assignment?: 'absolute' | null; assignee?: string | null; status_code?: string }) =>
  db().updateTable('policy').set(values).where('policy_no', '=', policyNo).execute();
const offer = async () => (await meenakshi.call('premiumAllocations', {})).body;
const sharesNow = async () => (await offer()).policies[0]?.now.map(({ fundCode, share }) => `${fundCode} ${share}`);
const TO = [
  { fundCode: 'SEC', share: 70 },
  { fundCode: 'BAL', share: 30 },
];
type Body = Parameters<typeof send>[0];
const body = async (change: Partial<Body> = {}) => {
  const { otpToken } = await offer();
  const sent = await meenakshi.call('generateOtp', { otpToken, workTypeTxt: 'redirect' });
  const otp = (await readOutbox(db(), MAIL)).find((message) => message.otp)?.otp ?? '';
  return { policyNo, to: TO, effectiveFrom: DUE, otpToken: sent.body.otpToken, otp, ...change };
};
const send = (
  given: {
    policyNo: string;
    to: { fundCode: string; share: number }[];
    effectiveFrom: string;
    otpToken: string;
    otp: string;
  },
  key: string = randomUUID(),
  node: Node = a,
) => meenakshi.call('redirectPremiums', given, { 'Idempotency-Key': key }, node);
const redirect = async (change?: Partial<Body>) => send(await body(change));

describe('the allocation of premiums', () => {
  it('is shown with the next premium, the open funds and the limits', async () => {
    const { policies, notEligible } = await offer();
    expect(policies).toMatchObject([
      { policyNo, premium: 20_000_000, effectiveFrom: DUE, leastShare: 5, changesLeft: 2 },
    ]);
    expect(await sharesNow()).toEqual(['GRO 40', 'BAL 30', 'SEC 20', 'MID 10']);
    expect(policies[0]?.openFunds).toHaveLength(5);
    expect(notEligible).toEqual([{ policyNo: paidUp, planName: expect.any(String), because: 'no-premium' }]);
  });

  it.each([
    ['discontinued', { status_code: '4' }],
    ['absolute-assignment', { assignment: 'absolute' as const, assignee: 'Kaveri Housing Finance' }],
  ])('cannot be changed, with the reason: %s', async (because, values) => {
    const given = await body();
    await set(values);
    const { policies, notEligible } = await offer();
    expect(policies).toEqual([]);
    expect(notEligible.find((one) => one.policyNo === policyNo)).toMatchObject({ because });
    expect(await send(given)).toMatchObject({ status: 400, code: 'validation' });
  });
});

describe('a redirection', () => {
  it('applies from the next premium, and the request says before and after', async () => {
    const { body: made } = await redirect();
    expect(made).toMatchObject({ type: 'premium-redirection', state: 'completed', policyNos: [policyNo] });
    expect(await sharesNow()).toEqual(['SEC 70', 'BAL 30']);
    const { serviceRequests } = (await meenakshi.call('serviceRequests', { policyNo })).body;
    expect(serviceRequests.find(({ ticket }) => ticket === made.ticket)?.changes).toMatchObject([
      {
        before: 'Growth Fund 40 %, Balanced Fund 30 %, Secure Fund 20 %, Mid Cap Opportunities Fund 10 %',
        after: 'Secure Fund 70 %, Balanced Fund 30 %',
      },
    ]);
  });

  it('can be made as often per policy year as the plan allows', async () => {
    await redirect();
    await redirect({ to: [{ fundCode: 'LIQ', share: 100 }] });
    expect((await offer()).notEligible).toContainEqual(expect.objectContaining({ policyNo, because: 'year-used' }));
    expect(await redirect()).toMatchObject({ status: 400, code: 'validation' });
  });

  it('is made once per key, also on two nodes at once', async () => {
    const given = await body();
    const key = randomUUID();
    const both = await Promise.all([send(given, key), send(given, key, b)]);
    expect(both[1].body).toEqual(both[0].body);
    const rows = await db().selectFrom('premium_allocation').where('ticket', 'is not', null).selectAll().execute();
    expect(rows).toHaveLength(1);
  });

  it.each<[string, Partial<Body>, string]>([
    ['shares below 100', { to: [{ fundCode: 'SEC', share: 99 }] }, '/to'],
    [
      'shares above 100',
      {
        to: [
          { fundCode: 'SEC', share: 99 },
          { fundCode: 'BAL', share: 2 },
        ],
      },
      '/to',
    ],
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
    ['a fund that does not exist', { to: [{ fundCode: 'XYZ', share: 100 }] }, '/to'],
    ['another premium than the next one', { effectiveFrom: '2026-11-21' }, '/effectiveFrom'],
    ['a fully paid policy', { policyNo: paidUp }, '/policyNo'],
  ])('is refused: %s', async (_, change, pointer) => {
    const { status, body: answer } = await redirect(change);
    expect(status).toBe(400);
    expect((answer as unknown as { errors: { pointer: string }[] }).errors[0]?.pointer).toBe(pointer);
  });

  it.each(['501234567', '512345686'])('of %s returns not found', async (other) => {
    expect((await redirect({ policyNo: other })).status).toBe(404);
  });
});

describe('a paid premium', () => {
  const orderId = 'ord_of_a_premium';
  const pay = async (dueFrom: CalendarDate) => {
    await sql`alter table ledger_posting drop constraint if exists ledger_posting_order_id_fkey`.execute(db());
    await sql`delete from ledger_posting where order_id = ${orderId}`.execute(db());
    const { id } = await db()
      .insertInto('ledger_posting')
      .values({ order_id: orderId, kind: 'payment', posted_at: a.deps.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const premium = { policyNo, premium: 20_000_000, dueFrom };
    await takePremiums(db(), id, [premium], new Date('2026-11-21T06:00:00Z'));
    return db().selectFrom('premium_lot').orderBy('fund_code').selectAll().execute();
  };

  it('buys units by the allocation on its due date, so the new one applies from the next premium', async () => {
    await redirect();
    expect(await pay('2026-02-24')).toMatchObject([
      { fund_code: 'BAL', amount: 6_000_000, nav_date: '2026-11-23' },
      { fund_code: 'GRO', amount: 8_000_000 },
      { fund_code: 'MID', amount: 2_000_000 },
      { fund_code: 'SEC', amount: 4_000_000 },
    ]);
    await sql`truncate premium_lot`.execute(db());
    expect(await pay(DUE)).toMatchObject([
      { fund_code: 'BAL', amount: 6_000_000, nav_date: DUE },
      { fund_code: 'SEC', amount: 14_000_000, nav_date: DUE },
    ]);
  });

  it("gets its units once, when its day's price is published; one that is reversed before buys none", async () => {
    const units = async () =>
      (
        await db()
          .selectFrom('fund_holding')
          .where('policy_no', '=', policyNo)
          .where('fund_code', '=', 'LIQ')
          .select('units')
          .executeTakeFirst()
      )?.units;
    await redirect({ to: [{ fundCode: 'LIQ', share: 100 }] });
    await pay(DUE);
    const now = new Date(`${DUE}T16:00:00Z`);
    expect(await buyPremiumUnits(db(), DUE, now, 500)).toBe(0);
    await db().insertInto('fund_nav').values({ fund_code: 'LIQ', on_date: DUE, nav: '20.0000' }).execute();
    const bought = await Promise.all([buyPremiumUnits(db(), DUE, now, 500), buyPremiumUnits(b.deps.db, DUE, now, 500)]);
    expect(bought.sort()).toEqual([0, 1]);
    expect(await units()).toBe('10000.0000');
    // staff decide about a premium that has bought units
    expect(await cancelPremiums(db(), orderId, now)).toEqual(new Set([policyNo]));
    await sql`truncate premium_lot`.execute(db());
    await pay(DUE);
    expect(await cancelPremiums(db(), orderId, now)).toEqual(new Set());
    // it has been reversed by now, as by a surrender that refunded it
    expect(await cancelPremiums(db(), orderId, now)).toEqual(new Set([policyNo]));
    expect(await buyPremiumUnits(db(), DUE, now, 500)).toBe(0);
    expect(await units()).toBe('10000.0000');
  });
});
