import type { CalendarDate } from '@lifedesk/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { whileRowFails } from '../../../testing/failing-row.ts';
import { type Nodes, startTwoNodes } from '../../../testing/two-nodes.ts';
import { post } from '../../payments/public.ts';
import { processPayouts } from '../pay/process-payouts.ts';
import { benefitsJob } from './benefits-job.ts';

const BEGIN = new Date('2026-11-21T04:30:00.000Z');
/** Kamala's annuity of ₹15,625.00 on the 21st of each month. The next instalment is of December. */
const ANNUITY = '505678901';
/** Asha's savings plan with bonuses of ₹52,500.00 and a loan, and her term plan. */
const SAVINGS = '501234567';
const TERM = '501234575';

let nodes: Nodes;
let rewind: () => Promise<unknown>;
const db = () => nodes.nodes[0].deps.db;
beforeAll(async () => {
  nodes = await startTwoNodes();
  for (const table of ['policy', 'policy_loan', 'annuity', 'benefit'])
    await sql`create table ${sql.table(`before_${table}`)} as table ${sql.table(table)}`.execute(db());
  await sql`truncate new_device, former_contact`.execute(db());
  // without the next life certificate an annuity waits: domains/identity/life-certificate.test.ts
  await sql`update life_certificate set due_on = '2030-12-17'`.execute(db());
  rewind = () =>
    db()
      .transaction()
      .execute(async (inside) => {
        await sql`set local session_replication_role = replica`.execute(inside);
        for (const statement of [
          sql`delete from payout_event where ticket ~ '^(AN|SB|MA|UP).*-20[0-9]{6}$|^UP'`,
          sql`delete from payout where ticket ~ '^(AN|SB|MA).*-20[0-9]{6}$|^UP'`,
          sql`delete from ledger_entry where posting_id in (select id from ledger_posting where posted_at >= ${BEGIN} and kind in ('payout-owed', 'payout-paid', 'payment'))`,
          sql`delete from ledger_posting where posted_at >= ${BEGIN} and kind in ('payout-owed', 'payout-paid', 'payment')`,
          sql`delete from annuity`,
          sql`insert into annuity select * from before_annuity`,
          sql`delete from benefit`,
          sql`insert into benefit select * from before_benefit`,
          sql`delete from policy_loan`,
          sql`insert into policy_loan select * from before_policy_loan`,
          sql`update policy p set status_code = b.status_code, due_date = b.due_date, maturity_date = b.maturity_date,
            death_intimated_on = b.death_intimated_on, cover_until = b.cover_until, premium_left = b.premium_left,
            revival_date = b.revival_date from before_policy b where b.policy_no = p.policy_no`,
        ])
          await statement.execute(inside);
      });
});
beforeEach(async () => {
  nodes.advance(BEGIN.getTime() - nodes.nodes[0].deps.clock.now().getTime());
  await rewind();
});
afterAll(() => nodes?.close());

const job = (node: 0 | 1 = 0) => benefitsJob(nodes.nodes[node].deps).run(new AbortController().signal);
const bothNodes = () => Promise.all([job(0), job(1), job(0), job(1)]);
const at = (date: string, time = '04:30') =>
  nodes.advance(new Date(`${date}T${time}:00.000Z`).getTime() - nodes.nodes[0].deps.clock.now().getTime());
interface OrderedBenefit {
  readonly ticket: string;
  readonly net: number;
  readonly counts_from: string;
  readonly deductions: readonly { name: string; paise: number }[];
}
const payoutsOf = async (policyNo: string) =>
  (
    await sql<OrderedBenefit>`select ticket, kind, gross, tax, net, deductions, counts_from, promised_on, state from payout
    where policy_no = ${policyNo} and ticket ~ '-20[0-9]{6}$|^UP' order by ticket`.execute(db())
  ).rows;
const tickets = async (policyNo: string) => (await payoutsOf(policyNo)).map(({ ticket }) => ticket);
const change = (policyNo: string, values: object) =>
  db().updateTable('policy').set(values).where('policy_no', '=', policyNo).execute();
const statusOf = async (policyNo: string) =>
  (await db().selectFrom('policy').select('status_code').where('policy_no', '=', policyNo).executeTakeFirstOrThrow())
    .status_code;
