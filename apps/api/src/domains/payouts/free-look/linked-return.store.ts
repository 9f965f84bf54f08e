import type { CalendarDate, PlanLine } from '@lifedesk/rules';
import { sql } from 'kysely';
import { fundValue } from '../../../platform/database/amounts.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { cancelWaitingMoney } from '../../payments/public.ts';

export async function insertLinkedReturn(
  transaction: Db,
  { ticket, policyNo, navDate }: { ticket: string; policyNo: string; navDate: CalendarDate },
): Promise<void> {
  await transaction
    .insertInto('linked_return')
    .values({ ticket, policy_no: policyNo, nav_date: navDate })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A unit-linked policy that was returned and is not refunded yet. */
export interface WaitingReturn {
  readonly policyNo: string;
  readonly customerId: number;
  readonly madeAt: Date;
  readonly line: PlanLine;
  readonly issueDate: CalendarDate;
  /** Paise at the prices of the request's day; null until they are published for every fund. */
  readonly fundValue: number | null;
}

/** Returns after the given one that wait for prices of days up to today, in the order of their request numbers. */
export async function findWaitingReturns(db: Db, today: CalendarDate, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('linked_return')
    .select('ticket')
    .where('ordered_at', 'is', null)
    .where('nav_date', '<=', today)
    .where('ticket', '>', after)
    .orderBy('ticket')
    .limit(limit)
    .execute();
  return rows.map(({ ticket }) => ticket);
}

/**
 * A waiting return by request number. Locks it and its policy until the transaction ends, so that no units are bought
 * or switched after they are counted. Undefined if another node has locked either.
 */
export async function lockWaitingReturn(transaction: Db, ticket: string): Promise<WaitingReturn | undefined> {
  const { rows: locked } = await sql`
    select from linked_return w join policy p on p.policy_no = w.policy_no
    where w.ticket = ${ticket} and w.ordered_at is null for update of w, p skip locked`.execute(transaction);
  if (locked.length === 0) return undefined;
  const { rows } = await sql<WaitingReturn>`
    select p.policy_no as "policyNo", p.customer_id as "customerId", r.made_at as "madeAt", pl.line, p.issue_date as "issueDate",
      (select case when count(*) = count(n.nav) then coalesce(sum(${fundValue(sql.ref('h.units'), sql.ref('n.nav'))}), 0) end::bigint
        from fund_holding h left join fund_nav n on n.fund_code = h.fund_code and n.on_date = w.nav_date
        where h.policy_no = p.policy_no and h.units > 0) as "fundValue"
    from linked_return w join service_request r on r.ticket = w.ticket join policy p on p.policy_no = w.policy_no
    join plan pl on pl.code = p.plan_code
    where w.ticket = ${ticket}`.execute(transaction);
  const [row] = rows;
  return row && { ...row, madeAt: new Date(row.madeAt) };
}

/** Cancels a policy's units and the lots that wait for a price; their money is part of the refund. */
export async function cancelUnits(transaction: Db, ticket: string, policyNo: string, now: Date): Promise<void> {
  await transaction.updateTable('linked_return').set({ ordered_at: now }).where('ticket', '=', ticket).execute();
  await transaction.updateTable('fund_holding').set({ units: 0 }).where('policy_no', '=', policyNo).execute();
  await transaction.updateTable('top_up_holding').set({ units: 0 }).where('policy_no', '=', policyNo).execute();
  await cancelWaitingMoney(transaction, policyNo, now);
}
