import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../src/platform/database/connect.ts';
import { callOperation, type RunningApi, sessionHeaders, startApi } from '../../src/testing/index.ts';
import { openTestDatabase } from '../../src/testing/test-database.ts';
import { customersOf, generateBook } from './generate-book.ts';

const today = '2026-11-21';
const POLICIES = 1_234;

/** The book without what the database numbers by itself. */
async function read(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select c.client_id, c.name, c.mobile, c.email, c.pan, c.birth_date, p.policy_no, p.id, p.plan_code, p.status_code, p.due_date,
      p.issue_date, p.modal_premium, n.name as nominee, (select sum(units) from fund_holding h where h.policy_no = p.policy_no) as units
    from policy p join customer c on c.id = p.customer_id join policy_nominee n on n.policy_no = p.policy_no
    where p.policy_no < '200000000' order by p.policy_no`.execute(db);
  return rows;
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

  it('has as many policies as asked for, and the people who hold them', async () => {
    const rows = (await read(api.deps.db)) as { client_id: string }[];
    expect(rows).toHaveLength(POLICIES);
    expect(new Set(rows.map((row) => row.client_id)).size).toBe(customersOf(POLICIES));
  });

  it('is the same for the same seed, and another for another', async () => {
    const [same, other] = [await book(7), await book(8)];
    expect(same).toEqual(await read(api.deps.db));
    expect(other).not.toEqual(same);
  });

  it('is made of people who can sign in and be answered', async () => {
    for (const loginId of ['100000001', '100000617', String(100_000_000 + POLICIES)]) {
      const opened = await callOperation(api, 'validatePaymentCustomer', { loginId });
      const session = await callOperation(api, 'validatePaymentSession', {} as never, sessionHeaders(opened.json()));
      expect(session.statusCode, session.body).toBe(200);
    }
  });

  it('is not made twice', async () => {
    await expect(generateBook(api.deps.db, { policies: 10, seed: 1, today })).rejects.toThrow('already');
  });

  it.each([0, -1, 1.5, Number.NaN])('cannot have %s policies', async (policies) => {
    await expect(generateBook(api.deps.db, { policies, seed: 1, today })).rejects.toThrow(RangeError);
  });
});
