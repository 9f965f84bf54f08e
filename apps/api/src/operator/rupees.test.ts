import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../platform/database/connect.ts';
import { type RunningApi, startApi } from '../testing/index.ts';
import { createOperatorServer } from './create-operator-server.ts';
import { openRupees } from './rupees.store.ts';
import type { Rupees } from './rupees-page.ts';

const DAY = 86_400_000;

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ listen: false });
});
afterAll(() => api.close());

/** What operators see, after so many days without any work. */
async function look({ db = api.deps.db, days = 0 }: { db?: Db; days?: number } = {}) {
  const clock = { now: () => new Date(api.now().getTime() + days * DAY) };
  const operators = createOperatorServer({ db, clock }, { answerMetrics: null });
  const json: Rupees = (await operators.inject({ url: '/rupees', headers: { accept: 'application/json' } })).json();
  const page = (await operators.inject('/rupees')).body;
  await operators.close();
  return { ...json, page };
}

/** What operators would see after a posting, which is then rolled back. */
async function lookAfter(
  posting: { kind: string; payout_ticket?: string },
  { debit, credit, policyNo }: { debit: string; credit: string; policyNo?: string },
) {
  const { db } = api.deps;
  let seen: Awaited<ReturnType<typeof look>> | undefined;
  const rollback = new Error('rollback');
  await db
    .transaction()
    .execute(async (transaction) => {
      const { rows } = await sql<{ id: number }>`insert into ledger_posting (kind, posted_at, payout_ticket)
        values (${posting.kind}, ${api.now()}, ${posting.payout_ticket ?? null}) returning id`.execute(transaction);
      const [{ id } = { id: 0 }] = rows;
      await sql`insert into ledger_entry (posting_id, position, account, policy_no, amount)
        values (${id}, 0, ${debit}, ${policyNo ?? null}, 10000), (${id}, 1, ${credit}, ${policyNo ?? null}, -10000)`.execute(
        transaction,
      );
      seen = await look({ db: transaction });
      throw rollback;
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error;
    });
  if (!seen) throw new Error('nothing was seen');
  return seen;
}

it('explains every amount of the demo, to the paisa', async () => {
  const { stages, page } = await look();
  expect(stages.map(({ stage, unexplained }) => [stage, unexplained])).toEqual(
    ['gateway', 'bank', 'policy', 'refund', 'payout'].map((stage) => [stage, 0]),
  );
  expect(page).toContain('<h1>Unexplained rupees: ₹0.00</h1>');
});

it.each([
  ['gateway', 'without a reference', { kind: 'payment' }, { debit: 'gateway-clearing', credit: 'premium-income' }],
  ['refund', 'without a reference', { kind: 'refund-due' }, { debit: 'bank', credit: 'refunds-payable' }],
  // the customer owes it
  ['policy', '502345678', { kind: 'payment' }, { debit: 'suspense', credit: 'bank', policyNo: '502345678' }],
  ['payout', 'without a reference', { kind: 'payout-owed' }, { debit: 'bank', credit: 'payouts-payable' }],
] as const)('shows an amount of the stage %s that nothing explains', async (stage, reference, posting, entries) => {
  const { stages, aged, page } = await lookAfter(posting, entries);
  expect(stages.find((one) => one.stage === stage)).toMatchObject({ unexplained: 100_00 });
  expect(aged[0]).toMatchObject({ stage, reference, waitsFor: null });
  expect(page).toContain('<h1>Unexplained rupees: ₹100.00</h1>');
  expect(page).toContain('nothing explains it');
});

it('shows a payout that the books owe with another amount', async () => {
  const { rows } = await sql<{
    ticket: string;
    net: number;
  }>`select ticket, net from payout where state = 'returned'`.execute(api.deps.db);
  const [{ ticket, net } = { ticket: '', net: 0 }] = rows;
  const { aged } = await lookAfter(
    { kind: 'payout-taken-back', payout_ticket: ticket },
    { debit: 'bank', credit: 'payouts-payable' },
  );
  expect(aged[0]).toMatchObject({ stage: 'payout', reference: ticket, amount: -net - 100_00, waitsFor: null });
});

it('says which event is missing once an amount has waited too long', async () => {
  const ofPolicies = ({ stages }: Rupees) => stages.find(({ stage }) => stage === 'policy');
  const [before, after] = [await look({ days: 10 }), await look({ days: 60 })];
  expect(ofPolicies(before)).toMatchObject({ unexplained: 0, aged: 0 });
  expect(ofPolicies(after)?.aged).toBe(ofPolicies(before)?.count);
  expect(after.aged).toContainEqual(
    expect.objectContaining({ stage: 'policy', amount: -450_00, waitsFor: 'premium or return' }),
  );
  expect(after.page).toContain('premium or return');
});

it('names no customer', async () => {
  const { rows } = await sql<{ name: string }>`select name from customer`.execute(api.deps.db);
  const shown = JSON.stringify(await look({ days: 400 }));
  expect(rows.filter(({ name }) => shown.includes(name))).toEqual([]);
});

// Comparing each row of one table with each row of another took hours for a million policies.
it('finds them without comparing every settlement with every posting', async () => {
  const plan = await api.deps.db.transaction().execute(async (transaction) => {
    await sql`set local enable_nestloop = off`.execute(transaction);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off) ${openRupees}`.execute(transaction);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('settlement_line');
  expect(plan).not.toContain('Nested Loop');
});
