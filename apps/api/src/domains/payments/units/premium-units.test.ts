import { randomUUID } from 'node:crypto';
import type { CalendarDate } from '@lifedesk/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyAnswer } from '../../../back-office/apply-answer.ts';
import { callerFor } from '../../../testing/caller.ts';
import { CLIENTS, create, decide } from '../../../testing/payer.ts';
import { type Node, type Nodes, startTwoNodes } from '../../../testing/two-nodes.ts';
import { runCalendar } from '../../policy-changes/calendar/run-calendar.ts';
import { post } from '../books/ledger.store.ts';
import { postReceived } from '../books/post-received.ts';
import { findPaidIn } from './paid-in.store.ts';
import { buyPremiumUnits } from './premium-lots.store.ts';

/** Meenakshi's unit-linked policy: ₹2,00,000 a year; 40% for Growth, 30% Balanced, 20% Secure, 10% Mid Cap. */
const POLICY = '503456789';
const DUE = '2027-02-24';
const PREMIUM = 20_000_000;

let installation: Nodes;
let a: Node;
let b: Node;
const db = () => a.deps.db;
beforeAll(async () => {
  installation = await startTwoNodes();
  [a, b] = installation.nodes;
});
afterAll(() => installation?.close());
beforeEach(async () => {
  await db().deleteFrom('premium_lot').execute();
  await db().updateTable('policy').set({ due_date: DUE, status_code: '1' }).where('policy_no', '=', POLICY).execute();
  const { kept } = await db()
    .selectFrom('ledger_entry')
    .where('policy_no', '=', POLICY)
    .where('account', '=', 'suspense')
    .select(sql<number>`coalesce(-sum(amount), 0)::bigint`.as('kept'))
    .executeTakeFirstOrThrow();
  if (kept > 0) await deposit(-kept);
  await db().deleteFrom('fund_nav').where('on_date', '>', '2026-11-20').execute();
});

const at = (instant: string) => installation.advance(Date.parse(instant) - a.deps.clock.now().getTime());
const lots = () =>
  db().selectFrom('premium_lot').select(['fund_code', 'amount', 'nav_date', 'units']).orderBy('fund_code').execute();
const dueDate = async () =>
  (await db().selectFrom('policy').select('due_date').where('policy_no', '=', POLICY).executeTakeFirstOrThrow())
    .due_date;
const spread = (nav_date: string) => [
  { fund_code: 'BAL', amount: 6_000_000, nav_date },
  { fund_code: 'GRO', amount: 8_000_000, nav_date },
  { fund_code: 'MID', amount: 2_000_000, nav_date },
  { fund_code: 'SEC', amount: 4_000_000, nav_date },
];
const units = async () =>
  Object.fromEntries(
    (await db().selectFrom('fund_holding').selectAll().where('policy_no', '=', POLICY).execute()).map((row) => [
      row.fund_code,
      Number(row.units),
    ]),
  );

/** Money held for the policy. */
const deposit = (amount: number) =>
  db()
    .transaction()
    .execute((transaction) =>
      post(transaction, { order_id: null, kind: 'payment', posted_at: a.deps.clock.now() }, [
        { account: 'bank', amount, policy_no: null },
        { account: 'suspense', amount: -amount, policy_no: POLICY },
      ]),
    );

async function payOnline(): Promise<void> {
  const meenakshi = await callerFor(a, 'full', CLIENTS.meenakshi);
  const { body } = await create(meenakshi, [{ policyNo: POLICY, amount: PREMIUM }]);
  await decide(a, body.gatewayUrl ?? '', 'approve');
}

/** A proof of payment that waits for a decision by staff. */
async function prove(amount: number, paidOn: CalendarDate): Promise<string> {
  const now = a.deps.clock.now();
  const { customer_id } = await db()
    .selectFrom('policy')
    .select('customer_id')
    .where('policy_no', '=', POLICY)
    .executeTakeFirstOrThrow();
  const ticket = `SR${randomUUID().replaceAll(/\D/g, '').padEnd(10, '7').slice(0, 10)}`;
  const request = { type: 'payment-proof', state: 'received', made_in: 'full', made_from: '127.0.0.1' } as const;
  const dates = { made_at: now, promised_on: '2027-12-31', settled_at: null } as const;
  const keys = { about: null, idempotency_key: randomUUID(), request_hash: 'a' };
  await db()
    .insertInto('service_request')
    .values({ ticket, customer_id, policy_nos: [POLICY], payload: JSON.stringify({}), ...request, ...dates, ...keys })
    .execute();
  await db()
    .insertInto('payment_proof')
    .values({ ticket, policy_no: POLICY, rail: 'neft', reference: `SBIN${ticket}`, amount, paid_on: paidOn })
    .execute();
  return ticket;
}
const accept = (ticket: string, node: Node = a) =>
  applyAnswer(node.deps, {
    answerId: randomUUID(),
    ticket,
    outcome: 'approved',
    maker: 'EMP-1',
    checker: 'EMP-2',
    note: 'Found at the bank.',
    at: node.deps.clock.now().toISOString(),
  });

