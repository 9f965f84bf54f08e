import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SEEDED_ORDERS } from '../../../simulators/demo/seed-top-up.ts';
import type { Deps } from '../../deps.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { whileRowFails } from '../../testing/failing-row.ts';
import { type Nodes, startTwoNodes } from '../../testing/two-nodes.ts';
import { buyUnitsJob } from '../payments/units/buy-units.ts';
import { mergeFundsJob } from './merge/merge-funds.ts';
import { settleSwitchesJob } from './settle/settle-switches.ts';
import { makeTransfersJob } from './strategies/make-transfers.ts';
import { settleWithdrawalsJob } from './withdraw/settle/settle-withdrawals-job.ts';

/** The day of the latest published prices. */
const DAY = '2026-11-20';
/** Two unit-linked policies that hold Growth, and the requests about them. */
const FIRST = { policyNo: '503456789', ticket: 'SR7000000001' };
const SECOND = { policyNo: '600000083', ticket: 'SR7000000002' };

let nodes: Nodes;
const db = () => nodes.nodes[0].deps.db;
beforeAll(async () => {
  nodes = await startTwoNodes();
  for (const { policyNo, ticket } of [FIRST, SECOND])
    await sql`insert into service_request select (jsonb_populate_record(null::service_request, to_jsonb(r) || jsonb_build_object(
        'ticket', ${ticket}::text, 'type', 'switch-funds', 'policy_nos', array[${policyNo}::text], 'state', 'received', 'settled_at', null,
        'idempotency_key', ${randomUUID()}::text, 'customer_id', p.customer_id))).*
      from (select * from service_request limit 1) r, policy p where p.policy_no = ${policyNo}`.execute(db());
  await sql`insert into plan_strategy_terms select (jsonb_populate_record(null::plan_strategy_terms, to_jsonb(t) ||
      jsonb_build_object('plan_code', p.plan_code))).*
    from (select * from plan_strategy_terms where kind = 'stp' limit 1) t, policy p where p.policy_no = ${SECOND.policyNo}
    on conflict do nothing`.execute(db());
});
beforeEach(async () => {
  await sql`truncate fund_strategy, fund_transfer, fund_transfer_leg`.execute(db());
  await sql`update service_request set state = 'received', settled_at = null where ticket in (${FIRST.ticket}, ${SECOND.ticket})`.execute(
    db(),
  );
});
afterAll(() => nodes?.close());

/** Adds a row of each policy, the first one first. */
const eachPolicy = async (row: (of: typeof FIRST) => RawBuilder<unknown>) => {
  for (const of of [FIRST, SECOND]) await row(of).execute(db());
};
interface Case {
  readonly job: (deps: Deps) => Job;
  readonly setUp: () => Promise<void>;
  readonly table: string;
  readonly column: 'policy_no' | 'ticket';
  /** The policies whose row is done. */
  readonly done: RawBuilder<{ policy_no: string }>;
}

