import { todayInIndia } from '@lifedesk/rules';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBroken } from './invariants.ts';
import { ABOVE_LIMIT, aboveLimit } from './invariants-of-value.ts';
import { expectFound, inTrial } from './planted.ts';
import { ADDITIONS, UNIT_LINKED } from './services.ts';
import { startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.close());

const linked = sql.lit(UNIT_LINKED);
const lent = sql.lit(ADDITIONS);

/** Allows rows with missing references: no foreign key or trigger refuses them. */
const FREELY = sql`set local session_replication_role = replica`;

/** A correct request, switch or withdrawal, so that one thing in it can be wrong. */
const request = (ticket: string, type: string, policy: RawBuilder<unknown>, state: string) =>
  sql`insert into service_request select (jsonb_populate_record(null::service_request, to_jsonb(r) || jsonb_build_object(
      'ticket', ${sql.lit(ticket)}, 'type', ${sql.lit(type)}, 'state', ${sql.lit(state)}, 'idempotency_key', gen_random_uuid(),
      'settled_at', ${state === 'received' ? sql`null` : sql`now()`}, 'policy_nos', array[${policy}],
      'customer_id', (select customer_id from policy where policy_no = ${policy})))).* from service_request r limit 1`;
const price = sql`insert into fund_nav (fund_code, on_date, nav) values ('GRO', '2026-11-23', 50), ('SEC', '2026-11-23', 20)`;
const move = (fund: string, units: number) =>
  sql`update fund_holding set units = units + ${sql.lit(units)} where policy_no = ${linked} and fund_code = ${sql.lit(fund)}`;
/** 10 units at ₹50 become 25 at ₹20, by default. */
const SWITCH = ({ sold = 500_00, bought = 500_00, nav = 20 } = {}) => [
  FREELY,
  price,
  request('SR0000000001', 'switch-funds', linked, 'completed'),
  sql`insert into fund_switch (id, policy_no, ticket, state, asked_on, nav_date, charge, ended_at)
    values (-1, ${linked}, 'SR0000000001', 'done', '2026-11-21', '2026-11-23', 0, now())`,
  sql`insert into fund_switch_from (switch_id, position, fund_code, share, units, nav, value) values (-1, 0, 'GRO', 10, 10, 50, ${sql.lit(sold)})`,
  sql`insert into fund_switch_to (switch_id, position, fund_code, share, units, nav, value)
    values (-1, 0, 'SEC', 100, 25, ${sql.lit(nav)}, ${sql.lit(bought)})`,
  move('GRO', -10),
  move('SEC', 25),
];
const book = (kind: string, ticket: string, policy: RawBuilder<unknown>, entries: Record<string, number>) =>
  sql`with made as (insert into ledger_posting (kind, posted_at, payout_ticket) values (${sql.lit(kind)}, now(), ${sql.lit(ticket)}) returning id)
    insert into ledger_entry (posting_id, position, account, policy_no, amount) select id, n, account, ${policy}, amount from made,
      (values ${sql.join(Object.entries(entries).map(([account, amount], n) => sql`(${sql.lit(n)}, ${sql.lit(account)}, ${sql.lit(amount)}::bigint)`))}) e (n, account, amount)`;
const owe = (ticket: string, kind: string, policy: RawBuilder<unknown>, amount: number, cause = 'policy-benefits') => [
  sql`insert into payout (ticket, customer_id, policy_no, kind, gross, deductions, tax, net, counts_from, promised_on, ordered_at, state, look_at)
    select ${sql.lit(ticket)}, customer_id, policy_no, ${sql.lit(kind)}, ${sql.lit(amount)}, '[]', 0, ${sql.lit(amount)}, '2026-11-21', '2026-11-21', now(), 'owed', now()
    from policy where policy_no = ${policy}`,
  book('payout-owed', ticket, policy, { [cause]: amount, 'payouts-payable': -amount }),
];
/** 10 units at ₹50 are sold, and paid or not. */
const WITHDRAWAL = (gross: number, extent = 'part') => [
  FREELY,
  price,
  request('SR0000000001', 'ulip-surrender', linked, 'completed'),
  sql`insert into fund_withdrawal (id, policy_no, ticket, extent, state, asked_on, nav_date, gross, ended_at)
    values (-1, ${linked}, 'SR0000000001', ${sql.lit(extent)}, 'done', '2026-11-21', '2026-11-23', ${sql.lit(gross)}, now())`,
  sql`insert into fund_withdrawal_leg (withdrawal_id, position, fund_code, units, nav, value) values (-1, 0, 'GRO', 10, 50, 50000)`,
  move('GRO', -10),
  ...owe('SR0000000001', 'partial-withdrawal', linked, gross),
];
const LOAN = (principal: number, granted = principal, undrawn = granted) => [
  FREELY,
  request('SR0000000001', 'e-loan', lent, 'received'),
  sql`insert into policy_loan (policy_no, principal, rate, interest_from, opened_on, undrawn)
    values (${lent}, ${sql.lit(principal)}, 950, '2026-11-21', '2026-11-21', ${sql.lit(undrawn)})`,
  ...owe('SR0000000001', 'loan', lent, granted, 'policy-loans'),
];
const lot = (table: string, values: string) => sql.raw(`insert into ${table} ${values}`);
const end = (policy: RawBuilder<unknown>) => sql`update policy set status_code = 'S' where policy_no = ${policy}`;
const deleteHolding = (policy: RawBuilder<unknown>) => sql`delete from fund_holding where policy_no = ${policy}`;
const TOP_UP = lot(
  'top_up_holding',
  `(order_id, policy_no, fund_code, units) values ('o', '${UNIT_LINKED}', 'GRO', 1)`,
);
const NO_CHECKS = ['fund_holding', 'top_up_holding'].map((table) =>
  sql.raw(`alter table ${table} drop constraint if exists ${table}_units_check`),
);