const balance = async (policyNo: string, account: string) =>
  (
    await sql<{ amount: number }>`select coalesce(sum(amount), 0)::bigint as amount from ledger_entry
    where policy_no = ${policyNo} and account = ${account}`.execute(db())
  ).rows[0]?.amount;

describe('an annuity', () => {
  it('is ordered on its day in India, once on two nodes, without any deduction', async () => {
    // the last moment of 20 December in India
    at('2026-12-20', '18:29');
    await bothNodes();
    expect(await payoutsOf(ANNUITY)).toEqual([]);
    at('2026-12-20', '18:30');
    await bothNodes();
    expect(await payoutsOf(ANNUITY)).toEqual([
      {
        ticket: `AN${ANNUITY}-20261221`,
        kind: 'survival-benefit',
        gross: 15_625_00,
        tax: 0,
        net: 15_625_00,
        deductions: [],
        counts_from: '2026-12-21',
        promised_on: '2026-12-21',
        state: 'owed',
      },
    ]);
    expect(await balance(ANNUITY, 'tax-withheld')).toBe(0);
  });

  it('goes on every month, also after days without a node, each instalment counted from its own day', async () => {
    at('2027-03-25');
    await bothNodes();
    const days = (await payoutsOf(ANNUITY)).map(({ counts_from }) => counts_from);
    expect(days).toEqual(['2026-12-21', '2027-01-21', '2027-02-21', '2027-03-21']);
    at('2027-04-21');
    await bothNodes();
    expect(await tickets(ANNUITY)).toHaveLength(5);
  });

  it('goes into the account on record', async () => {
    at('2026-12-21');
    await job();
    const { account_no } = await db()
      .selectFrom('bank_account')
      .select('account_no')
      .where('policy_no', '=', ANNUITY)
      .executeTakeFirstOrThrow();
    // her last account returned a payout
    await sql`update payout set account_no = '99999999999' where ticket = ${`AN${ANNUITY}-3`}`.execute(db());
    await expect
      .poll(
        async () => {
          await processPayouts(nodes.nodes[0].deps);
          nodes.advance(3_600_000);
          const [payout] = await sql<{ state: string; account_no: string }>`select state, account_no from payout
          where ticket = ${`AN${ANNUITY}-20261221`}`
            .execute(db())
            .then(({ rows }) => rows);
          return payout;
        },
        { timeout: 60_000 },
      )
      .toEqual({ state: 'paid', account_no });
  });

  it.each([
    ['the death of the annuitant was reported', { death_intimated_on: '2026-12-01' }],
    ['a claim is registered', { status_code: 'D' }],
  ])('is not ordered if %s', async (_, values) => {
    await change(ANNUITY, values);
    at('2027-06-21');
    await bothNodes();
    expect(await tickets(ANNUITY)).toEqual([]);
  });

  it('ends with its last instalment', async () => {
    await sql`update annuity set last_on = '2027-01-21' where policy_no = ${ANNUITY}`.execute(db());
    at('2027-06-21');
    await bothNodes();
    expect(await tickets(ANNUITY)).toEqual([`AN${ANNUITY}-20261221`, `AN${ANNUITY}-20270121`]);
    const { rows } = await sql`select next_on from annuity where policy_no = ${ANNUITY}`.execute(db());
    expect(rows).toEqual([{ next_on: null }]);
  });
});

describe('a survival benefit', () => {
  const add = (due_on: CalendarDate) =>
    db()
      .insertInto('benefit')
      .values({ policy_no: SAVINGS, kind: 'survival-benefit', due_on, amount: 70_000_00, ordered_at: null })
      .execute();

  it('is ordered on its day, once, and the policy goes on', async () => {
    await add('2026-12-01');
    await add('2027-12-01');
    at('2026-11-30');
    await bothNodes();
    expect(await tickets(SAVINGS)).toEqual([]);
    at('2026-12-01');
    await bothNodes();
    at('2026-12-02');
    await bothNodes();
    expect(await payoutsOf(SAVINGS)).toMatchObject([
      { ticket: `SB${SAVINGS}-20261201`, kind: 'survival-benefit', net: 70_000_00, deductions: [], state: 'owed' },
    ]);
    expect(await statusOf(SAVINGS)).toBe('1');
  });

  it('is not ordered for a lapsed policy', async () => {
    await add('2026-12-01');
    await change(SAVINGS, { status_code: '4' });
    at('2026-12-05');
    await bothNodes();
    expect(await tickets(SAVINGS)).toEqual([]);
  });
});

