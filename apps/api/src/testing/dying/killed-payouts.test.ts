import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transferStore } from '../../../simulators/banks/transfer-store.ts';
import { applyAnswer, type BackOfficeAnswer } from '../../back-office/apply-answer.ts';
import type { Deps } from '../../deps.ts';
import { post } from '../../domains/payments/public.ts';
import { orderLateInterest } from '../../domains/payouts/pay/order-late-interest.ts';
import { processPayouts } from '../../domains/payouts/pay/process-payouts.ts';
import { orderPayout } from '../../domains/payouts/public.ts';
import { makeRequest, type RequestCall } from '../../domains/requests/make-request.ts';
import { createSessions } from '../../platform/access/sessions.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Node } from '../two-nodes.ts';
import { type DyingNodes, startDyingNodes } from './dying-nodes.ts';

const BEGIN = new Date('2026-11-21T04:30:00.000Z');
const HOUR_MS = 3_600_000;
/** Received for the policy and not used. */
const UNUSED = 500_00;
const SAVINGS = '501234567';

let dying: DyingNodes;
let a: Node;
let b: Node;
let db: Db;
let rewind: () => Promise<void>;
beforeAll(async () => {
  dying = await startDyingNodes(BEGIN);
  [a, b] = dying.nodes;
  db = dying.db;
  // no hold: a payout is owed at once
  await sql`truncate new_device, former_contact`.execute(db);
  rewind = await dying.remember();
});
afterAll(() => dying?.close());
beforeEach(() => rewindAll());

async function rewindAll(): Promise<void> {
  await rewind();
  await sql`truncate service_message, limit_counter, sandbox_bank_transfer, linked_return, new_device, outbox`.execute(
    db,
  );
  dying.advance(BEGIN.getTime() - a.deps.clock.now().getTime());
}

/** A customer's request, and money received for its policy. */
async function request(type: 'surrender-request' | 'freelook-request' | 'pua-surrender', policyNo: string) {
  const { customer_id: customerId } = await db
    .selectFrom('policy')
    .select('customer_id')
    .where('policy_no', '=', policyNo)
    .executeTakeFirstOrThrow();
  await db.transaction().execute((transaction) =>
    post(transaction, { order_id: null, kind: 'payment', posted_at: BEGIN }, [
      { account: 'gateway-clearing', amount: UNUSED, policy_no: null },
      { account: 'suspense', amount: -UNUSED, policy_no: policyNo },
    ]),
  );
  const session = await createSessions(a.deps).open({ kind: 'full', customerId, policyNo: null });
  const call = { session, headers: { 'Idempotency-Key': randomUUID() }, body: {}, client: { address: '127.0.0.1' } };
  const payload = { sumAssured: 20_000_00, cash: 12_420_00 };
  const effect = async () => ({ isDone: false, policyNos: [policyNo], payload });
  return (await makeRequest(a.deps, call as unknown as RequestCall, { type, effect })).ticket;
}

const approvalOf = (ticket: string): BackOfficeAnswer => ({
  answerId: randomUUID(),
  ticket,
  outcome: 'approved',
  maker: 'EMP-1',
  checker: 'EMP-2',
  at: BEGIN.toISOString(),
});