describe('a premium buys units', () => {
  it('paid online: at the price of the payment day', async () => {
    at('2027-02-25T05:00:00Z');
    await payOnline();
    expect(await dueDate()).toBe('2028-02-24');
    expect(await lots()).toMatchObject(spread('2027-02-25'));
  });

  it.each([
    ['at 15:00 on a business day', '2027-02-25T09:30:00Z', '2027-02-25'],
    ['a moment later', '2027-02-25T09:30:00.001Z', '2027-02-26'],
    ['on a Friday evening', '2027-02-26T13:00:00Z', '2027-03-01'],
    ['on a holiday', '2027-03-26T05:00:00Z', '2027-03-29'],
  ])('proved, and accepted by staff %s: at the price that follows', async (_, instant, navDate) => {
    at(instant);
    await accept(await prove(PREMIUM, '2027-02-24'));
    expect(await dueDate()).toBe('2028-02-24');
    expect(await lots()).toMatchObject(spread(navDate));
  });

  it('proved before it is due: at the price of the due date', async () => {
    at('2027-02-01T05:00:00Z');
    await accept(await prove(PREMIUM, '2027-01-29'));
    expect(await lots()).toMatchObject(spread(DUE));
  });

  it('completed by held money: for the whole premium', async () => {
    at('2027-02-25T05:00:00Z');
    await deposit(5_000_000);
    await accept(await prove(PREMIUM - 5_000_000, '2027-02-24'));
    expect(await dueDate()).toBe('2028-02-24');
    expect(await lots()).toMatchObject(spread('2027-02-25'));
  });

  it('from held money at the end of the grace period: at the price of that day, however late it runs', async () => {
    at('2027-02-25T05:00:00Z');
    await deposit(PREMIUM);
    const before = await findPaidIn(db(), POLICY);
    at('2027-04-20T05:00:00Z');
    await runCalendar(a.deps);
    await runCalendar(b.deps);
    expect(await dueDate()).toBe('2028-02-24');
    // the grace period ends on Friday 26 March, a holiday
    expect(await lots()).toMatchObject(spread('2027-03-29'));
    expect(await findPaidIn(db(), POLICY)).toEqual([...before, { on: '2027-04-20', amount: PREMIUM }]);
  });

  it('of a company or a person, through every caller that settles a premium: one function for all', async () => {
    at('2027-02-25T05:00:00Z');
    const { customer_id: customerId } = await db()
      .selectFrom('policy')
      .select('customer_id')
      .where('policy_no', '=', POLICY)
      .executeTakeFirstOrThrow();
    const now = a.deps.clock.now();
    const received = { customerId, policyNo: POLICY, amount: PREMIUM, paidAt: now, now };
    await db()
      .transaction()
      .execute((transaction) => postReceived(transaction, received));
    expect(await lots()).toMatchObject(spread('2027-02-25'));
  });
});

describe('a premium buys no units', () => {
  it.each([PREMIUM - 1, PREMIUM + 1])('if %d paise arrived, which is not the amount due', async (amount) => {
    at('2027-02-25T05:00:00Z');
    await accept(await prove(amount, '2027-02-24'));
    expect(await dueDate()).toBe(DUE);
    expect(await lots()).toEqual([]);
  });

  it('for a plan without funds', async () => {
    at('2027-02-25T05:00:00Z');
    await db().updateTable('plan').set({ line: 'savings' }).where('code', '=', 'MWB02').execute();
    try {
      await accept(await prove(PREMIUM, '2027-02-24'));
      expect(await lots()).toEqual([]);
    } finally {
      await db().updateTable('plan').set({ line: 'unit-linked' }).where('code', '=', 'MWB02').execute();
    }
  });
});

it('a proof is accepted once on two nodes, and its units are bought once', async () => {
  at('2027-02-25T05:00:00Z');
  const before = await units();
  const ticket = await prove(PREMIUM, '2027-02-24');
  await Promise.allSettled([accept(ticket, a), accept(ticket, b)]);
  expect(await lots()).toHaveLength(4);
  await db()
    .insertInto('fund_nav')
    .values(['BAL', 'GRO', 'MID', 'SEC'].map((fund_code) => ({ fund_code, on_date: '2027-02-25', nav: '20.0000' })))
    .execute();
  const now = new Date('2027-02-25T16:00:00Z');
  const buy = (node: Node) => buyPremiumUnits(node.deps.db, '2027-02-25', now, 500);
  await Promise.all([buy(a), buy(b)]);
  await buy(a);
  const after = await units();
  const increaseOf = (code: string) => Number(((after[code] ?? 0) - (before[code] ?? 0)).toFixed(4));
  expect(['BAL', 'GRO', 'MID', 'SEC'].map(increaseOf)).toEqual([3_000, 4_000, 1_000, 2_000]);
});