it.each<[string, Case]>([
  [
    'a switch',
    {
      job: settleSwitchesJob,
      setUp: () =>
        eachPolicy(
          ({
            policyNo,
            ticket,
          }) => sql`with made as (insert into fund_switch (policy_no, ticket, asked_on, nav_date, charge)
              values (${policyNo}, ${ticket}, ${DAY}, ${DAY}, 0) returning id),
            sold as (insert into fund_switch_from (switch_id, position, fund_code, share) select id, 0, 'GRO', 10 from made)
            insert into fund_switch_to (switch_id, position, fund_code, share) select id, 0, 'SEC', 100 from made`,
        ),
      table: 'fund_switch',
      column: 'ticket',
      done: sql`select policy_no from fund_switch where state = 'done'`,
    },
  ],
  [
    'a withdrawal',
    {
      job: settleWithdrawalsJob,
      setUp: () =>
        eachPolicy(
          ({
            policyNo,
            ticket,
          }) => sql`with made as (insert into fund_withdrawal (policy_no, ticket, extent, asked_on, nav_date)
              values (${policyNo}, ${ticket}, 'part', ${DAY}, ${DAY}) returning id)
            insert into fund_withdrawal_leg (withdrawal_id, position, fund_code, amount) select id, 0, 'GRO', 500000 from made`,
        ),
      table: 'fund_withdrawal',
      column: 'ticket',
      done: sql`select policy_no from fund_withdrawal where state = 'done'`,
    },
  ],
  [
    'money of a discontinued policy',
    {
      job: settleWithdrawalsJob,
      setUp: async () => {
        await sql`truncate payout cascade`.execute(db());
        await eachPolicy(
          ({
            policyNo,
            ticket,
          }) => sql`insert into discontinued_money (ticket, policy_no, amount, charge, since, pay_on)
            values (${ticket}, ${policyNo}, 100000, 0, '2026-01-01', ${DAY})`,
        );
      },
      table: 'discontinued_money',
      column: 'ticket',
      done: sql`select policy_no from discontinued_money where ordered_at is not null`,
    },
  ],
  [
    'a top-up that waits for its price',
    {
      job: buyUnitsJob,
      setUp: () =>
        eachPolicy(
          ({
            policyNo,
          }) => sql`with ordered as (insert into payment_order (id, customer_id, session_id, idempotency_key, request_hash,
                purpose, amount, return_path, origin, state, created_at, quoted_on, expires_at, ask_at)
              select 'ord_' || policy_no, customer_id, ${randomUUID()}, ${randomUUID()}, 'none', 'top-up', 100000,
                '/cs/top-up', 'http://localhost', 'created', now(), ${DAY}, now(), now()
              from policy where policy_no = ${policyNo} returning id),
            made as (insert into top_up (order_id, policy_no, amount, extra_cover, paid_on, nav_date, locked_until)
              select id, ${policyNo}, 100000, 0, ${DAY}, ${DAY}, '2031-11-20' from ordered)
            insert into unit_lot (order_id, policy_no, fund_code, amount, nav_date)
            select id, ${policyNo}, 'GRO', 100000, ${DAY} from ordered`,
        ),
      table: 'unit_lot',
      column: 'policy_no',
      done: sql`select policy_no from unit_lot where bought_at is not null and order_id not like ${SEEDED_ORDERS}`,
    },
  ],
  [
    'a premium that waits for its price',
    {
      job: buyUnitsJob,
      setUp: () =>
        eachPolicy(
          ({ policyNo }) => sql`insert into premium_lot (posting_id, policy_no, fund_code, amount, nav_date)
            select min(id), ${policyNo}, 'GRO', 100000, ${DAY} from ledger_posting`,
        ),
      table: 'premium_lot',
      column: 'policy_no',
      done: sql`select policy_no from premium_lot where bought_at is not null`,
    },
  ],
  [
    'a transfer of a plan',
    {
      job: makeTransfersJob,
      setUp: () =>
        eachPolicy(
          ({
            policyNo,
          }) => sql`insert into fund_strategy (policy_no, kind, first_on, next_on, from_fund, to_fund, amount)
            values (${policyNo}, 'stp', ${DAY}, ${DAY}, 'GRO', 'SEC', 10000)`,
        ),
      table: 'fund_strategy',
      column: 'policy_no',
      done: sql`select policy_no from fund_strategy where next_on > ${DAY}::date`,
    },
  ],
  [
    'a policy whose funds merge',
    {
      job: mergeFundsJob,
      setUp: async () => {
        await sql`insert into fund_merger (from_fund, into_fund, announced_on, merges_on)
          values ('MID', 'GRO', '2026-11-01', ${DAY})`.execute(db());
        await eachPolicy(
          ({ policyNo }) => sql`insert into fund_holding (policy_no, fund_code, units) values (${policyNo}, 'MID', 10)
            on conflict (policy_no, fund_code) do update set units = 10`,
        );
      },
      table: 'fund_merger_policy',
      column: 'policy_no',
      done: sql`select policy_no from fund_merger_policy where merged_at is not null`,
    },
  ],
])('%s that always fails does not block the others', async (_name, { job, setUp, table, column, done }) => {
  await setUp();
  const donePolicies = async () => (await done.execute(db())).rows.map(({ policy_no }) => policy_no);
  const run = () => job(nodes.nodes[0].deps).run(new AbortController().signal);
  await whileRowFails(db(), table, column, column === 'ticket' ? FIRST.ticket : FIRST.policyNo, async () => {
    // the job is logged as failed
    await expect(run()).rejects.toThrow('poisoned');
    expect(await donePolicies()).toContain(SECOND.policyNo);
    expect(await donePolicies()).not.toContain(FIRST.policyNo);
  });
  await run();
  expect(await donePolicies()).toEqual(expect.arrayContaining([FIRST.policyNo, SECOND.policyNo]));
});
