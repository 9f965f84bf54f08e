import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBroken } from './invariants.ts';
import { expectFound, inTrial } from './planted.ts';
import { ADDITIONS, DEBITED } from './services.ts';
import { startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.close());

const policy = sql.lit(ADDITIONS);
/** A payout of ₹100 in the books, in this state. */
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
      (values (0, ${sql.lit(kind === 'payout-paid' ? 'bank' : 'policy-benefits')}, 1), (1, 'payouts-payable', -1)) e (n, account, sign)`;
}
const transfer = (reference: string, amount = 10_000) =>
  sql`insert into sandbox_bank_transfer (reference, made_at, body)
    values (${sql.lit(reference)}, now(), jsonb_build_object('amount', ${sql.lit(amount)}::bigint, 'returns', false))`;

/** A debit in this state, of ₹100 by default. */
const debit = (state: 'paid' | 'skipped' | 'dropped', amount = 10_000) =>
  sql`insert into mandate_debit (mandate_id, policy_no, due_date, attempt, debit_on, amount, state, announced_at, settled_at, order_id)
    select id, policy_no, '2026-12-01', 1, '2026-12-01', ${sql.lit(amount)}, ${sql.lit(state)}, now(), now(),
      ${state === 'paid' ? sql`'o'` : sql`null`} from mandate where policy_no = ${sql.lit(DEBITED)}`;
/** The request by which the customer skipped it. */
const SKIP = sql`insert into service_request select (jsonb_populate_record(null::service_request, to_jsonb(r) || jsonb_build_object(
    'ticket', 'SR0000000001', 'type', 'auto-debit', 'state', 'completed', 'settled_at', now(), 'idempotency_key', gen_random_uuid(),
    'payload', jsonb_build_object('mandateId', m.id, 'date', '2026-12-01'), 'customer_id', m.customer_id))).*
  from (select * from service_request limit 1) r, mandate m where m.policy_no = ${sql.lit(DEBITED)}`;

it.each([
  [
    'a mandate debits after it was stopped',
    [
      sql`update mandate set state = 'ended', settled_at = now() where policy_no = ${sql.lit(DEBITED)}`,
      sql`insert into payment_order (id, customer_id, session_id, mandate_id, idempotency_key, request_hash, purpose, amount, return_path, origin,
          created_at, quoted_on, expires_at, ask_at)
        select 'ord_history', customer_id, session_id, id, gen_random_uuid(), '', 'premium', 10000, '/', '', now(), '2026-12-01', now(), now()
        from mandate where policy_no = ${sql.lit(DEBITED)}`,
    ],
  ],
  ['a debit that the customer skipped happens, or still may', [SKIP]],
  ['a debit that the customer skipped happens, or still may', [SKIP, debit('paid')]],
  ["a debit exceeds its mandate's limit", [debit('dropped', 30_000_01)]],
  ['the books differ from the amount owed for a payout', PAYOUT('owed').slice(0, 1)],
  ['the books differ from the amount owed for a payout', PAYOUT('paid').slice(0, 2)],
  ['a payout is paid twice', [...PAYOUT('paid'), transfer('HI1-1'), transfer('HI1-2')]],
  ["a payout differs from the bank's amount", [...PAYOUT('paid'), transfer('HI1-1', 10_001)]],
  ['the bank and a payout disagree on whether it is paid', [...PAYOUT('owed'), transfer('HI1-1')]],
  ['the bank and a payout disagree on whether it is paid', PAYOUT('paid')],
  [
    'a late payout is paid without its interest to the day of payment',
    [...PAYOUT('paid'), transfer('HI1-1'), sql`update payout set paid_on = '2026-12-31' where ticket = 'HI1'`],
  ],
  [
    'paid-up additions are lost, or paid and kept',
    [sql`update policy_paid_up_addition set sum_assured = sum_assured - 1 where policy_no = ${policy}`],
  ],
  [
    'paid-up additions are lost, or paid and kept',
    [sql`update policy set vested_bonus = vested_bonus + 1 where policy_no = ${policy}`],
  ],
] as const)('finds the planted fault: %s', (name, faults) => expectFound(world.db, name, faults));

it("a skipped debit of the mandate's full limit violates nothing", () =>
  inTrial(world.db, async (transaction) => {
    for (const one of [SKIP, debit('skipped', 30_000_00)]) await one.execute(transaction);
    expect(await findBroken(transaction, true)).toEqual([]);
  }));

it('a payout that the bank has paid in full violates nothing', () =>
  inTrial(world.db, async (transaction) => {
    for (const one of [...PAYOUT('paid'), transfer('HI1-1')]) await one.execute(transaction);
    expect(await findBroken(transaction, true)).toEqual([]);
  }));
