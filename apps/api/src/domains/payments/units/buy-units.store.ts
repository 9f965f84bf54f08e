import type { CalendarDate } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';

/**
 * Buys the units of lots whose price has been published, and adds them to what the policies hold. One statement, so that a lot is
 * bought once whatever ends between, and several nodes may buy at once. A lot without a price waits.
 * @returns how many lots were bought
 */
export async function buyUnits(db: Db, today: CalendarDate, now: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with due as (
      select l.id, n.nav from unit_lot l
        join fund_nav n on n.fund_code = l.fund_code and n.on_date = l.nav_date
      where l.bought_at is null and l.cancelled_at is null and l.nav_date <= ${today}::date
      order by l.id limit ${limit} for update of l skip locked),
    bought as (
      update unit_lot l set nav = due.nav, units = round(l.amount / (100.0 * due.nav), 4), bought_at = ${now}::timestamptz
      from due where due.id = l.id and l.bought_at is null and l.cancelled_at is null
      returning l.policy_no, l.fund_code, l.units),
    held as (
      insert into fund_holding (policy_no, fund_code, units)
      select policy_no, fund_code, sum(units) from bought group by policy_no, fund_code order by policy_no, fund_code
      on conflict (policy_no, fund_code) do update set units = fund_holding.units + excluded.units
      returning 1)
    select count(*)::int as n from bought`.execute(db);
  return rows[0]?.n ?? 0;
}
