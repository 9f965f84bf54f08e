import type { CalendarDate } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../platform/database/connect.ts';

/** Where money waits between two parties, in the order in which it moves. */
export const STAGES = ['gateway', 'bank', 'policy', 'refund', 'payout'] as const;
export type Stage = (typeof STAGES)[number];

/** The event after which an amount leaves its stage. */
export type MissingEvent =
  | 'settlement by the gateway'
  | 'decision of staff'
  | 'premium or return'
  | 'refund by the gateway'
  | 'end of the hold'
  | 'transfer'
  | 'answer of the bank'
  | 'other account of the customer';

/** An amount that is in a stage and has not left it. */
export interface OpenRupees {
  readonly stage: Stage;
  /** The order, policy or payout. */
  readonly reference: string;
  /** Paise that the installation holds (positive) or owes (negative). */
  readonly amount: number;
  /** The date in India since when it is there. */
  readonly since: CalendarDate;
  /** Null if nothing explains it. */
  readonly waitsFor: MissingEvent | null;
}

/**
 * Every amount in a clearing account, with what it waits for: an amount is explained only by a record whose state says
 * that it has to be there, and by exactly its paise.
 */
export const openRupees = sql<OpenRupees>`
  with held as (
    select coalesce(p.order_id, p.settles, p.reverses) as order_id, p.payout_ticket, e.policy_no, e.account, e.amount, p.posted_at
    from ledger_entry e join ledger_posting p on p.id = e.posting_id
    where e.account in ('gateway-clearing', 'refunds-payable', 'suspense', 'payouts-payable')
  ), by_order as (
    select account, order_id as reference, sum(amount)::bigint as amount, min(posted_at) as since
    from held where account in ('gateway-clearing', 'refunds-payable') group by account, order_id having sum(amount) <> 0
  ), by_policy as (
    select policy_no as reference, sum(amount)::bigint as amount, min(posted_at) as since
    from held where account = 'suspense' group by policy_no having sum(amount) <> 0
  ), by_payout as (
    select payout_ticket as reference, sum(amount)::bigint as amount, min(posted_at) as since
    from held where account = 'payouts-payable' group by payout_ticket
  ), found as (
    select 'gateway' as stage, b.reference, b.amount, b.since,
      case when exists (select from reconciliation_case c where c.order_id = b.reference) then 'decision of staff'
        when o.id is not null and b.amount > 0 then 'settlement by the gateway' end as waits_for
    from by_order b left join payment_order o on o.id = b.reference
      and (o.state = 'paid' and o.amount = b.amount or o.flag = 'amount-mismatch')
    where b.account = 'gateway-clearing'
    union all
    select 'bank', l.order_id, case l.kind when 'payment' then l.amount else -l.amount end, l.happened_at,
      case when exists (select from reconciliation_case c where c.order_id = l.order_id) then 'decision of staff' end
    from settlement_line l
    -- two joins, because a condition that chooses the column by kind is compared with every posting
    left join ledger_posting s on l.kind = 'payment' and s.settles = l.order_id
    left join ledger_posting r on l.kind <> 'payment' and r.reverses = l.order_id
    where s.id is null and r.id is null
    union all
    select 'policy', b.reference, b.amount, b.since, case when b.amount < 0 and p.policy_no is not null then 'premium or return' end
    from by_policy b left join policy p on p.policy_no = b.reference
    union all
    select 'refund', b.reference, b.amount, b.since, case when o.id is not null and b.amount < 0 then 'refund by the gateway' end
    from by_order b left join payment_order o on o.id = b.reference and o.state <> 'paid' and o.flag = 'amount-mismatch'
    where b.account = 'refunds-payable'
    union all
    select 'payout', coalesce(b.reference, o.ticket), coalesce(b.amount, 0), coalesce(b.since, o.ordered_at),
      case when b.amount = -o.net then case o.state when 'held' then 'end of the hold' when 'owed' then 'transfer'
        when 'sent' then 'answer of the bank' when 'returned' then 'other account of the customer' end end
    from by_payout b full join (select * from payout where state in ('held', 'owed', 'sent', 'returned')) o on o.ticket = b.reference
    where b.amount <> 0 or o.ticket is not null
  )
  select stage, coalesce(reference, 'without a reference') as reference, amount,
    (since at time zone 'Asia/Kolkata')::date as since, waits_for as "waitsFor" from found`;

/** Days after which an amount should have left its stage. */
const DAYS: Readonly<Record<Stage, number>> = { gateway: 3, bank: 3, policy: 30, refund: 10, payout: 15 };

/** A stage's amounts in paise, and its oldest day. */
export interface StageSum {
  readonly stage: Stage;
  readonly balance: number;
  /** The part that nothing explains, added up without signs. */
  readonly unexplained: number;
  readonly count: number;
  readonly aged: number;
  readonly oldest: CalendarDate | null;
}

/** What every stage holds. */
export async function findStageSums(db: Db, today: CalendarDate): Promise<StageSum[]> {
  const { rows } = await sql<StageSum>`
    select s.stage, coalesce(sum(r.amount), 0)::bigint as balance, count(r.stage)::int as count,
      coalesce(sum(abs(r.amount)) filter (where r."waitsFor" is null), 0)::bigint as unexplained,
      count(*) filter (where r.since < ${today}::date - s.days)::int as aged, min(r.since) as oldest
    from unnest(${[...STAGES]}::text[], ${STAGES.map((stage) => DAYS[stage])}::int[]) with ordinality as s (stage, days, position)
    left join (${openRupees}) r on r.stage = s.stage
    group by s.stage, s.position order by s.position`.execute(db);
  return rows;
}

/** The amounts that nothing explains, then the oldest of those that have waited too long. */
export async function findAgedRupees(db: Db, today: CalendarDate, limit: number): Promise<OpenRupees[]> {
  const { rows } = await sql<OpenRupees>`
    select r.* from (${openRupees}) r
    join unnest(${[...STAGES]}::text[], ${STAGES.map((stage) => DAYS[stage])}::int[]) as s (stage, days) using (stage)
    where r."waitsFor" is null or r.since < ${today}::date - s.days
    order by r."waitsFor" is not null, r.since, r.reference limit ${limit}`.execute(db);
  return rows;
}
