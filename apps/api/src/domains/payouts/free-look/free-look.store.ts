import type { CalendarDate } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';

/** The facts that decide a policy's free look and its refund. Amounts in paise. */
export interface FreeLookRow {
  readonly policyNo: string;
  readonly receivedOn: CalendarDate;
  readonly isSoldAtADistance: boolean;
  readonly yearlyCoverCost: number;
  readonly medicalTests: number;
  readonly stampDuty: number;
  readonly charges: number;
  /** Premium without units: money that was never invested, and top-ups that wait for their price. */
  readonly unallocated: number;
  /** Premiums paid without GST. */
  readonly premium: number;
  /** Received and not used. */
  readonly received: number;
  /** The premiums' GST that was not refunded. */
  readonly gst: number;
}

/** The same for a customer's policies, or the given one, by policy number. */
export async function findFreeLooks(
  db: Db,
  { customerId, policyNo }: { customerId: number; policyNo?: string | undefined },
): Promise<Map<string, FreeLookRow>> {
  const one = policyNo === undefined ? sql`` : sql`and p.policy_no = ${policyNo}`;
  const { rows } = await sql<FreeLookRow>`
    select p.policy_no as "policyNo", coalesce(f.document_received_on, p.issue_date) as "receivedOn",
      coalesce(f.sold_at_a_distance, false) as "isSoldAtADistance", coalesce(f.yearly_cover_cost, 0) as "yearlyCoverCost",
      coalesce(f.medical_tests, 0) as "medicalTests", coalesce(f.stamp_duty, 0) as "stampDuty",
      coalesce(f.charges, 0) as charges, (coalesce(f.unallocated, 0) + coalesce((select sum(l.amount) from (
          select policy_no, amount, bought_at, cancelled_at from unit_lot
          union all select policy_no, amount, bought_at, cancelled_at from premium_lot) l
        where l.policy_no = p.policy_no and l.bought_at is null and l.cancelled_at is null), 0))::bigint as unallocated,
      paid.premium, paid.gst, coalesce((select -sum(e.amount) from ledger_entry e
        where e.policy_no = p.policy_no and e.account = 'suspense'), 0)::bigint as received
    from policy p left join policy_free_look f on f.policy_no = p.policy_no
    cross join lateral (
      select coalesce(sum(l.premium), 0)::bigint as premium,
        coalesce(sum(l.gst) filter (where g.receipt_no is null), 0)::bigint as gst
      from receipt_line l join receipt r on r.receipt_no = l.receipt_no and r.reversed_on is null
      left join gst_refund g on g.receipt_no = l.receipt_no and g.policy_no = l.policy_no
      where l.policy_no = p.policy_no) paid
    where p.customer_id = ${customerId} ${one}`.execute(db);
  return new Map(rows.map((row) => [row.policyNo, row]));
}

/** Days besides weekends without a published price. */
export async function findMarketHolidays(db: Db): Promise<CalendarDate[]> {
  const rows = await db.selectFrom('market_holiday').select('on_date').execute();
  return rows.map(({ on_date }) => on_date);
}

/** Marks a policy's GST as refunded by a request, so that it is not refunded again, and returns the amount. */
export async function recordGst(transaction: Db, ticket: string, policyNo: string, at: Date): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    insert into gst_refund (receipt_no, policy_no, ticket, amount, paid_at)
    select l.receipt_no, l.policy_no, ${ticket}, sum(l.gst), ${at}::timestamptz
    from receipt_line l join receipt r on r.receipt_no = l.receipt_no and r.reversed_on is null
    where l.policy_no = ${policyNo} and l.gst > 0 group by l.receipt_no, l.policy_no
    on conflict do nothing returning amount`.execute(transaction);
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
