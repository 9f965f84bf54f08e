import type { components } from '@lifedesk/contract';
import { type CalendarDate, ENDED_STATUS_CODES, type PricedFund, type SwitchLegs } from '@lifedesk/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';

/** A merger that has been announced and is not finished. */
export interface Merger {
  readonly fromFund: string;
  readonly fromName: string;
  readonly intoFund: string;
  readonly intoName: string;
  readonly mergesOn: CalendarDate;
  /** Whether the closing prices of its day are published for both funds. */
  readonly isPriced: boolean;
}

/** Unfinished mergers announced by a day, ordered by merger day, because a fund may merge into one that merges later. */
export async function findMergers(db: Db, today: CalendarDate): Promise<Merger[]> {
  const { rows } = await sql<Merger>`
    select m.from_fund as "fromFund", f.name as "fromName", m.into_fund as "intoFund", g.name as "intoName", m.merges_on as "mergesOn",
      m.merges_on <= ${today}::date and (select count(*) from fund_nav n
        where n.fund_code in (m.from_fund, m.into_fund) and n.on_date = m.merges_on) = 2 as "isPriced"
    from fund_merger m join fund f on f.code = m.from_fund join fund g on g.code = m.into_fund
    where m.announced_on <= ${today}::date and m.finished_at is null order by m.merges_on, m.from_fund`.execute(db);
  return rows;
}

/** The policies that reference a fund: units, money and requests waiting for a price, and instructions. */
const naming = (fund: string): RawBuilder<unknown> => sql`
  select policy_no from fund_holding where fund_code = ${fund} and units > 0
  union select policy_no from unit_lot where fund_code = ${fund} and bought_at is null and cancelled_at is null
  union select policy_no from premium_lot where fund_code = ${fund} and bought_at is null and cancelled_at is null
  union select s.policy_no from fund_switch s join (
      select switch_id, fund_code from fund_switch_from union all select switch_id, fund_code from fund_switch_to) l
    on l.switch_id = s.id where s.state = 'waiting' and l.fund_code = ${fund}
  union select w.policy_no from fund_withdrawal w join fund_withdrawal_leg l on l.withdrawal_id = w.id
    where w.state = 'waiting' and l.fund_code = ${fund}
  union select policy_no from fund_strategy where ended_on is null and ${fund} in (from_fund, to_fund)
  union select a.policy_no from premium_allocation a join premium_allocation_fund f on f.allocation_id = a.id
    where f.fund_code = ${fund}
  union select policy_no from top_up_fund where fund_code = ${fund}
  union select f.policy_no from payment_order_fund f join payment_order o on o.id = f.order_id
    where f.fund_code = ${fund} and o.state in ('created', 'pending')`;

/** A policy that a merger affects. */
export interface MergedPolicy {
  readonly policyNo: string;
  readonly customerId: number;
  readonly isEnded: boolean;
}

const columns = sql`p.policy_no as "policyNo", p.customer_id as "customerId",
  p.status_code = any(${[...ENDED_STATUS_CODES]}::text[]) as "isEnded"`;

/** Marks policies of a merger whose owners have not been notified, and returns them. */
export async function markAnnounced(db: Db, { fromFund }: Merger, now: Date, limit: number): Promise<MergedPolicy[]> {
  const { rows } = await sql<MergedPolicy>`
    with told as (
      insert into fund_merger_policy (from_fund, policy_no, told_at)
      select ${fromFund}, n.policy_no, ${now}::timestamptz from (${naming(fromFund)}) n
      where not exists (select from fund_merger_policy t where t.from_fund = ${fromFund} and t.policy_no = n.policy_no)
      order by n.policy_no limit ${limit} on conflict do nothing returning policy_no)
    select ${columns} from told t join policy p on p.policy_no = t.policy_no`.execute(db);
  return rows;
}

/** Whether a policy has anything waiting for a price of the merger's day or earlier, which must be settled first. */
const comesFirst = ({ mergesOn, fromFund }: Merger): RawBuilder<unknown> => sql`
  exists (select from (
      select policy_no, fund_code, nav_date, bought_at, cancelled_at from unit_lot
      union all select policy_no, fund_code, nav_date, bought_at, cancelled_at from premium_lot) l
    where l.policy_no = p.policy_no and l.fund_code = ${fromFund} and l.nav_date <= ${mergesOn}::date
      and l.bought_at is null and l.cancelled_at is null)
  or exists (select from fund_switch s where s.policy_no = p.policy_no and s.state = 'waiting' and s.nav_date <= ${mergesOn}::date)
  or exists (select from fund_withdrawal w where w.policy_no = p.policy_no and w.state = 'waiting' and w.nav_date <= ${mergesOn}::date)
  or exists (select from linked_return r where r.policy_no = p.policy_no and r.ordered_at is null and r.nav_date <= ${mergesOn}::date)
  or exists (select from fund_strategy s where s.policy_no = p.policy_no and s.ended_on is null and s.next_on <= ${mergesOn}::date)`;

/** Policies after the given one that reference the old fund and have nothing to settle first. */
export async function findMergedPolicies(
  db: Db,
  merger: Merger,
  after: string,
  limit: number,
): Promise<MergedPolicy[]> {
  const { rows } = await sql<MergedPolicy>`
    select ${columns} from policy p
    where p.policy_no > ${after} and p.policy_no in (${naming(merger.fromFund)}) and not (${comesFirst(merger)})
    order by p.policy_no limit ${limit}`.execute(db);
  return rows;
}

