import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../platform/database/connect.ts';
import { broken } from './invariants.ts';
import { ADDITIONS } from './services.ts';
import { startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.close());

const policy = sql.lit(ADDITIONS);
/** A payout of ₹100 in the books, in a state. */
const PAYOUT = (state: 'owed' | 'paid') => [
  sql`insert into payout (ticket, customer_id, policy_no, kind, gross, deductions, tax, net, counts_from, promised_on, ordered_at, state,
      tries, paid_on, look_at) select 'HI1', customer_id, policy_no, 'maturity', 10000, '[]', 0, 10000, '2026-11-21', '2026-11-21', now(),
      ${sql.lit(state)}, 1, '2026-11-21', now() from policy where policy_no = ${policy}`,
  book('payout-owed', 10_000),
  ...(state === 'paid' ? [book('payout-paid', -10_000)] : []),
];
function book(kind: string, amount: number) {
  return sql`with made as (insert into ledger_posting (kind, posted_at, payout_ticket) values (${sql.lit(kind)}, now(), 'HI1') returning id)
    insert into ledger_entry (posting_id, position, account, policy_no, amount)
    select id, n, account, ${policy}, sign * ${sql.lit(amount)} from made,
      (values (0, 'bank', 1), (1, 'payouts-payable', -1)) e (n, account, sign)`;
}
const transfer = (reference: string, amount = 10_000) =>
  sql`insert into sandbox_bank_transfer (reference, made_at, body)
    values (${sql.lit(reference)}, now(), jsonb_build_object('amount', ${sql.lit(amount)}::bigint, 'returns', false))`;

it.each([
  ['what is owed for a payout is not what the books hold for it', PAYOUT('owed').slice(0, 1)],
  ['what is owed for a payout is not what the books hold for it', PAYOUT('paid').slice(0, 2)],
  ['a payout is paid twice', [...PAYOUT('paid'), transfer('HI1-1'), transfer('HI1-2')]],
  ['a payout is another amount than the bank has', [...PAYOUT('paid'), transfer('HI1-1', 10_001)]],
  ['the bank has paid what is not paid here, or the other way', [...PAYOUT('owed'), transfer('HI1-1')]],
  ['the bank has paid what is not paid here, or the other way', PAYOUT('paid')],
  [
    'paid-up additions are lost, or paid and kept',
    [sql`update policy_paid_up_addition set sum_assured = sum_assured - 1 where policy_no = ${policy}`],
  ],
  [
    'paid-up additions are lost, or paid and kept',
    [sql`update policy set vested_bonus = vested_bonus + 1 where policy_no = ${policy}`],
  ],
  [
    'there are fewer units than none',
    [
      sql`alter table fund_holding drop constraint if exists fund_holding_units_check`,
      sql`update fund_holding set units = -0.0001 where policy_no like '59%'`,
    ],
  ],
] as const)('a fault that is planted is found: %s', async (name, faults) => {
  const transaction = await world.db.startTransaction().execute();
  const names = async (db: Db) => (await broken(db, true)).map((found) => found.split(':')[0]);
  try {
    expect(await names(transaction)).not.toContain(name);
    for (const fault of faults) await fault.execute(transaction);
    expect(await names(transaction)).toContain(name);
  } finally {
    await transaction.rollback().execute();
  }
});

it('a payout that is paid as the bank has it is well', async () => {
  const transaction = await world.db.startTransaction().execute();
  try {
    for (const one of [...PAYOUT('paid'), transfer('HI1-1')]) await one.execute(transaction);
    expect(await broken(transaction, true)).toEqual([]);
  } finally {
    await transaction.rollback().execute();
  }
});
