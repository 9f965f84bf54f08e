import { type CalendarDate, indiaInstant, navDateOf, splitAmount, todayInIndia } from '@lifedesk/rules';
import { sql } from 'kysely';
import { unitsFor } from '../../../platform/database/amounts.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { PaymentOrderItem } from '../order/orders.store.ts';
import { findHolidays } from './funds.store.ts';

/** A paid premium. */
export interface PaidPremium {
  readonly policyNo: string;
  /** Paise, without taxes and late fees. */
  readonly premium: number;
  /** The first due date that it pays, if known. */
  readonly dueFrom: CalendarDate | null;
}

/** The premium that an item of an order, or money outside an order, has paid. */
export const toPaidPremium = ({
  policy_no: policyNo,
  premium,
  due_from,
}: Pick<PaymentOrderItem, 'policy_no' | 'premium' | 'due_from'>): PaidPremium => ({
  policyNo,
  premium,
  dueFrom: due_from,
});

interface Share {
  readonly policyNo: string;
  readonly fundCode: string;
  readonly share: number;
}

/**
 * Queues premiums to buy units at their price, split by the policy's allocation for the first due date paid. Every way
 * of settling a premium ends here: an order, money outside an order, and a deposit that pays what is due. A premium
 * paid early gets the price of its due date. Premiums of policies without an allocation, or that are not unit-linked,
 * buy nothing.
 * @param postingId the posting that books the premiums; each is taken once for it
 * @param at when money and policy were both known
 */
export async function takePremiums(
  db: Db,
  postingId: number,
  premiums: readonly PaidPremium[],
  at: Date,
): Promise<void> {
  const paid = premiums.filter(({ premium }) => premium > 0);
  if (paid.length === 0) return;
  const { rows } = await sql<Share>`
    select i."policyNo", f.fund_code as "fundCode", f.share
    from jsonb_to_recordset(${JSON.stringify(paid)}::jsonb) as i("policyNo" text, "dueFrom" date)
    join policy p on p.policy_no = i."policyNo"
    join plan pl on pl.code = p.plan_code and pl.line = 'unit-linked'
    cross join lateral (
      select id from premium_allocation a where a.policy_no = i."policyNo" and a.effective_from <= i."dueFrom"
      order by a.effective_from desc, a.id desc limit 1) a
    join premium_allocation_fund f on f.allocation_id = a.id
    order by i."policyNo", f.fund_code`.execute(db);
  if (rows.length === 0) return;
  const holidays = await findHolidays(db);
  const day = todayInIndia(at);
  const lots = paid.flatMap(({ policyNo, premium, dueFrom }) => {
    // the start of a day is before its cut-off
    const nav_date = navDateOf(dueFrom !== null && dueFrom > day ? startOf(dueFrom) : at, holidays);
    const shares = rows.filter((row) => row.policyNo === policyNo);
    return (shares.length === 0 ? [] : splitAmount(premium, shares)).map(({ fundCode, amount }) => ({
      posting_id: postingId,
      policy_no: policyNo,
      fund_code: fundCode,
      amount,
      nav_date,
    }));
  });
  if (lots.length > 0) await db.insertInto('premium_lot').values(lots).execute();
}

const startOf = (day: CalendarDate): Date => indiaInstant(day, '00:00');

/**
 * Cancels the premiums of an order that still wait for their price.
 * @returns the policies for which something remains: units already bought, or money paid out by a surrender
 */
export async function cancelPremiums(db: Db, orderId: string, now: Date): Promise<Set<string>> {
  // waits for a round that is buying them
  const lots = await db
    .selectFrom('premium_lot')
    .where('posting_id', '=', (ledger) =>
      ledger.selectFrom('ledger_posting').select('id').where('order_id', '=', orderId),
    )
    .orderBy('policy_no')
    .orderBy('fund_code')
    .select(['policy_no', 'bought_at', 'cancelled_at'])
    .forUpdate()
    .execute();
  await db
    .updateTable('premium_lot')
    .set({ cancelled_at: now })
    .where('posting_id', '=', (ledger) =>
      ledger.selectFrom('ledger_posting').select('id').where('order_id', '=', orderId),
    )
    .where('bought_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute();
  const used = lots.filter(({ bought_at, cancelled_at }) => bought_at !== null || cancelled_at !== null);
  return new Set(used.map(({ policy_no }) => policy_no));
}

/**
 * Buys the units of premiums whose price is published. One statement, so that each is bought once even if the node
 * dies, and several nodes may buy in parallel. A policy is locked before its holdings, as in a switch.
 * @param policyNo the only policy to buy for; any, if omitted
 * @returns how many parts of premiums were bought
 */
export async function buyPremiumUnits(
  db: Db,
  today: CalendarDate,
  now: Date,
  limit: number,
  policyNo?: string,
): Promise<number> {
  const { rows } = await sql`
    with due as (
      select l.posting_id, l.policy_no, coalesce(l.asked_fund, l.fund_code) as asked, n.nav from premium_lot l
        join policy p on p.policy_no = l.policy_no
        join fund_nav n on n.fund_code = l.fund_code and n.on_date = l.nav_date
      where l.bought_at is null and l.cancelled_at is null and l.nav_date <= ${today}::date
        ${policyNo === undefined ? sql`` : sql`and l.policy_no = ${policyNo}`}
      order by l.policy_no, l.posting_id limit ${limit} for update of l skip locked for key share of p skip locked),
    bought as (
      update premium_lot l set nav = due.nav, units = ${unitsFor(sql.ref('l.amount'), sql.ref('due.nav'))}, bought_at = ${now}::timestamptz
      from due where due.posting_id = l.posting_id and due.policy_no = l.policy_no and due.asked = coalesce(l.asked_fund, l.fund_code)
        and l.bought_at is null and l.cancelled_at is null
      returning l.policy_no, l.fund_code, l.units)
    insert into fund_holding (policy_no, fund_code, units)
    select policy_no, fund_code, sum(units) from bought group by policy_no, fund_code order by policy_no, fund_code
    on conflict (policy_no, fund_code) do update set units = fund_holding.units + excluded.units
    returning fund_code`.execute(db);
  return rows.length;
}
