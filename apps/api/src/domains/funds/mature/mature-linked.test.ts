import type { CalendarDate } from '@lifedesk/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Nodes, startTwoNodes } from '../../../testing/two-nodes.ts';
import { matureLinkedJob } from './mature-linked.ts';

/** Meenakshi's policy of 24 February 2021. It matures on a Saturday, so it has the price of Monday the 23rd. */
const POLICY = '503456789';
const MATURITY = '2026-11-21';
const PRICES = { GRO: '62.1847', BAL: '48.9021', SEC: '34.4410', MID: '44.0763' };
const TICKET = `MA${POLICY}-20261121`;

let nodes: Nodes;
const db = () => nodes.nodes[0].deps.db;
beforeAll(async () => {
  nodes = await startTwoNodes();
  await sql`create table before_policy as select * from policy where policy_no = ${POLICY}`.execute(db());
  await sql`create table before_holding as table fund_holding`.execute(db());
});
/** Undoes a maturity. */
const rewind = () =>
  db()
    .transaction()
    .execute(async (inside) => {
      await sql`set local session_replication_role = replica`.execute(inside);
      for (const table of ['payout_event', 'payout'])
        await sql`delete from ${sql.table(table)} where ticket = ${TICKET}`.execute(inside);
      await sql`delete from ledger_entry where posting_id in (select id from ledger_posting where payout_ticket = ${TICKET})`.execute(
        inside,
      );
      await sql`delete from ledger_posting where payout_ticket = ${TICKET}`.execute(inside);
      for (const table of ['benefit', 'premium_lot'])
        await sql`delete from ${sql.table(table)} where policy_no = ${POLICY}`.execute(inside);
      await sql`delete from fund_holding`.execute(inside);
      await sql`insert into fund_holding select * from before_holding`.execute(inside);
      await sql`update policy p set status_code = b.status_code, due_date = b.due_date, maturity_date = ${MATURITY}
        from before_policy b where b.policy_no = p.policy_no`.execute(inside);
    });
beforeEach(async () => {
  await rewind();
  await db().deleteFrom('fund_nav').where('on_date', '>', '2026-11-20').execute();
});
afterAll(() => nodes?.close());

const publish = (prices: Record<string, string>, on_date: CalendarDate) =>
  db()
    .insertInto('fund_nav')
    .values(Object.entries(prices).map(([fund_code, nav]) => ({ fund_code, nav, on_date })))
    .execute();
/** Runs the job on both nodes in the evening of a day. */
const evening = (day: string) =>
  Promise.all(
    [...nodes.nodes, ...nodes.nodes].map(({ deps }) =>
      matureLinkedJob({ ...deps, clock: { now: () => new Date(`${day}T16:00:00Z`) } }).run(
        new AbortController().signal,
      ),
    ),
  );
const payout = () => db().selectFrom('payout').selectAll().where('ticket', '=', TICKET).executeTakeFirst();
const status = async () =>
  (await db().selectFrom('policy').select('status_code').where('policy_no', '=', POLICY).executeTakeFirstOrThrow())
    .status_code;
const unitsLeft = async () =>
  (
    await sql<{
      units: number;
    }>`select sum(units)::float8 as units from fund_holding where policy_no = ${POLICY}`.execute(db())
  ).rows[0]?.units;

it('pays the funds at the price of the day, once on two nodes, and ends the policy', async () => {
  const held = await db().selectFrom('fund_holding').selectAll().where('policy_no', '=', POLICY).execute();
  const value = held.reduce(
    (sum, { fund_code, units }) =>
      sum + Math.round(Number(units) * Number(PRICES[fund_code as keyof typeof PRICES]) * 100),
    0,
  );
  await evening('2026-11-22');
  expect([await payout(), await status()]).toEqual([undefined, '1']);
  await publish({ GRO: PRICES.GRO }, '2026-11-23');
  await evening('2026-11-23');
  expect([await payout(), await status()]).toEqual([undefined, '1']);
  const { GRO: _published, ...others } = PRICES;
  await publish(others, '2026-11-23');
  await evening('2026-11-23');
  expect(await payout()).toMatchObject({
    kind: 'maturity',
    gross: value,
    tax: 0,
    deductions: [],
    counts_from: MATURITY,
    promised_on: MATURITY,
  });
  expect([await status(), await unitsLeft()]).toEqual(['M', 0]);
  await evening('2026-11-24');
  expect(await sql`select from payout where policy_no = ${POLICY} and kind = 'maturity'`.execute(db())).toMatchObject({
    rows: { length: 1 },
  });
});

it('includes a payment that has not bought units yet', async () => {
  await publish(PRICES, '2026-11-23');
  await evening('2026-11-23');
  const without = (await payout())?.gross ?? 0;
  await rewind();
  await db()
    .transaction()
    .execute(async (inside) => {
      await sql`set local session_replication_role = replica`.execute(inside);
      await sql`insert into premium_lot (posting_id, policy_no, fund_code, amount, nav_date)
        values (-1, ${POLICY}, 'GRO', 200000, '2026-11-24')`.execute(inside);
    });
  await evening('2026-11-23');
  expect((await payout())?.gross).toBe(without + 2_000_00);
});

it('is not paid before the maturity date, or when the death was reported', async () => {
  await publish(PRICES, '2026-11-23');
  await db().updateTable('policy').set({ maturity_date: '2026-11-24' }).where('policy_no', '=', POLICY).execute();
  await evening('2026-11-23');
  expect([await payout(), await status()]).toEqual([undefined, '1']);
  await db()
    .updateTable('policy')
    .set({ maturity_date: MATURITY, death_intimated_on: '2026-11-20' })
    .where('policy_no', '=', POLICY)
    .execute();
  await evening('2026-11-23');
  expect([await payout(), await status()]).toEqual([undefined, '1']);
  await db().updateTable('policy').set({ death_intimated_on: null }).where('policy_no', '=', POLICY).execute();
});
