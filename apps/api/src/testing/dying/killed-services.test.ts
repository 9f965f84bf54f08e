import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SEEDED_ORDERS } from '../../../simulators/demo/seed-top-up.ts';
import { applyAnswer, type BackOfficeAnswer } from '../../back-office/apply-answer.ts';
import type { Deps } from '../../deps.ts';
import { mandateJob } from '../../domains/auto-debit/mandate-job.ts';
import { payLinkJob } from '../../domains/pay-links/pay-link-job.ts';
import payByLink from '../../domains/pay-links/payByLink.ts';
import { settlePendingOrders } from '../../domains/payments/gateway/poll-gateway.ts';
import { buyAndAnnounce } from '../../domains/payments/units/buy-units.ts';
import { makeRequest, type RequestCall } from '../../domains/requests/make-request.ts';
import { createSessions } from '../../platform/access/sessions.ts';
import type { RequestBody } from '../../platform/contract/handler.ts';
import type { Db } from '../../platform/database/connect.ts';
import { callerFor, post } from '../caller.ts';
import { CLIENTS, create, decide } from '../payer.ts';
import type { Node } from '../two-nodes.ts';
import { type DyingNodes, startDyingNodes } from './dying-nodes.ts';

const BEGIN = new Date('2026-11-21T04:30:00.000Z');
const MINUTE = 60_000;
const DEBITED = '503456789';
const TAXED = '511234567';

let dying: DyingNodes;
let a: Node;
let b: Node;
let db: Db;
let rewind: () => Promise<void>;
beforeAll(async () => {
  dying = await startDyingNodes(BEGIN);
  [a, b] = dying.nodes;
  db = dying.db;
  await sql`update mandate set state = 'ended', settled_at = created_at, bank_told_at = created_at where policy_no <> ${DEBITED}`.execute(
    db,
  );
  await sql`create table remembered_bank as table sandbox_gateway_order`.execute(db);
  rewind = await dying.remember();
});
afterAll(() => dying?.close());
beforeEach(() => rewindAll());
afterEach(() => a.sandbox.state.clear());

async function rewindAll(): Promise<void> {
  await rewind();
  await sql`insert into sandbox_gateway_order select * from remembered_bank`.execute(db);
  await sql`truncate service_message, limit_counter`.execute(db);
  await a.sandbox.state.switchScenario('gateway silent', true);
  dying.advance(BEGIN.getTime() - a.deps.clock.now().getTime());
}

