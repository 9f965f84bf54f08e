import type { CalendarDate, PlanMode } from '@lifedesk/rules';
import { type Insertable, sql } from 'kysely';
import { proportion } from '../../../platform/database/amounts.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { PolicyTables, RegularMode } from '../../../platform/database/tables/policies.ts';

type ChangeKind = PolicyTables['premium_change']['kind'];

/** A mode of a plan, of regular premiums. */
export type RegularPlanMode = PlanMode & { readonly premiumMode: RegularMode };

/** What decides a premium change besides the policy itself. */
export interface PremiumPlan {
  readonly policyNo: string;
  /** Paise without GST; null if it was never stored. */
  readonly yearlyPremium: number | null;
  readonly modes: readonly RegularPlanMode[];
  readonly scheduled: { readonly kind: ChangeKind; readonly premiumMode: RegularMode } | null;
  /** A rider was requested and is not decided yet. */
  readonly awaitsRider: boolean;
}

/** The plan modes of a customer's policies and their scheduled changes, by policy number. */
export async function findPremiumPlans(db: Db, customerId: number): Promise<Map<string, PremiumPlan>> {
  const { rows } = await sql<PremiumPlan>`
    select p.policy_no as "policyNo", p.yearly_premium as "yearlyPremium",
      coalesce((select jsonb_agg(jsonb_build_object('premiumMode', m.premium_mode, 'numerator', m.factor_numerator,
        'denominator', m.factor_denominator, 'minimum', m.minimum, 'needsMandate', m.needs_mandate)
        order by array_position(array['yearly', 'half-yearly', 'quarterly', 'monthly'], m.premium_mode))
        from plan_mode m where m.plan_code = p.plan_code), '[]'::jsonb) as modes,
      (select jsonb_build_object('kind', c.kind, 'premiumMode', c.premium_mode) from premium_change c
        where c.policy_no = p.policy_no and c.state = 'scheduled') as scheduled,
      exists (select from service_request r where r.customer_id = p.customer_id and r.type = 'rider-addition'
        and p.policy_no = any(r.policy_nos) and r.state in ('received', 'in-progress', 'waiting')) as "awaitsRider"
    from policy p where p.customer_id = ${customerId} order by p.policy_no`.execute(db);
  return new Map(rows.map((row) => [row.policyNo, row]));
}

/** Ends a policy's scheduled change of this kind, and returns whether there was one. */
export async function withdrawChange(db: Db, policyNo: string, kind: ChangeKind, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('premium_change')
    .set({ state: 'withdrawn', ended_at: now })
    .where('policy_no', '=', policyNo)
    .where('kind', '=', kind)
    .where('state', '=', 'scheduled')
    .returning('id')
    .execute();
  return ended.length > 0;
}

/** Schedules a change. Stores today's yearly premium if it was never stored. */
export async function scheduleChange(
  db: Db,
  change: Insertable<PolicyTables['premium_change']>,
  yearlyPremiumNow: number,
): Promise<void> {
  await db.insertInto('premium_change').values(change).execute();
  await sql`update policy set yearly_premium = coalesce(yearly_premium, ${yearlyPremiumNow}::bigint)
    where policy_no = ${change.policy_no}`.execute(db);
}

/**
 * Books up to `limit` changes whose day has come and whose earlier premiums are all paid; the policy then has the new
 * premium. Returns how many. Two nodes never book the same change, because each takes other rows.
 */
export async function bookReady(db: Db, today: CalendarDate, now: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    with ready as (
      select c.id from premium_change c join policy p on p.policy_no = c.policy_no
      join policy_status st on st.code = p.status_code
      where c.state = 'scheduled' and c.booked_from <= ${today}::date and st.premium_paying
        and p.due_date >= c.effective_on and p.death_intimated_on is null
      order by c.id limit ${limit} for update of p, c skip locked),
    booked as (
      update premium_change c set state = 'booked', ended_at = ${now} from ready where c.id = ready.id returning c.*),
    riders as (
      update policy_rider r set modal_premium =
        ${proportion(sql.ref('r.yearly_premium'), sql.ref('m.factor_numerator'), sql.ref('m.factor_denominator'))}
      from booked b join policy p on p.policy_no = b.policy_no
      join plan_mode m on m.plan_code = p.plan_code and m.premium_mode = b.premium_mode
      where r.policy_no = b.policy_no and r.yearly_premium is not null)
    update policy p set premium_mode = b.premium_mode, modal_premium = b.modal_premium, yearly_premium = b.yearly_premium
    from booked b where p.policy_no = b.policy_no returning p.policy_no`.execute(db);
  return rows.length;
}

/**
 * Ends changes whose date has passed on policies without further premiums, for example after a lapse, together with
 * their riders.
 */
export async function voidPassed(db: Db, today: CalendarDate, now: Date): Promise<void> {
  await sql`
    with void as (
      update premium_change c set state = 'void', ended_at = ${now}
      from policy p join policy_status st on st.code = p.status_code
      where c.policy_no = p.policy_no and c.state = 'scheduled' and c.effective_on <= ${today}::date
        and (not st.premium_paying or p.due_date is null)
      returning c.policy_no, c.kind, c.effective_on)
    delete from policy_rider r using void
    where void.kind = 'rider' and r.policy_no = void.policy_no and r.starts_on = void.effective_on`.execute(db);
}
