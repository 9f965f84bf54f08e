import type { CalendarDate, FundAmount, PremiumMode, PricedFund, WithdrawalLegs } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/connect.ts';

/** A withdrawal or surrender whose price is published. */
export interface DueWithdrawal {
  readonly id: number;
  readonly policyNo: string;
  readonly ticket: string;
  readonly extent: 'part' | 'all';
  readonly requestedOn: CalendarDate;
  readonly navDate: CalendarDate;
  readonly customerId: number;
  readonly statusCode: string;
  readonly issueDate: CalendarDate;
  readonly maturityDate: CalendarDate | null;
  readonly premiumMode: PremiumMode;
  readonly modalPremium: number;
  /** The insured person's death was reported after the request. */
  readonly isDeathIntimated: boolean;
}

/**
 * Claims the oldest request after the given one for which every fund that the policy still holds has its day's price, and locks it and its
 * policy. Several nodes claim different ones.
 */
export async function claimDueWithdrawal(
  transaction: Db,
  today: CalendarDate,
  after = 0,
): Promise<DueWithdrawal | undefined> {
  const { rows } = await sql<DueWithdrawal>`
    select w.id, w.policy_no as "policyNo", w.ticket, w.extent, w.asked_on as "requestedOn", w.nav_date as "navDate",
      p.customer_id as "customerId", p.status_code as "statusCode", p.issue_date as "issueDate",
      p.maturity_date as "maturityDate", p.premium_mode as "premiumMode", p.modal_premium as "modalPremium",
      p.death_intimated_on is not null as "isDeathIntimated"
    from fund_withdrawal w join policy p on p.policy_no = w.policy_no
    where w.state = 'waiting' and w.id > ${after} and w.nav_date <= ${today}::date and not exists (
      select from fund_holding h where h.policy_no = w.policy_no and h.units > 0
      and (w.extent = 'all' or exists (select from fund_withdrawal_leg l where l.withdrawal_id = w.id and l.fund_code = h.fund_code))
      and not exists (select from fund_nav n where n.fund_code = h.fund_code and n.on_date = w.nav_date))
    order by w.id limit 1 for update of w, p skip locked`.execute(transaction);
  return rows[0];
}

/** The amount requested from each fund, in order. */
export async function findRequestedAmounts(db: Db, id: number): Promise<FundAmount[]> {
  const rows = await db
    .selectFrom('fund_withdrawal_leg')
    .where('withdrawal_id', '=', id)
    .orderBy('position')
    .select(['fund_code', 'amount'])
    .execute();
  return rows.map(({ fund_code, amount }) => ({ fundCode: fund_code, amount: amount ?? 0 }));
}

/** A policy's holdings with a day's prices, locked until the transaction ends. */
export async function lockHeldFunds(
  transaction: Db,
  policyNo: string,
  navDate: CalendarDate,
): Promise<(PricedFund & { readonly name: string })[]> {
  const { rows } = await sql<PricedFund & { name: string }>`
    select h.fund_code as "fundCode", f.name, h.units::text as units, n.nav::text as nav
    from fund_holding h join fund f on f.code = h.fund_code
    join fund_nav n on n.fund_code = h.fund_code and n.on_date = ${navDate}::date
    where h.policy_no = ${policyNo} and h.units > 0 order by h.fund_code for update of h`.execute(transaction);
  return rows;
}

/** Removes the units from the policy and its top-ups, fund by fund in the same order on all nodes. */
export async function takeUnits(db: Db, policyNo: string, { sold, lots }: WithdrawalLegs): Promise<void> {
  for (const { fundCode, units } of sold.toSorted((a, b) => (a.fundCode < b.fundCode ? -1 : 1)))
    await sql`update fund_holding set units = units - ${units}::numeric
      where policy_no = ${policyNo} and fund_code = ${fundCode}`.execute(db);
  for (const { orderId, fundCode, units } of lots)
    await sql`update top_up_holding set units = ${units}::numeric
      where order_id = ${orderId} and policy_no = ${policyNo} and fund_code = ${fundCode}`.execute(db);
}

/** Ends a request for money: done if units were sold, void if not. */
export async function endWithdrawal(
  db: Db,
  id: number,
  now: Date,
  done?: { readonly gross: number; readonly legs: WithdrawalLegs },
): Promise<void> {
  await db
    .updateTable('fund_withdrawal')
    .set({ state: done ? 'done' : 'void', ended_at: now, gross: done?.gross ?? null })
    .where('id', '=', id)
    .execute();
  for (const [position, { fundCode, units, nav, value }] of (done?.legs.sold ?? []).entries())
    await db
      .insertInto('fund_withdrawal_leg')
      .values({ withdrawal_id: id, position, fund_code: fundCode, amount: null, units, nav, value })
      .onConflict((known) => known.columns(['withdrawal_id', 'fund_code']).doUpdateSet({ units, nav, value }))
      .execute();
}

interface NewDiscontinued {
  readonly ticket: string;
  readonly policyNo: string;
  readonly amount: number;
  readonly charge: number;
  readonly since: CalendarDate;
  readonly payOn: CalendarDate;
}

/** Puts the money of a surrendered policy into the discontinued fund. */
export async function insertDiscontinued(db: Db, money: NewDiscontinued): Promise<void> {
  const { ticket, policyNo: policy_no, amount, charge, since, payOn: pay_on } = money;
  await db.insertInto('discontinued_money').values({ ticket, policy_no, amount, charge, since, pay_on }).execute();
}

/**
 * Claims discontinued money whose lock-in is over and locks it until the transaction ends. Several nodes claim
 * different rows.
 */
export async function claimDiscontinued(
  transaction: Db,
  today: CalendarDate,
  after = '',
): Promise<(NewDiscontinued & { readonly customerId: number }) | undefined> {
  const { rows } = await sql<NewDiscontinued & { customerId: number }>`
    select d.ticket, d.policy_no as "policyNo", d.amount, d.charge, d.since, d.pay_on as "payOn", p.customer_id as "customerId"
    from discontinued_money d join policy p on p.policy_no = d.policy_no
    where d.ordered_at is null and d.pay_on <= ${today}::date and d.ticket > ${after}
    order by d.ticket limit 1 for update of d skip locked`.execute(transaction);
  return rows[0];
}

/** Records that the payout of discontinued money was ordered. */
export async function markOrdered(db: Db, ticket: string, now: Date): Promise<void> {
  await db.updateTable('discontinued_money').set({ ordered_at: now }).where('ticket', '=', ticket).execute();
}