const moveTo = (instant: string) => dying.advance(new Date(instant).getTime() - a.deps.clock.now().getTime());
const { signal } = new AbortController();
const failing = {
  error(_: unknown, words: string) {
    throw new Error(words);
  },
  warn() {},
};
const workMandates = (node: Node) => mandates(node.deps);
const count = async (rows: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  (await rows.execute(db)).rows[0]?.n ?? 0;
const messages = () => count(sql`select count(*)::int as n from service_message`);

/** The same node a minute later. */
const aMinuteLater = (deps: Deps): Deps => {
  const then = new Date(deps.clock.now().getTime() + MINUTE);
  return { ...deps, clock: { now: () => then } };
};
const mandates = (deps: Deps) => mandateJob(deps, failing as never).run(signal);

/** How far the payment of a premium got: its orders, and the effects of a paid one. */
async function paymentsOf(policyNo: string) {
  const { rows } = await sql<{
    orders: number;
    open: number;
    paid: number;
    postings: number;
    receipts: number;
    moved: boolean;
  }>`
    select count(*)::int as orders, (count(*) filter (where o.state in ('created', 'pending')))::int as open,
      (count(*) filter (where o.state = 'paid'))::int as paid,
      (select count(*)::int from ledger_posting where order_id not like ${SEEDED_ORDERS}) as postings,
      (select count(*)::int from receipt where order_id not like ${SEEDED_ORDERS}) as receipts,
      (select p.due_date <> r.due_date from policy p join remembered_policy r using (policy_no) where policy_no = ${policyNo}) as moved
    from payment_order o where o.id not like ${SEEDED_ORDERS}`.execute(db);
  return rows[0];
}
const UNPAID = [
  { orders: 0, open: 0, paid: 0, postings: 0, receipts: 0, moved: false },
  { orders: 1, open: 1, paid: 0, postings: 0, receipts: 0, moved: false },
];
const PAID = { orders: 1, open: 0, paid: 1, postings: 1, receipts: 1, moved: true };
const countUnbalanced = () =>
  count(
    sql`select count(*)::int as n from (select posting_id from ledger_entry group by posting_id having sum(amount) <> 0) e`,
  );

describe('the debit of a mandate', () => {
  async function announce(): Promise<void> {
    moveTo('2027-02-22T05:00:00.000Z');
    await workMandates(a);
    moveTo('2027-02-24T05:00:00.000Z');
  }
  const debit = async () =>
    (
      await sql<{ state: string; order: string | null }>`select d.state, o.state as order
        from mandate_debit d left join payment_order o on o.id = d.order_id`.execute(db)
    ).rows;
  async function finish(): Promise<void> {
    for (let turn = 0; turn < 2; turn += 1) {
      await workMandates(b);
      dying.advance(30 * MINUTE);
      await settlePendingOrders(b.deps);
    }
    await workMandates(b);
  }
  const paidOnce = async () => {
    expect(await debit()).toEqual([{ state: 'paid', order: 'paid' }]);
    expect(await paymentsOf(DEBITED)).toEqual(PAID);
    expect(await countUnbalanced()).toBe(0);
    expect(
      await count(sql`select count(*)::int as n from service_message where sms ->> 'template' = 'payment-received'`),
    ).toBe(1);
    // The bank has one debit, however often it was asked.
    expect(
      await count(sql`select count(*)::int as n from sandbox_gateway_order where body ->> 'debitOf' is not null`),
    ).toBe(1);
  };

  it('is made completely or not at all wherever the node is killed, and once by another node', async () => {
    const deaths = await dying.dieEverywhere(async (statements) => {
      await rewindAll();
      await announce();
      const died = await dying.diesAt(statements, async (deps) => {
        await mandates(deps);
        await settlePendingOrders(aMinuteLater(deps));
        await mandates(aMinuteLater(deps));
      });
      const [found, ...more] = await debit();
      expect(more).toEqual([]);
      // An order and its debit exist together, or neither does.
      expect(['announced null', 'presented created', 'presented pending', 'presented paid', 'paid paid']).toContain(
        `${found?.state} ${found?.order}`,
      );
      expect([...UNPAID, PAID]).toContainEqual(await paymentsOf(DEBITED));
      if (!died) expect(found).toEqual({ state: 'paid', order: 'paid' });
      await finish();
      await paidOnce();
      return died;
    });
    expect(deaths.length).toBeGreaterThan(4);
  }, 600_000);

  it('is made once by two nodes that run at the same time', async () => {
    moveTo('2027-02-22T05:00:00.000Z');
    await Promise.all([workMandates(a), workMandates(b)]);
    expect(await messages()).toBe(2);
    moveTo('2027-02-24T05:00:00.000Z');
    for (let turn = 0; turn < 3; turn += 1) {
      await Promise.all([workMandates(a), workMandates(b)]);
      dying.advance(30 * MINUTE);
      await Promise.all([settlePendingOrders(a.deps), settlePendingOrders(b.deps)]);
    }
    await paidOnce();
  });
});

describe('the units of a top-up', () => {
  /** A paid top-up, and its day's prices. */
  async function topUp(): Promise<void> {
    const meenakshi = await callerFor(a, 'full', CLIENTS.meenakshi);
    const items = [{ policyNo: DEBITED, amount: 10_000_00 }];
    const { gatewayUrl } = (await create(meenakshi, items, { purpose: 'top-up', path: '/cs/top-up' })).body;
    await decide(a, gatewayUrl, 'approve');
    dying.advance(MINUTE);
    await settlePendingOrders(a.deps);
    moveTo('2026-11-24T05:00:00.000Z');
    await sql`insert into fund_nav (fund_code, on_date, nav) select code, '2026-11-23', 43.21 from fund on conflict do nothing`.execute(
      db,
    );
    await sql`truncate service_message`.execute(db);
  }
  const readLots = async () => ({
    lots: await count(
      sql`select count(*)::int as n from unit_lot where bought_at is not null and order_id not like ${SEEDED_ORDERS}`,
    ),
    // How many holdings have not grown by exactly their lot's units.
    wrong: await count(sql`select count(*)::int as n from fund_holding h
      join remembered_fund_holding r using (policy_no, fund_code) left join unit_lot l
        on l.policy_no = h.policy_no and l.fund_code = h.fund_code and l.bought_at is not null and l.order_id not like ${SEEDED_ORDERS}
      where h.units - r.units <> coalesce(l.units, 0)`),
    messages: await messages(),
  });
  const NOTHING = { lots: 0, wrong: 0, messages: 0 };
  const ALL = { lots: 4, wrong: 0, messages: 2 };

  it('are bought with their message or not at all wherever the node is killed, and once by another node', async () => {
    await topUp();
    const deaths = await dying.dieEverywhere(async (statements) => {
      await sql`update unit_lot set nav = null, units = null, bought_at = null where order_id not like ${SEEDED_ORDERS}`.execute(
        db,
      );
      await sql`update fund_holding h set units = r.units from remembered_fund_holding r
        where r.policy_no = h.policy_no and r.fund_code = h.fund_code`.execute(db);
      await sql`truncate service_message`.execute(db);
      const died = await dying.diesAt(statements, (deps) => buyAndAnnounce(deps, 500));
      expect(await readLots()).toEqual(died ? NOTHING : ALL);
      await buyAndAnnounce(b.deps, 500);
      expect(await readLots()).toEqual(ALL);
      return died;
    });
    expect(deaths.length).toBeGreaterThan(1);
  }, 600_000);

  it('are bought once by two nodes at the same time', async () => {
    await topUp();
    const lots = await Promise.all([a, b, a, b].map(({ deps }) => buyAndAnnounce(deps, 500)));
    expect(lots.reduce((sum, one) => sum + one)).toBe(4);
    expect(await readLots()).toEqual(ALL);
  });
});

describe('the approval of a GST refund', () => {
  async function request(): Promise<string> {
    const { rows } = await sql<{
      customerId: number;
      receiptNo: string;
    }>`select r.customer_id as "customerId", l.receipt_no as "receiptNo"
      from receipt_line l join receipt r using (receipt_no) where l.policy_no = ${TAXED} and l.gst > 0 order by l.receipt_no limit 2`.execute(
      db,
    );
    const customerId = rows[0]?.customerId ?? 0;
    const session = await createSessions(a.deps).open({ kind: 'full', customerId, policyNo: null });
    const call = { session, headers: { 'Idempotency-Key': randomUUID() }, body: {}, client: { address: '127.0.0.1' } };
    const payload = { receiptNos: rows.map(({ receiptNo }) => receiptNo) };
    const effect = async () => ({ isDone: false, policyNos: [TAXED], payload });
    const made = await makeRequest(a.deps, call as unknown as RequestCall, { type: 'gst-refund', effect });
    await sql`truncate service_message`.execute(db);
    return made.ticket;
  }
  const readRefund = async (ticket: string) => {
    const { rows } = await sql<{ state: string; payments: number; postings: number; answers: number }>`
      select state, (select count(*)::int from gst_refund where ticket = r.ticket) as payments,
        (select count(*)::int from ledger_posting where kind = 'payout-owed' and payout_ticket = r.ticket) as postings,
        (select count(*)::int from back_office_answer where ticket = r.ticket) as answers
      from service_request r where ticket = ${ticket}`.execute(db);
    return { ...rows[0], messages: await messages() };
  };
  const NOTHING = { state: 'received', payments: 0, postings: 0, answers: 0, messages: 0 };
  const ALL = { state: 'completed', payments: 2, postings: 1, answers: 1, messages: 2 };

  it('pays it completely or not at all wherever the node is killed, and once when it is posted again', async () => {
    const deaths = await dying.dieEverywhere(async (statements) => {
      await sql`truncate gst_refund`.execute(db);
      const ticket = await request();
      const answer: BackOfficeAnswer = {
        answerId: randomUUID(),
        ticket,
        outcome: 'approved',
        maker: 'EMP-1',
        checker: 'EMP-2',
        at: a.deps.clock.now().toISOString(),
      };
      const died = await dying.diesAt(statements, (deps) => applyAnswer(deps, answer));
      expect(await readRefund(ticket)).toEqual(died ? NOTHING : ALL);
      await Promise.all([applyAnswer(a.deps, answer), applyAnswer(b.deps, answer)]);
      expect(await readRefund(ticket)).toEqual(ALL);
      expect(await countUnbalanced()).toBe(0);
      return died;
    });
    expect(deaths.length).toBeGreaterThan(1);
  }, 600_000);
});

describe('paying by a link', () => {
  const POLICY = '501234567';

  async function payAsPayer(deps: Deps, body: RequestBody<'payByLink'>, headers: object): Promise<void> {
    const client = { address: '127.0.0.1', deviceCookie: null, userAgent: null };
    const answer = (await payByLink.run({ body, headers, client, log: failing } as never, deps)) as {
      body: { gatewayUrl: string };
    };
    await decide(a, answer.body.gatewayUrl, 'approve');
    await settlePendingOrders(aMinuteLater(deps));
    await payLinkJob(aMinuteLater(deps)).run(signal);
  }

  it('happens completely or not at all wherever the node is killed, and once when the payer tries again', async () => {
    const deaths = await dying.dieEverywhere(async (statements) => {
      await rewindAll();
      const asha = await callerFor(a, 'full', CLIENTS.asha);
      const { token } = (await asha.call('createPayLink', { policyNo: POLICY }, { 'Idempotency-Key': randomUUID() }))
        .body;
      const body = { token, relation: 'child', returnPath: '/cs/pay-link' } as const;
      const headers = { 'Idempotency-Key': randomUUID() };
      const died = await dying.diesAt(statements, (deps) => payAsPayer(deps, body, headers));
      const found = await paymentsOf(POLICY);
      expect([...UNPAID, PAID]).toContainEqual(found);
      expect(await count(sql`select count(*)::int as n from pay_link_payment`)).toBe(found?.orders);
      if (!died) expect(found).toEqual(PAID);
      const again = await post(b, 'payByLink', JSON.stringify(body), headers);
      expect(again.status).toBe(200);
      const { gatewayUrl } = again.body;
      if (gatewayUrl.includes('/sandbox/gateway/')) await decide(b, gatewayUrl, 'approve');
      dying.advance(12 * MINUTE);
      await settlePendingOrders(b.deps);
      await payLinkJob(b.deps).run(signal);
      expect(await paymentsOf(POLICY)).toEqual(PAID);
      expect(await countUnbalanced()).toBe(0);
      expect(await messages()).toBe(2);
      return died;
    });
    expect(deaths.length).toBeGreaterThan(4);
  }, 600_000);
});
