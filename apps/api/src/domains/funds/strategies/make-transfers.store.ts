import type { CalendarDate, FundStrategy, SwitchLegs } from '@lifedesk/rules';
import { ENDED_STATUS_CODES } from '@lifedesk/rules';
import { sql } from 'kysely';
import { navDateOf } from '../../../platform/database/amounts.ts';
import type { Db } from '../../../platform/database/connect.ts';

/** A due transfer. If money still moves, its prices are published. */
export interface DueTransfer {
  readonly id: number;
  readonly policyNo: string;
  readonly planCode: string;
  readonly customerId: number;
  readonly kind: FundStrategy;
  readonly firstOn: CalendarDate;
  readonly dueOn: CalendarDate;
  /** The day whose closing prices apply: the date itself, or the next business day. */
  readonly navDate: CalendarDate;
  readonly fromFund: string | null;
  readonly fromName: string | null;
  readonly toFund: string | null;
  readonly toName: string | null;
  readonly amount: number | null;
  readonly basis: 'age' | 'years-left' | null;
  readonly ticket: string | null;
  readonly lastOn: CalendarDate | null;
  /** The policy has lapsed or ended, or a death was reported: nothing moves any more. */
  readonly isOver: boolean;
}

/** Where a transfer comes in the order in which they are made. */
export type TransferPosition = Pick<DueTransfer, 'dueOn' | 'id'>;

/**
 * Claims the oldest transfer after the given one that can be made, and locks its strategy and policy. Several nodes claim different ones. A
 * transfer whose fund has no price for its day waits without blocking others.
 */
export async function claimDueTransfer(
  transaction: Db,
  today: CalendarDate,
  after: TransferPosition | null = null,
): Promise<DueTransfer | undefined> {
  const isOver = sql`(p.death_intimated_on is not null or st.lapsed or p.status_code = any(${[...ENDED_STATUS_CODES]}::text[]))`;
  const isAfter = after ? sql`(s.next_on, s.id) > (${after.dueOn}::date, ${after.id})` : sql`true`;
  const { rows } = await sql<DueTransfer>`
    select s.id, s.policy_no as "policyNo", p.plan_code as "planCode", p.customer_id as "customerId", s.kind,
      s.first_on as "firstOn", s.next_on as "dueOn", priced.on_date as "navDate", s.from_fund as "fromFund",
      (select name from fund where code = s.from_fund) as "fromName", s.to_fund as "toFund",
      (select name from fund where code = s.to_fund) as "toName", s.amount, t.basis, s.ticket, s.last_on as "lastOn",
      ${isOver} as "isOver"
    from fund_strategy s
    join policy p on p.policy_no = s.policy_no
    join policy_status st on st.code = p.status_code
    join plan_strategy_terms t on t.plan_code = p.plan_code and t.kind = s.kind
    cross join lateral (select ${navDateOf(sql.ref('s.next_on'))} as on_date) priced
    where s.ended_on is null and s.next_on <= ${today}::date and ${isAfter} and (${isOver} or (
      priced.on_date <= ${today}::date and not exists (
        select from (
          select s.from_fund as fund_code where s.kind = 'stp'
          union select s.to_fund where s.kind = 'stp'
          union select h.fund_code from fund_holding h where s.kind = 'dfa' and h.policy_no = s.policy_no and h.units > 0
          union select a.fund_code from plan_allocation a where s.kind = 'dfa' and a.plan_code = p.plan_code) used
        where not exists (select from fund_nav n where n.fund_code = used.fund_code and n.on_date = priced.on_date))))
    order by s.next_on, s.id limit 1 for update of s, p skip locked`.execute(transaction);
  return rows[0];
}

/** The funds in which a policy has units. */
export async function findHeldCodes(db: Db, policyNo: string): Promise<string[]> {
  const rows = await db
    .selectFrom('fund_holding')
    .where('policy_no', '=', policyNo)
    .where('units', '>', '0')
    .select('fund_code')
    .execute();
  return rows.map(({ fund_code }) => fund_code);
}

/** Records a transfer. A date is recorded once, so that no transfer is made twice. */
export async function insertTransfer(
  db: Db,
  { id, dueOn, navDate }: Pick<DueTransfer, 'id' | 'dueOn' | 'navDate'>,
  { sold, bought }: SwitchLegs,
  now: Date,
): Promise<void> {
  const of = { strategy_id: id, due_on: dueOn };
  await db
    .insertInto('fund_transfer')
    .values({ ...of, nav_date: navDate, made_at: now })
    .execute();
  const legs = [
    ...sold.map((leg) => ({ ...leg, is_sold: true })),
    ...bought.map((leg) => ({ ...leg, is_sold: false })),
  ];
  if (legs.length > 0)
    await db
      .insertInto('fund_transfer_leg')
      .values(
        legs.map(({ fundCode, units, nav, value, is_sold }) => ({
          ...of,
          fund_code: fundCode,
          units,
          nav,
          value,
          is_sold,
        })),
      )
      .execute();
}

/** Sets the next date of a strategy. */
export async function setNextTransfer(db: Db, id: number, nextOn: CalendarDate): Promise<void> {
  await db.updateTable('fund_strategy').set({ next_on: nextOn }).where('id', '=', id).execute();
}

/** Ends a strategy. */
export async function endStrategy(db: Db, id: number, endedOn: CalendarDate): Promise<void> {
  await db.updateTable('fund_strategy').set({ ended_on: endedOn }).where('id', '=', id).execute();
}

/** Ends a policy's strategy, unless a request is stopping it; the job answers that request. */
export async function endStrategyOf(db: Db, policyNo: string, endedOn: CalendarDate): Promise<void> {
  await db
    .updateTable('fund_strategy')
    .set({ ended_on: endedOn })
    .where('policy_no', '=', policyNo)
    .where('ended_on', 'is', null)
    .where('ticket', 'is', null)
    .execute();
}