/**
 * Locks a policy until the transaction ends. Returns false if another node has it, or if something must be settled
 * first by now.
 */
export async function holdMergedPolicy(transaction: Db, merger: Merger, policyNo: string): Promise<boolean> {
  const { rows } = await sql`
    select from policy p where p.policy_no = ${policyNo} and not (${comesFirst(merger)}) for update of p skip locked`.execute(
    transaction,
  );
  return rows.length > 0;
}

/** The two funds of a merger at its day's prices, with a policy's holdings in them, which are locked. */
export async function lockMergedFunds(
  transaction: Db,
  policyNo: string,
  { fromFund, intoFund, mergesOn }: Merger,
): Promise<{ old: PricedFund | undefined; into: PricedFund | undefined }> {
  const { rows } = await sql<PricedFund>`
    select n.fund_code as "fundCode", n.nav::text as nav, coalesce(h.units, 0)::numeric(18, 4)::text as units
    from fund_nav n left join (
      select fund_code, units from fund_holding where policy_no = ${policyNo} order by fund_code for update) h
      on h.fund_code = n.fund_code
    where n.fund_code in (${fromFund}, ${intoFund}) and n.on_date = ${mergesOn}::date`.execute(transaction);
  return {
    old: rows.find(({ fundCode }) => fundCode === fromFund),
    into: rows.find(({ fundCode }) => fundCode === intoFund),
  };
}

/**
 * Records what a merger moved in a policy. Returns false if it was recorded before; then only something later was
 * renamed.
 */
export async function markMerged(
  db: Db,
  { fromFund }: Merger,
  policyNo: string,
  now: Date,
  legs: SwitchLegs | null,
): Promise<boolean> {
  const [sold] = legs?.sold ?? [];
  const [bought] = legs?.bought ?? [];
  const { rows } = await sql`
    insert into fund_merger_policy (from_fund, policy_no, told_at, merged_at, units, nav, value, into_units, into_nav)
    values (${fromFund}, ${policyNo}, ${now}::timestamptz, ${now}::timestamptz, ${sold?.units ?? null}::numeric,
      ${sold?.nav ?? null}::numeric, ${sold?.value ?? null}::bigint, ${bought?.units ?? null}::numeric, ${bought?.nav ?? null}::numeric)
    on conflict (from_fund, policy_no) do update set merged_at = excluded.merged_at, units = excluded.units, nav = excluded.nav,
      value = excluded.value, into_units = excluded.into_units, into_nav = excluded.into_nav
      where fund_merger_policy.merged_at is null
    returning policy_no`.execute(db);
  return rows.length > 0;
}

/** Days after a merger in which remaining references to the old fund are found and renamed. */
const LATE_DAYS = 7;

/**
 * Closes the old fund to new money. Plan allocations that name it move to the new one once every earlier transfer is
 * made. The merger is finished some days later, once nothing references the old fund.
 */
export async function closeFund(db: Db, merger: Merger, today: CalendarDate, now: Date): Promise<void> {
  const { fromFund, intoFund, mergesOn } = merger;
  await db
    .updateTable('fund')
    .set({ is_open: false })
    .where('code', '=', fromFund)
    .where('is_open', '=', true)
    .execute();
  await sql`
    with moved as (
      delete from plan_allocation a where a.fund_code = ${fromFund} and not exists (
        select from fund_strategy s join policy p on p.policy_no = s.policy_no join policy_status st on st.code = p.status_code
        where s.kind = 'dfa' and s.ended_on is null and s.next_on <= ${mergesOn}::date and p.plan_code = a.plan_code
          and not (p.death_intimated_on is not null or st.lapsed or p.status_code = any(${[...ENDED_STATUS_CODES]}::text[])))
      returning plan_code, from_years, share)
    insert into plan_allocation (plan_code, from_years, fund_code, share)
    select plan_code, from_years, ${intoFund}, share from moved
    on conflict (plan_code, from_years, fund_code) do update set share = plan_allocation.share + excluded.share`.execute(
    db,
  );
  await sql`
    update fund_merger set finished_at = ${now}::timestamptz
    where from_fund = ${fromFund} and finished_at is null and merges_on <= ${today}::date - ${LATE_DAYS}::int
      and not exists (select from (${naming(fromFund)}) n)
      and not exists (select from plan_allocation where fund_code = ${fromFund})`.execute(db);
}

/** Past and announced mergers that affect a policy, latest first. */
export async function findMergersOf(db: Db, policyNo: string): Promise<components['schemas']['FundMerger'][]> {
  const rows = await db
    .selectFrom('fund_merger_policy as p')
    .innerJoin('fund_merger as m', 'm.from_fund', 'p.from_fund')
    .innerJoin('fund as f', 'f.code', 'm.from_fund')
    .innerJoin('fund as g', 'g.code', 'm.into_fund')
    .where('p.policy_no', '=', policyNo)
    .orderBy('m.merges_on', 'desc')
    .select(['f.name as fromName', 'g.name as intoName', 'm.merges_on', 'p.merged_at'])
    .select(['p.units', 'p.nav', 'p.value', 'p.into_units', 'p.into_nav'])
    .execute();
  return rows.map(({ fromName, intoName, merges_on, merged_at, units, nav, value, into_units, into_nav }) => ({
    fromName,
    intoName,
    mergesOn: merges_on,
    isDone: merged_at !== null,
    ...(units !== null && nav !== null && value !== null && into_units !== null && into_nav !== null
      ? { moved: { units, nav, value, intoUnits: into_units, intoNav: into_nav } }
      : {}),
  }));
}
