import type { CalendarDate } from '@lifedesk/rules';
import { sql } from 'kysely';
import { unitsFor } from '../../../platform/database/amounts.ts';
import type { Db } from '../../../platform/database/connect.ts';

/** One fund's part of a top-up. */
export interface Lot {
  readonly orderId: string;
  readonly policyNo: string;
}

/** Policies with money whose price is published, in the order of their numbers after `after`. */
export async function findPoliciesToBuyFor(
  db: Db,
  today: CalendarDate,
  after: string,
  limit: number,
): Promise<string[]> {
  const due = (table: 'unit_lot' | 'premium_lot') => sql`
    select l.policy_no from ${sql.table(table)} l join fund_nav n on n.fund_code = l.fund_code and n.on_date = l.nav_date
    where l.bought_at is null and l.cancelled_at is null and l.nav_date <= ${today}::date and l.policy_no > ${after}`;
  const { rows } = await sql<{ policy_no: string }>`
    ${due('unit_lot')} union ${due('premium_lot')} order by policy_no limit ${limit}`.execute(db);
  return rows.map(({ policy_no }) => policy_no);
}

/**
 * Buys the units of lots whose price is published, and adds them to the policies' holdings. One statement, so that a
 * lot is bought once even if the node dies, and several nodes may buy in parallel. A lot without a price waits, and so
 * does one whose policy is being switched or returned: like those, it locks the policy before its holdings, so that
 * they do not deadlock.
 * @param policyNo the only policy to buy for; any, if omitted
 * @returns the lots that were bought
 */
export async function buyUnits(
  db: Db,
  today: CalendarDate,
  now: Date,
  limit: number,
  policyNo?: string,
): Promise<Lot[]> {
  const { rows } = await sql<Lot>`
    with due as (
      select l.id, n.nav from unit_lot l
        join policy p on p.policy_no = l.policy_no
        join fund_nav n on n.fund_code = l.fund_code and n.on_date = l.nav_date
      where l.bought_at is null and l.cancelled_at is null and l.nav_date <= ${today}::date
        ${policyNo === undefined ? sql`` : sql`and l.policy_no = ${policyNo}`}
      order by l.id limit ${limit} for update of l skip locked for key share of p skip locked),
    bought as (
      update unit_lot l set nav = due.nav, units = ${unitsFor(sql.ref('l.amount'), sql.ref('due.nav'))}, bought_at = ${now}::timestamptz
      from due where due.id = l.id and l.bought_at is null and l.cancelled_at is null
      returning l.order_id, l.policy_no, l.fund_code, l.units),
    held as (
      insert into fund_holding (policy_no, fund_code, units)
      select policy_no, fund_code, sum(units) from bought group by policy_no, fund_code order by policy_no, fund_code
      on conflict (policy_no, fund_code) do update set units = fund_holding.units + excluded.units
      returning 1),
    locked as (
      insert into top_up_holding (order_id, policy_no, fund_code, units)
      select order_id, policy_no, fund_code, sum(units) from bought group by order_id, policy_no, fund_code
      on conflict (order_id, policy_no, fund_code) do update set units = top_up_holding.units + excluded.units
      returning 1)
    select order_id as "orderId", policy_no as "policyNo" from bought`.execute(db);
  return rows;
}

/** A top-up with all units bought. */
export interface FinishedTopUp extends Lot {
  readonly customerId: number;
  readonly amount: number;
  /** The day whose prices applied. */
  readonly navDate: CalendarDate;
}

/**
 * The top-ups of these lots whose units are all bought. They are locked first: if two nodes buy the last two lots at
 * once, the second finds the top-up finished. Both have a foreign key lock on the top-up by then, which this lock mode
 * allows.
 */
export async function lockFinishedTopUps(transaction: Db, lots: readonly Lot[]): Promise<FinishedTopUp[]> {
  if (lots.length === 0) return [];
  const orderIds = [...new Set(lots.map(({ orderId }) => orderId))];
  const { rows: topUps } = await sql<FinishedTopUp>`
    select t.order_id as "orderId", t.policy_no as "policyNo", t.amount, t.nav_date as "navDate", p.customer_id as "customerId"
    from top_up t join policy p on p.policy_no = t.policy_no
    where t.order_id = any(${orderIds}::text[]) order by t.order_id, t.policy_no for no key update of t`.execute(
    transaction,
  );
  const open = await transaction
    .selectFrom('unit_lot')
    .select(['order_id', 'policy_no'])
    .where('order_id', 'in', orderIds)
    .where('bought_at', 'is', null)
    .execute();
  return topUps.filter(
    ({ orderId, policyNo }) =>
      lots.some((lot) => lot.orderId === orderId && lot.policyNo === policyNo) &&
      !open.some((lot) => lot.order_id === orderId && lot.policy_no === policyNo),
  );
}
