import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../src/testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase(new Date('2026-11-21T04:30:00Z'), true);
});
afterAll(() => database?.close());

const count = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  (await query.execute(database.db)).rows[0]?.n ?? -1;

describe("the demo people's past payments", () => {
  it('go back several financial years and end at the next due date', async () => {
    expect(
      await count(sql`select count(distinct extract(year from paid_on - interval '3 months'))::int as n
      from receipt_line where policy_no = '501234567'`),
    ).toBeGreaterThanOrEqual(7);
    expect(
      await count(sql`select count(*)::int as n from receipt_line l join policy p on p.policy_no = l.policy_no
      where l.due_to >= p.due_date`),
    ).toBe(0);
    expect(await count(sql`select count(*)::int as n from receipt_line where paid_on > date '2026-11-21'`)).toBe(0);
  });

  it('carry GST on premiums due until 21 September 2025 and none afterwards, except for groups and one mistake', async () => {
    const taxed = sql`join policy p on p.policy_no = l.policy_no join plan on plan.code = p.plan_code
      where l.purpose = 'premium' and l.premium > 0 and plan.line not in ('group', 'unit-linked')`;
    expect(
      await count(
        sql`select count(*)::int as n from receipt_line l ${taxed} and l.due_from < '2025-09-22' and l.gst = 0`,
      ),
    ).toBe(0);
    expect(
      await count(
        sql`select count(*)::int as n from receipt_line l ${taxed} and l.due_from >= '2025-09-22' and l.gst <> 0`,
      ),
    ).toBe(1);
    expect(
      await count(
        sql`select count(*)::int as n from receipt_line where policy_no like '6%' and gst <> round(premium * 0.18)`,
      ),
    ).toBe(0);
  });

  it('are in the ledger, which balances and agrees with the receipts and loans', async () => {
    expect(await count(sql`select coalesce(sum(amount), 0)::int as n from ledger_entry`)).toBe(0);
    expect(
      await count(sql`select ((select sum(amount) from receipt) - (select sum(e.amount) from ledger_entry e
      join ledger_posting p on p.id = e.posting_id where e.account = 'bank' and p.kind in ('payment', 'settlement')))::int as n`),
    ).toBe(0);
    expect(
      await count(sql`select (l.principal - (select sum(amount) from ledger_entry e where e.account = 'policy-loans'
      and e.policy_no = l.policy_no))::int as n from policy_loan l`),
    ).toBe(0);
    expect(await count(sql`select (-sum(amount))::int as n from ledger_entry where account = 'suspense'`)).toBe(45_000);
  });

  it('have receipts numbered in the order of payment', async () => {
    expect(
      await count(sql`select count(*)::int as n from (
      select paid_on, lag(paid_on) over (order by split_part(receipt_no, '-', 3)) as before from receipt) r
      where paid_on < before`),
    ).toBe(0);
  });
});