it.each([
  ['a holding is negative', [...NO_CHECKS, sql`update fund_holding set units = -0.0001 where policy_no = ${linked}`]],
  ['a holding is negative', [...NO_CHECKS, FREELY, TOP_UP, sql`update top_up_holding set units = -0.0001`]],
  ['more units of top-ups are held than units in total', [FREELY, TOP_UP, deleteHolding(linked)]],
  ['units bought differ from units sold plus units held', [move('GRO', 0.0001)]],
  ['units bought differ from units sold plus units held', SWITCH().slice(0, -1)],
  ['units bought differ from units sold plus units held', WITHDRAWAL(500_00).filter((_, at) => at !== 5)],
  [
    "units are bought at a price other than their day's",
    [
      FREELY,
      price,
      lot(
        'premium_lot',
        `(posting_id, policy_no, fund_code, amount, nav_date, nav, units, bought_at) values (-1, '${UNIT_LINKED}', 'GRO', 50000, '2026-11-23', 25, 20, now())`,
      ),
    ],
  ],
  ["units are sold or switched at a price other than their day's", SWITCH({ nav: 21 })],
  ['the two sides of a switch differ in value', SWITCH({ bought: 500_01 })],
  ['a withdrawal pays a different amount than its units were sold for', WITHDRAWAL(500_01)],
  [
    'the state of a request differs from its switch or withdrawal',
    [...SWITCH(), sql`update service_request set state = 'declined' where ticket = 'SR0000000001'`],
  ],
  ['an ended policy holds units, or money that waits for units', [end(linked)]],
  [
    'an ended policy holds units, or money that waits for units',
    [
      FREELY,
      end(linked),
      deleteHolding(linked),
      lot(
        'premium_lot',
        `(posting_id, policy_no, fund_code, amount, nav_date) values (-1, '${UNIT_LINKED}', 'GRO', 1, '2026-11-23')`,
      ),
    ],
  ],
  [
    'money with a published price has no units',
    [
      FREELY,
      price,
      lot(
        'premium_lot',
        `(posting_id, policy_no, fund_code, amount, nav_date) values (-1, '${UNIT_LINKED}', 'GRO', 1, '2026-11-23')`,
      ),
    ],
  ],
  [
    'money received differs from money paid out plus money held',
    [
      FREELY,
      ...owe('SR0000000001', 'maturity', lent, 100_00),
      book('payout-paid', 'SR0000000001', lent, { bank: -100_00, 'payouts-payable': 100_00 }),
    ],
  ],
  [
    'a policy has two open requests for its value',
    [
      FREELY,
      request('SR0000000001', 'e-loan', lent, 'received'),
      request('SR0000000002', 'surrender-request', lent, 'received'),
    ],
  ],
  ['money is borrowed and surrendered on the same value', [...LOAN(5_000_00), end(lent)]],
  ['the books differ from a loan', LOAN(5_000_00, 5_000_01)],
  ['the undrawn part of a loan differs from what is owed for it', LOAN(5_000_00, 5_000_00, 4_999_99)],
  [
    'a declined request is paid, or a completed one is not',
    [
      ...LOAN(5_000_00),
      sql`update service_request set state = 'declined', settled_at = now() where ticket = 'SR0000000001'`,
    ],
  ],
  [
    'a declined request is paid, or a completed one is not',
    [FREELY, request('SR0000000001', 'surrender-request', lent, 'completed')],
  ],
  [
    'a policy is surrendered twice',
    [FREELY, ...owe('SR0000000001', 'surrender', lent, 1_00), ...owe('SR0000000002', 'surrender', lent, 1_00)],
  ],
  [
    'more is refunded than was received and not used',
    [FREELY, ...owe('SR0000000001', 'surrender', lent, 1_00, 'suspense')],
  ],
  [
    'an ended policy still holds money',
    [FREELY, end(lent), book('payment', 'SR0000000001', lent, { 'gateway-clearing': 1_00, suspense: -1_00 })],
  ],
] as const)('finds the planted fault: %s', (name, faults) => expectFound(world.db, name, faults));

it.each([
  ['switch', SWITCH()],
  ['withdrawal', WITHDRAWAL(500_00)],
  ['loan', LOAN(5_000_00)],
])('a correct %s violates nothing', (_, rows) =>
  inTrial(world.db, async (transaction) => {
    for (const row of rows) await row.execute(transaction);
    expect(await findBroken(transaction, true)).toEqual([]);
  }),
);

it("a loan is checked against its policy's limit", () =>
  inTrial(world.db, async (transaction) => {
    const findAboveLimit = async (principal: number) => {
      await sql`update policy_loan set principal = ${principal} where policy_no = ${lent}`.execute(transaction);
      return aboveLimit(transaction, todayInIndia(world.now()));
    };
    for (const row of LOAN(5_000_00)) await row.execute(transaction);
    expect(await findAboveLimit(5_000_00)).toEqual([]);
    const [tooMuch = ''] = await findAboveLimit(10_00_00_000_00);
    expect(tooMuch).toContain(ABOVE_LIMIT);
    const limit = Number(/of (\d+) paise/.exec(tooMuch)?.[1]);
    expect(await findAboveLimit(limit)).toEqual([]);
    expect(await findAboveLimit(limit + 1)).toEqual([`${ABOVE_LIMIT}: ${ADDITIONS}, ${limit + 1} of ${limit} paise`]);
  }));
