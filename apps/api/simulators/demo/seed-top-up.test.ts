import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findLots } from '../../src/domains/funds/lots.ts';
import { findWithdrawable } from '../../src/domains/funds/withdraw/withdrawable.ts';
import { firstPaidDay } from '../../src/domains/payments/reconciliation/store.ts';
import { openRupees } from '../../src/operator/rupees.store.ts';
import { findBrokenWithoutHistory } from '../../src/testing/histories/invariants.ts';
import { type RunningApi, startApi } from '../../src/testing/index.ts';

const POLICY = '503456789';
const NOW = new Date('2026-11-21T04:30:00Z');

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ now: NOW });
});
afterAll(() => api?.close());
const db = () => api.deps.db;

describe('the top-up of the demo data', () => {
  it('has an order, a receipt over its amount, and a settlement that no reconciliation has to repeat', async () => {
    const orders = await db()
      .selectFrom('top_up as t')
      .innerJoin('payment_order as o', 'o.id', 't.order_id')
      .innerJoin('payment_order_item as i', 'i.order_id', 'o.id')
      .innerJoin('receipt as r', 'r.order_id', 'o.id')
      .innerJoin('ledger_posting as p', 'p.order_id', 'o.id')
      .innerJoin('ledger_posting as s', 's.settles', 'o.id')
      .where('t.policy_no', '=', POLICY)
      .select(['o.state', 'i.top_up', 'r.amount', 't.paid_on', 'r.paid_on as received_on', 't.locked_until'])
      .execute();
    expect(orders).toEqual([
      {
        state: 'paid',
        top_up: 5_000_000,
        amount: 5_000_000,
        paid_on: '2025-10-02',
        received_on: '2025-10-02',
        locked_until: '2030-10-02',
      },
    ]);
    expect(await firstPaidDay(db())).toBeUndefined();
  });

  it('keeps the books right: nothing is broken, and every rupee is explained', async () => {
    expect(await findBrokenWithoutHistory(db())).toEqual([]);
    const { rows } = await sql`select * from (${openRupees}) r where "waitsFor" is null or stage = 'gateway'`.execute(
      db(),
    );
    expect(rows).toEqual([]);
  });

  it('has lots at the prices of its day, as a part of what the policy holds', async () => {
    const lots = await db()
      .selectFrom('unit_lot as l')
      .innerJoin('fund_nav as n', (join) =>
        join.onRef('n.fund_code', '=', 'l.fund_code').onRef('n.on_date', '=', 'l.nav_date'),
      )
      .where('l.policy_no', '=', POLICY)
      .where('l.nav', '=', sql<string>`n.nav`)
      .orderBy('l.fund_code')
      .select(['l.fund_code', 'l.amount', 'l.nav_date'])
      .execute();
    const nav_date = '2025-10-02';
    expect(lots).toEqual([
      { fund_code: 'BAL', amount: 1_500_000, nav_date },
      { fund_code: 'GRO', amount: 2_000_000, nav_date },
      { fund_code: 'MID', amount: 500_000, nav_date },
      { fund_code: 'SEC', amount: 1_000_000, nav_date },
    ]);
    const { sum_assured } = await db()
      .selectFrom('policy')
      .select('sum_assured')
      .where('policy_no', '=', POLICY)
      .executeTakeFirstOrThrow();
    expect(sum_assured).toBe(200_000_000);
  });

  it('is locked in: a partial withdrawal leaves its units alone', async () => {
    const { customer_id: customerId } = await db()
      .selectFrom('policy')
      .select('customer_id')
      .where('policy_no', '=', POLICY)
      .executeTakeFirstOrThrow();
    const [policy] = (await findWithdrawable(db(), { customerId, policyNo: POLICY }, NOW)).withdrawable;
    const lots = await findLots(db(), POLICY);
    expect(lots.map(({ lockedUntil }) => lockedUntil)).toEqual(Array(4).fill('2030-10-02'));
    expect(policy?.funds).toHaveLength(4);
    for (const { code, units, nav, free } of policy?.funds ?? []) {
      const locked = lots.find(({ fundCode }) => fundCode === code)?.units;
      expect(Number(locked)).toBeGreaterThan(100);
      expect(free).toBeCloseTo((Number(units) - Number(locked)) * Number(nav) * 100, -1);
    }
  });
});
