import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findStageSums } from '../../src/operator/rupees.store.ts';
import { createSessions } from '../../src/platform/access/sessions.ts';
import type { Db } from '../../src/platform/database/connect.ts';
import { callOperation, type RunningApi, sessionHeaders, startApi } from '../../src/testing/index.ts';
import { openTestDatabase } from '../../src/testing/test-database.ts';
import { customersOf, generateBook } from './generate-book.ts';

const today = '2026-11-21';
const POLICIES = 1_234;

/** The generated rows, without the ids that the database assigns. */
async function read(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select c.client_id, c.name, c.mobile, c.email, c.pan, c.birth_date, p.policy_no, p.id, p.plan_code, p.status_code, p.due_date,
      p.issue_date, p.modal_premium, n.name as nominee, (select sum(units) from fund_holding h where h.policy_no = p.policy_no) as units
    from policy p join customer c on c.id = p.customer_id join policy_nominee n on n.policy_no = p.policy_no
    where p.policy_no < '200000000' order by p.policy_no`.execute(db);
  return rows;
}

/** How much history there is. */
async function readHistory(db: Db) {
  const { rows } = await sql<
    Record<'policies' | 'orders' | 'receipts' | 'settled' | 'requests' | 'payouts' | 'entries', number>
  >`
    select
      (select count(distinct policy_no)::int from payment_order_item where order_id like 'ord_book%') as policies,
      (select count(*)::int from payment_order where id like 'ord_book%' and state = 'paid') as orders,
      (select count(*)::int from receipt where order_id like 'ord_book%') as receipts,
      (select count(*)::int from ledger_posting where settles like 'ord_book%') as settled,
      (select count(*)::int from service_request where request_hash = 'book' and state = 'completed') as requests,
      (select count(*)::int from payout where ticket like 'SB1%' and state = 'paid') as payouts,
      (select count(*)::int from ledger_entry e join ledger_posting p on p.id = e.posting_id
        where coalesce(p.order_id, p.settles) like 'ord_book%' or p.payout_ticket like 'SB1%') as entries`.execute(db);
  return rows[0] ?? { policies: 0, orders: 0, receipts: 0, settled: 0, requests: 0, payouts: 0, entries: 0 };
}

async function book(seed: number): Promise<unknown[]> {
  const database = await openTestDatabase(new Date(`${today}T04:30:00Z`), false);
  await generateBook(database.db, { policies: POLICIES, seed, today });
  const rows = await read(database.db);
  await database.close();
  return rows;
}

describe('a generated book', () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await startApi({ listen: false });
    await generateBook(api.deps.db, { policies: POLICIES, seed: 7, today });
  });
  afterAll(() => api.close());

  it('has the requested number of policies and the people who own them', async () => {
    const rows = (await read(api.deps.db)) as { client_id: string }[];
    expect(rows).toHaveLength(POLICIES);
    expect(new Set(rows.map((row) => row.client_id)).size).toBe(customersOf(POLICIES));
  });

  it('is the same for the same seed and differs for another', async () => {
    const [same, other] = [await book(7), await book(8)];
    expect(same).toEqual(await read(api.deps.db));
    expect(other).not.toEqual(same);
  });

  it('consists of people who can sign in and load the dashboard', async () => {
    for (const loginId of ['100000001', '100000617', String(100_000_000 + POLICIES)]) {
      const opened = await callOperation(api, 'validatePaymentCustomer', { loginId });
      const session = await callOperation(api, 'validatePaymentSession', {} as never, sessionHeaders(opened.json()));
      expect(session.statusCode, session.body).toBe(200);
    }
  });

  it('insures for a multiple of the yearly premium, and for much more on a term plan', async () => {
    const { rows } = await sql<{ is_term: boolean; modes: number; least: number; most: number }>`
      select plan_code = 'MTP03' as is_term, count(distinct premium_mode)::int as modes, min(multiple)::float as least,
        max(multiple)::float as most
      from (select plan_code, premium_mode, sum_assured / (modal_premium * case premium_mode when 'yearly' then 1
          when 'half-yearly' then 2 when 'quarterly' then 4 else 12 end)::numeric as multiple
        from policy where policy_no < '200000000') p
      group by 1 order by 1`.execute(api.deps.db);
    const [others, term] = rows;
    expect(others?.modes).toBe(3);
    expect(others).toMatchObject({ least: 10, most: 18 });
    expect(term?.least).toBeGreaterThanOrEqual(200);
    expect(term?.most).toBeLessThan(500);
  });

  it('allows revival of lapsed policies for five calendar years, and of unit-linked ones for three', async () => {
    const { rows } = await sql<{ is_linked: boolean; lapsed: number; right: number }>`
      select plan_code = 'MWB02' as is_linked, count(*)::int as lapsed, count(*) filter (
        where revival_date = (due_date + make_interval(years => case plan_code when 'MWB02' then 3 else 5 end))::date)::int as right
      from policy where policy_no < '200000000' and status_code = '4' group by 1 order by 1`.execute(api.deps.db);
    expect(rows.map(({ is_linked }) => is_linked)).toEqual([false, true]);
    for (const { lapsed, right } of rows) expect(right).toBe(lapsed);
    const { rows: others } = await sql`
      select 1 from policy where policy_no < '200000000' and status_code <> '4' and revival_date is not null`.execute(
      api.deps.db,
    );
    expect(others).toEqual([]);
  });

  it('is generated only once', async () => {
    await expect(generateBook(api.deps.db, { policies: 10, seed: 7, today })).rejects.toThrow('already');
    await expect(generateBook(api.deps.db, { policies: 10_000, seed: 1, today })).rejects.toThrow('another seed');
  });

  it('continues where it was interrupted', async () => {
    const database = await openTestDatabase(new Date(`${today}T04:30:00Z`), false);
    const options = { policies: POLICIES, seed: 7, today, batch: 500 } as const;
    const onProgress = () => {
      throw new Error('interrupted');
    };
    await expect(generateBook(database.db, { ...options, onProgress })).rejects.toThrow('interrupted');
    await generateBook(database.db, options);
    expect(await read(database.db)).toEqual(await read(api.deps.db));
    expect(await readHistory(database.db)).toEqual(await readHistory(api.deps.db));
    await database.close();
  });

  it('has a year of history for one policy in ten, and the books explain every rupee of it', async () => {
    const history = await readHistory(api.deps.db);
    expect(history.policies).toBeGreaterThan(80);
    expect(history.orders).toBeGreaterThan(history.policies * 3);
    expect(history).toMatchObject({
      receipts: history.orders,
      settled: history.orders,
      requests: history.policies,
      entries: history.orders * 4 + history.payouts * 4,
    });
    expect(history.payouts).toBeGreaterThan(5);
    const sums = await findStageSums(api.deps.db, today);
    expect(sums.map(({ unexplained }) => unexplained)).toEqual(sums.map(() => 0));
  });

  it('shows people what they requested', async () => {
    const { rows } = await sql<{ customer_id: number; requests: number }>`
      select customer_id, count(*)::int as requests from service_request where request_hash = 'book' group by 1
      order by 1 limit 1`.execute(api.deps.db);
    const [person = { customer_id: 0, requests: 1 }] = rows;
    const session = { kind: 'full', customerId: person.customer_id, policyNo: null } as const;
    const opened = await createSessions(api.deps).open(session);
    const shown = await callOperation(api, 'serviceRequests', {}, sessionHeaders(opened));
    expect(shown.json().serviceRequests).toHaveLength(person.requests);
  });

  it.each([0, -1, 1.5, Number.NaN])('rejects %s policies', async (policies) => {
    await expect(generateBook(api.deps.db, { policies, seed: 1, today })).rejects.toThrow(RangeError);
  });
});