/** How far an approval got: complete, or nothing. */
async function readApproval(ticket: string, policyNo: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select r.state, p.status_code as status, o.payouts, o.gross = booked.gross as "isBooked",
      coalesce((select -sum(amount) from ledger_entry where policy_no = p.policy_no and account = 'suspense'), 0)::int as unused,
      coalesce((select principal from policy_loan where policy_no = p.policy_no), 0)::int as loan,
      coalesce((select sum_assured from policy_paid_up_addition where policy_no = p.policy_no), 0)::int as additions,
      (select count(*)::int from back_office_answer where ticket = r.ticket) as answers
    from service_request r join policy p on p.policy_no = ${policyNo}
    cross join lateral (select count(*)::int as payouts, coalesce(sum(gross), 0) as gross from payout
      where policy_no = p.policy_no) o
    cross join lateral (select coalesce(sum(e.amount), 0) as gross from ledger_entry e join ledger_posting l on l.id = e.posting_id
      where l.kind = 'payout-owed' and e.policy_no = p.policy_no and e.amount > 0) booked
    where r.ticket = ${ticket}`.execute(db);
  return rows[0];
}

describe('a node that is killed at any statement of an approval', () => {
  const all = { state: 'completed', isBooked: true, answers: 1 };
  it.each([
    ['surrender-request', SAVINGS, { ...all, status: 'S', payouts: 2, unused: 0, loan: 0, additions: 42_000_00 }],
    ['freelook-request', '512345678', { ...all, status: 'F', payouts: 2, unused: 0, loan: 0, additions: 0 }],
    ['freelook-request', '512345686', { ...all, status: 'F', payouts: 1, unused: 0, loan: 0, additions: 0 }],
    [
      'pua-surrender',
      SAVINGS,
      { ...all, status: '1', payouts: 1, unused: UNUSED, loan: 60_000_00, additions: 22_000_00 },
    ],
  ] as const)(
    '%s of %s leaves nothing behind, and another node posts it once',
    async (type, policyNo, whole) => {
      const ask = async () => {
        await rewindAll();
        await sql`update policy_paid_up_addition set sum_assured = 4200000`.execute(db);
        await sql`update policy set vested_bonus = 5250000 where policy_no = ${SAVINGS}`.execute(db);
        const ticket = await request(type, policyNo);
        return { ticket, answer: approvalOf(ticket), before: await readApproval(ticket, policyNo) };
      };
      const first = await ask();
      const seen = await dying.seenAtEach(
        (deps) => applyAnswer(deps, first.answer),
        () => readApproval(first.ticket, policyNo),
      );
      expect(seen.length).toBeGreaterThan(20);
      expect(seen).toEqual(seen.map(() => first.before));
      expect(await readApproval(first.ticket, policyNo)).toEqual(whole);

      for (const statements of [0, seen.length >> 1, seen.length - 1]) {
        const { ticket, answer, before } = await ask();
        expect(await dying.diesAt(statements, (deps) => applyAnswer(deps, answer))).toBe(true);
        expect(await readApproval(ticket, policyNo)).toEqual(before);
        await Promise.all([applyAnswer(a.deps, answer), applyAnswer(b.deps, answer)]);
        expect(await readApproval(ticket, policyNo)).toEqual(whole);
      }
    },
    600_000,
  );
});

it('a payout whose request came from a new device is held wherever the node is killed, and paid once after that', async () => {
  const DAY_MS = 24 * HOUR_MS;
  const ask = async () => {
    await rewindAll();
    await sql`update policy_paid_up_addition set sum_assured = 4200000`.execute(db);
    await sql`update policy set vested_bonus = 5250000 where policy_no = ${SAVINGS}`.execute(db);
    await sql`insert into new_device (customer_id, at) select customer_id, ${BEGIN}::timestamptz from policy
      where policy_no = ${SAVINGS}`.execute(db);
    const ticket = await request('pua-surrender', SAVINGS);
    dying.advance(5 * DAY_MS);
    return { ticket, answer: { ...approvalOf(ticket), at: a.deps.clock.now().toISOString() } };
  };
  const orderAndSend = (answer: BackOfficeAnswer) => async (deps: Deps) => {
    await applyAnswer(deps, answer);
    await processPayouts(deps);
  };
  const readPayout = async (ticket: string) =>
    (
      await sql<
        Record<string, unknown>
      >`select state, hold_reason, hold_told_at is not null as "isAnnounced" from payout
      where ticket = ${ticket}`.execute(db)
    ).rows[0];
  const sentFor = async (ticket: string) =>
    (await (await transferStore(db)).all()).filter(({ reference }) => reference.startsWith(ticket));

  const first = await ask();
  const seen = await dying.seenAtEach(orderAndSend(first.answer), async () =>
    JSON.stringify([await readPayout(first.ticket), (await sql`select count(*) as n from outbox`.execute(db)).rows]),
  );
  const places = seen.flatMap((now, place) => (now === seen[place - 1] ? [] : [place]));
  expect(places.length).toBeGreaterThan(2);

  for (const statements of places) {
    const { ticket, answer } = await ask();
    expect(await dying.diesAt(statements, orderAndSend(answer))).toBe(true);
    dying.advance(HOUR_MS);
    // the back office posts its answer again, and both nodes go on
    await applyAnswer(b.deps, answer);
    await Promise.all([processPayouts(a.deps), processPayouts(b.deps)]);
    expect(await readPayout(ticket)).toEqual({ state: 'held', hold_reason: 'new-device', isAnnounced: true });
    expect(await sentFor(ticket)).toEqual([]);
    for (let day = 0; day < 4; day += 1) {
      dying.advance(DAY_MS);
      await Promise.all([processPayouts(a.deps), processPayouts(b.deps)]);
    }
    expect((await readPayout(ticket))?.state).toBe('paid');
    expect(await sentFor(ticket)).toHaveLength(1);
  }
}, 600_000);

/** Each attempt has its own payout, so that earlier payments can stay. */
const orderOf = (ticket: string) => (deps: Deps) =>
  deps.db.transaction().execute((inside) =>
    orderPayout(
      inside,
      {
        ticket,
        policyNo: SAVINGS,
        kind: 'surrender',
        grossPaise: 10_000_00,
        taxPaise: 0,
        deductions: [],
        countsFrom: '2026-11-21',
      },
      BEGIN,
    ),
  );

it('a payout is ordered completely or not at all', async () => {
  const ticket = 'SR9000000001';
  const place = orderOf(ticket);
  const readOrder = async () =>
    (
      await sql<{
        payouts: number;
        postings: number;
      }>`select (select count(*)::int from payout where ticket = ${ticket}) as payouts,
        (select count(*)::int from ledger_posting where payout_ticket = ${ticket}) as postings`.execute(db)
    ).rows[0];
  const NOTHING = { payouts: 0, postings: 0 };
  expect(await dying.diesAt(2, place)).toBe(true);
  expect(await readOrder()).toEqual(NOTHING);
  const seen = await dying.seenAtEach(place, readOrder);
  expect(seen.length).toBeGreaterThan(4);
  expect(seen).toEqual(seen.map(() => NOTHING));
  await Promise.all([place(a.deps), place(b.deps)]);
  expect(await readOrder()).toEqual({ payouts: 1, postings: 1 });
});

it('a payout is paid once wherever the node is killed, also if the bank answers twice', async () => {
  let number = 1;
  const order = async () => {
    const ticket = `SR9${String(number++).padStart(9, '0')}`;
    await orderOf(ticket)(a.deps);
    return ticket;
  };
  const sentFor = async (ticket: string) =>
    (await (await transferStore(db)).all()).filter(({ reference }) => reference.startsWith(ticket));
  /** Everything that another node and the bank know. */
  const readState = async (ticket: string) => {
    const { rows } =
      await sql<object>`select to_jsonb(o) as payout, (select count(*)::int from payout_event e where e.ticket = o.ticket) as events,
      (select count(*)::int from ledger_posting where payout_ticket = o.ticket) as postings,
      (select count(*)::int from service_message) as messages from payout o where o.ticket = ${ticket}`.execute(db);
    return JSON.stringify({ ...rows[0], sent: (await sentFor(ticket)).length });
  };

  // the demo's payouts are done, so that each later run has as many statements
  await processPayouts(a.deps);
  const whole = await order();
  const seen = await dying.seenAtEach(
    (deps) => processPayouts(deps),
    () => readState(whole),
  );
  // dying where nothing has changed since the last statement is the same death again
  const places = seen.flatMap((now, place) => (now === seen[place - 1] ? [] : [place]));
  expect(places.length).toBeGreaterThan(3);

  for (const statements of places) {
    dying.advance(BEGIN.getTime() - a.deps.clock.now().getTime());
    const ticket = await order();
    expect(await dying.diesAt(statements, (deps) => processPayouts(deps))).toBe(true);
    for (let turn = 0; turn < 3; turn += 1) {
      dying.advance(HOUR_MS);
      // both nodes ask, and both get the answer
      await Promise.all([processPayouts(a.deps), processPayouts(b.deps)]);
    }
    const { rows } = await sql`select o.state, (select count(*)::int from ledger_posting
        where payout_ticket = o.ticket and kind = 'payout-paid') as paid from payout o where o.ticket = ${ticket}`.execute(
      db,
    );
    expect(rows).toEqual([{ state: 'paid', paid: 1 }]);
    expect(await sentFor(ticket)).toHaveLength(1);
  }
}, 600_000);

it('the interest of a payout that the bank paid late is paid once wherever the node is killed', async () => {
  // ₹10,000.00 for 53 days at 7.50 %
  const INTEREST = 108_90;
  const payLate = async (ticket: string) => {
    await orderOf(ticket)(a.deps);
    await processPayouts(a.deps);
    await sql`update payout set paid_on = '2027-01-13' where ticket = ${ticket}`.execute(db);
  };
  const readInterest = async (ticket: string) =>
    JSON.stringify(
      (await sql`select kind, net from payout where ticket = ${`INT-${ticket}`}`.execute(db)).rows.concat(
        (await sql`select checked_at from payout_interest_check where ticket = ${ticket}`.execute(db)).rows,
      ),
    );
  await payLate('SR9100000000');
  const seen = await dying.seenAtEach(orderLateInterest, () => readInterest('SR9100000000'));
  expect(seen.length).toBeGreaterThan(5);
  for (const statements of [0, seen.length >> 1, seen.length - 1]) {
    const ticket = `SR92${String(statements).padStart(8, '0')}`;
    await payLate(ticket);
    expect(await dying.diesAt(statements, orderLateInterest)).toBe(true);
    for (let turn = 0; turn < 2; turn += 1) {
      dying.advance(HOUR_MS);
      await Promise.all([processPayouts(a.deps), processPayouts(b.deps)]);
    }
    const { rows } = await sql`select state, net from payout where ticket = ${`INT-${ticket}`}`.execute(db);
    expect(rows).toEqual([{ state: 'paid', net: INTEREST }]);
    const sent = (await (await transferStore(db)).all()).filter(({ reference }) => reference.includes(ticket));
    expect(sent.map(({ amount }) => amount).sort()).toEqual([10_000_00, INTEREST].sort());
  }
}, 600_000);
