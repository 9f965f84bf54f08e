import { type CalendarDate, navDateOf, splitAmount, todayInIndia } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import { findHolidays } from './funds.store.ts';

interface Part {
  readonly policyNo: string;
  readonly premium: number;
  readonly dueFrom: CalendarDate;
  readonly fundCode: string;
  readonly share: number;
}

/**
 * Leaves the paid premiums of an order to wait for their price, spread as each policy has it for the first due date that is paid. A
 * premium that is paid early has the price of its due date. Premiums of a policy without an allocation buy nothing here.
 */
export async function takePremiums(db: Db, orderId: string, paidFor: ReadonlySet<string>, paidAt: Date): Promise<void> {
  if (paidFor.size === 0) return;
  const { rows } = await sql<Part>`
    select i.policy_no as "policyNo", i.premium, i.due_from as "dueFrom", f.fund_code as "fundCode", f.share
    from payment_order_item i
    join policy p on p.policy_no = i.policy_no
    join plan pl on pl.code = p.plan_code and pl.line = 'unit-linked'
    cross join lateral (
      select id from premium_allocation a where a.policy_no = i.policy_no and a.effective_from <= i.due_from
      order by a.effective_from desc, a.id desc limit 1) a
    join premium_allocation_fund f on f.allocation_id = a.id
    where i.order_id = ${orderId} and i.policy_no = any(${[...paidFor]}::text[]) and i.premium > 0
    order by i.policy_no, f.fund_code`.execute(db);
  if (rows.length === 0) return;
  const holidays = await findHolidays(db);
  const paidOn = todayInIndia(paidAt);
  const lots = [...new Set(rows.map(({ policyNo }) => policyNo))].flatMap((policy_no) => {
    const parts = rows.filter(({ policyNo }) => policyNo === policy_no);
    const { premium = 0, dueFrom = paidOn } = parts[0] ?? {};
    // the start of a day comes before its cut-off
    const at = dueFrom > paidOn ? new Date(`${dueFrom}T00:00:00+05:30`) : paidAt;
    const nav_date = navDateOf(at, holidays);
    return splitAmount(premium, parts).map(({ fundCode, amount }) => ({
      order_id: orderId,
      policy_no,
      fund_code: fundCode,
      amount,
      nav_date,
    }));
  });
  await db.insertInto('premium_lot').values(lots).execute();
}

/** Takes back the premiums of an order that still wait for their price; what units were bought for stays. */
export async function cancelPremiums(db: Db, orderId: string, now: Date): Promise<void> {
  await db
    .updateTable('premium_lot')
    .set({ cancelled_at: now })
    .where('order_id', '=', orderId)
    .where('bought_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute();
}

/**
 * Buys the units of premiums whose price has been published. One statement, so that each is bought once whatever ends between, and
 * several nodes may buy at once. A policy is locked before its holdings, as where units are switched.
 * @returns how many parts of premiums were bought
 */
export async function buyPremiumUnits(db: Db, today: CalendarDate, now: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    with due as (
      select l.order_id, l.policy_no, l.fund_code, n.nav from premium_lot l
        join policy p on p.policy_no = l.policy_no
        join fund_nav n on n.fund_code = l.fund_code and n.on_date = l.nav_date
      where l.bought_at is null and l.cancelled_at is null and l.nav_date <= ${today}::date
      order by l.policy_no, l.order_id limit ${limit} for update of l skip locked for key share of p skip locked),
    bought as (
      update premium_lot l set nav = due.nav, units = round(l.amount / (100.0 * due.nav), 4), bought_at = ${now}::timestamptz
      from due where due.order_id = l.order_id and due.policy_no = l.policy_no and due.fund_code = l.fund_code
        and l.bought_at is null and l.cancelled_at is null
      returning l.policy_no, l.fund_code, l.units)
    insert into fund_holding (policy_no, fund_code, units)
    select policy_no, fund_code, sum(units) from bought group by policy_no, fund_code order by policy_no, fund_code
    on conflict (policy_no, fund_code) do update set units = fund_holding.units + excluded.units
    returning fund_code`.execute(db);
  return rows.length;
}
