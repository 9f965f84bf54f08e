import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transferStore } from '../../../simulators/banks/transfer-store.ts';
import { applyAnswer, type BackOfficeAnswer } from '../../back-office/apply-answer.ts';
import type { Deps } from '../../deps.ts';
import { post } from '../../domains/payments/public.ts';
import { workPayouts } from '../../domains/payouts/pay/work-payouts.ts';
import { orderPayout } from '../../domains/payouts/public.ts';
import { makeRequest, type RequestCall } from '../../domains/requests/make-request.ts';
import { createSessions } from '../../platform/access/sessions.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Node } from '../two-nodes.ts';
import { type DyingNodes, killEverywhere, startDyingNodes } from './dying-nodes.ts';

const BEGIN = new Date('2026-11-21T04:30:00.000Z');
const HOUR_MS = 3_600_000;
/** More statements than any of it takes. */
const MOST = 200;
/** Few kills, each at another place of the transaction. */
const STRIDE = 11;
/** Paid in for the policy and not used. */
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
beforeEach(() => again());

async function again(): Promise<void> {
  await rewind();
  await sql`truncate service_message, limit_counter, sandbox_bank_transfer, linked_return`.execute(db);
  dying.advance(BEGIN.getTime() - a.deps.clock.now().getTime());
}

/** A request that the customer has made, and money that was paid in for its policy. */
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

/** How far an approval is: all of it, or nothing. */
async function found(ticket: string, policyNo: string) {
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
    '%s of %s leaves nothing behind, and another node owes it once',
    async (type, policyNo, whole) => {
      const statements = await killEverywhere(STRIDE, MOST, async (statements) => {
        await again();
        await sql`update policy_paid_up_addition set sum_assured = 4200000`.execute(db);
        await sql`update policy set vested_bonus = 5250000 where policy_no = ${SAVINGS}`.execute(db);
        const ticket = await request(type, policyNo);
        const before = await found(ticket, policyNo);
        const answer = approvalOf(ticket);
        const died = await dying.diesAt(statements, (deps) => applyAnswer(deps, answer));
        expect(await found(ticket, policyNo)).toEqual(died ? before : whole);
        await Promise.all([applyAnswer(a.deps, answer), applyAnswer(b.deps, answer)]);
        expect(await found(ticket, policyNo)).toEqual(whole);
        return died;
      });
      expect(statements).toBeGreaterThan(STRIDE);
    },
    600_000,
  );
});

it('a payout is ordered whole or not at all, and the answer of the bank that comes twice pays it once', async () => {
  const ticket = 'SR9000000001';
  const order = { ticket, policyNo: SAVINGS, kind: 'surrender' as const, grossPaise: 10_000_00, taxPaise: 0 };
  const place = (deps: Deps) =>
    deps.db
      .transaction()
      .execute((inside) => orderPayout(inside, { ...order, deductions: [], countsFrom: '2026-11-21' }, BEGIN));
  const payouts = async () =>
    (await db.selectFrom('payout').select('state').where('ticket', '=', ticket).execute()).length;
  await killEverywhere(4, MOST, async (statements) => {
    await again();
    const died = await dying.diesAt(statements, place);
    expect(await payouts()).toBe(died ? 0 : 1);
    await Promise.all([place(a.deps), place(b.deps)]);
    expect(await payouts()).toBe(1);
    return died;
  });
  const statements = await killEverywhere(STRIDE, MOST, async (statements) => {
    await again();
    await place(a.deps);
    const died = await dying.diesAt(statements, (deps) => workPayouts(deps));
    for (let turn = 0; turn < 3; turn += 1) {
      dying.advance(HOUR_MS);
      // both nodes ask, and both get the answer
      await Promise.all([workPayouts(a.deps), workPayouts(b.deps)]);
    }
    const { rows } = await sql`select o.state, (select count(*)::int from ledger_posting
        where payout_ticket = o.ticket and kind = 'payout-paid') as paid from payout o where o.ticket = ${ticket}`.execute(
      db,
    );
    expect(rows).toEqual([{ state: 'paid', paid: 1 }]);
    const sent = (await (await transferStore(db)).all()).filter(({ reference }) => reference.startsWith(ticket));
    expect(sent).toHaveLength(1);
    return died;
  });
  expect(statements).toBeGreaterThan(0);
}, 600_000);