describe('a maturity', () => {
  const mature = (policyNo = SAVINGS) => change(policyNo, { maturity_date: '2026-12-01' });

  it('pays sum assured and bonuses less the loan on its day, once, and ends the policy', async () => {
    await mature();
    at('2026-11-30');
    await bothNodes();
    expect([await tickets(SAVINGS), await statusOf(SAVINGS)]).toEqual([[], '1']);
    at('2026-12-01');
    await bothNodes();
    const [payout] = await payoutsOf(SAVINGS);
    expect(payout).toMatchObject({
      ticket: `MA${SAVINGS}-20261201`,
      kind: 'maturity',
      gross: 402_500_00,
      tax: 0,
      deductions: [
        { name: 'loan', paise: 60_000_00 },
        { name: 'loan-interest', paise: expect.any(Number) },
      ],
      promised_on: '2026-12-01',
      state: 'owed',
    });
    expect(payout?.net).toBe(342_500_00 - (payout?.deductions[1]?.paise ?? 0));
    expect(await statusOf(SAVINGS)).toBe('M');
    expect(await db().selectFrom('policy_loan').select('principal').where('policy_no', '=', SAVINGS).execute()).toEqual(
      [{ principal: 0 }],
    );
    at('2026-12-09');
    await bothNodes();
    expect(await tickets(SAVINGS)).toEqual([`MA${SAVINGS}-20261201`]);
  });

  it('is not paid again if the policy is put back in force', async () => {
    await mature();
    at('2026-12-01');
    await job();
    await change(SAVINGS, { status_code: '1' });
    at('2026-12-03');
    await bothNodes();
    expect(await tickets(SAVINGS)).toEqual([`MA${SAVINGS}-20261201`]);
    expect(await balance(SAVINGS, 'payouts-payable')).toBeLessThan(0);
  });

  it('pays back money that was received and not used', async () => {
    await mature();
    await db()
      .transaction()
      .execute((inside) =>
        post(inside, { order_id: null, kind: 'payment', posted_at: BEGIN }, [
          { account: 'gateway-clearing', amount: 500_00, policy_no: null },
          { account: 'suspense', amount: -500_00, policy_no: SAVINGS },
        ]),
      );
    at('2026-12-01');
    await bothNodes();
    expect(await payoutsOf(SAVINGS)).toMatchObject([{ kind: 'maturity' }, { ticket: `UP${SAVINGS}-1`, net: 500_00 }]);
    expect(await balance(SAVINGS, 'suspense')).toBe(0);
  });

  it('of pure protection ends the policy without a payout', async () => {
    await mature(TERM);
    at('2026-12-01');
    await bothNodes();
    expect([await tickets(TERM), await statusOf(TERM)]).toEqual([[], 'M']);
  });

  it('waits while the death of the insured person is examined', async () => {
    await mature();
    await change(SAVINGS, { death_intimated_on: '2026-11-30' });
    at('2026-12-05');
    await bothNodes();
    expect([await tickets(SAVINGS), await statusOf(SAVINGS)]).toEqual([[], '1']);
  });
});

it('benefits of other policies are ordered although those of one always fail', async () => {
  await change(SAVINGS, { maturity_date: '2026-12-01' });
  at('2026-12-21');
  await whileRowFails(db(), 'payout', 'policy_no', SAVINGS, async () => {
    await expect(job()).rejects.toThrow('poisoned');
    expect([await tickets(SAVINGS), await statusOf(SAVINGS)]).toEqual([[], '1']);
    expect(await tickets(ANNUITY)).toEqual([`AN${ANNUITY}-20261221`]);
  });
  await job();
  expect(await tickets(SAVINGS)).toEqual([`MA${SAVINGS}-20261201`]);
});
