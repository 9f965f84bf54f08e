import type { components } from '@lifedesk/contract';
import { type CalendarDate, ENDED_STATUS_CODES } from '@lifedesk/rules';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { RecommendationTables } from '../../platform/database/tables/recommendations.ts';

/** A plan on offer, with its price at an age. */
export type OfferRow = Selectable<RecommendationTables['plan_offer']> & {
  name: string;
  uin: string;
  line: components['schemas']['RecommendedPlan']['kind'];
  yearly_premium: number;
  sum_assured: number;
};

/** A customer's registered data. */
export async function findCustomer(
  db: Db,
  customerId: number,
): Promise<{ birth_date: CalendarDate | null; mobile: string | null }> {
  const { birth_date, mobile } = await db
    .selectFrom('customer')
    .select(['birth_date', 'mobile'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return { birth_date, mobile };
}

/** Plans on offer on a day, in order. For ages outside a plan's range, the nearest price is shown. */
export async function findOffers(db: Db, today: CalendarDate, age: number): Promise<OfferRow[]> {
  // biome-ignore lint/plugin/arithmetic: finds the nearest row of a table of prices
  const { rows } = await sql<OfferRow>`
    select o.*, p.name, p.uin, p.line, price.yearly_premium, price.sum_assured
    from plan_offer o join plan p on p.code = o.plan_code
    cross join lateral (
      select q.yearly_premium, q.sum_assured from plan_offer_price q
      where q.plan_code = o.plan_code and q.from_on = o.from_on
      order by greatest(q.age_from - ${age}::integer, ${age}::integer - q.age_to, 0), q.age_from limit 1) price
    where o.from_on <= ${today}::date and (o.to_on is null or o.to_on >= ${today}::date)
    order by o.position, o.plan_code`.execute(db);
  return rows;
}

/** The plans of a customer's policies that have not ended. */
export async function findHeldPlans(db: Db, customerId: number): Promise<Set<string>> {
  const { rows } = await sql<{ code: string }>`
    select distinct plan_code as code from policy
    where customer_id = ${customerId} and status_code <> all(${[...ENDED_STATUS_CODES]}::text[])`.execute(db);
  return new Set(rows.map(({ code }) => code));
}

export type SessionSide = 'full' | 'partial';

export async function findRefused(db: Db, customerId: number, side: SessionSide): Promise<Set<string>> {
  const rows = await db
    .selectFrom('plan_refusal')
    .select('plan_code')
    .where('customer_id', '=', customerId)
    .where('session_kind', '=', side)
    .execute();
  return new Set(rows.map(({ plan_code }) => plan_code));
}

export async function refusePlan(db: Db, customerId: number, side: SessionSide, planCode: string, at: Date) {
  await db
    .insertInto('plan_refusal')
    .values({ customer_id: customerId, session_kind: side, plan_code: planCode, refused_at: at })
    .onConflict((c) => c.doNothing())
    .execute();
}

export async function forgetRefusal(db: Db, customerId: number, side: SessionSide, planCode: string): Promise<void> {
  await db
    .deleteFrom('plan_refusal')
    .where('customer_id', '=', customerId)
    .where('session_kind', '=', side)
    .where('plan_code', '=', planCode)
    .execute();
}

export async function isBannerHidden(db: Db, customerId: number, side: SessionSide): Promise<boolean> {
  const row = await db
    .selectFrom('banner_hidden')
    .select('hidden_at')
    .where('customer_id', '=', customerId)
    .where('session_kind', '=', side)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hideBanner(db: Db, customerId: number, side: SessionSide, at: Date): Promise<void> {
  await db
    .insertInto('banner_hidden')
    .values({ customer_id: customerId, session_kind: side, hidden_at: at })
    .onConflict((c) => c.doNothing())
    .execute();
}

export async function isPlan(db: Db, planCode: string): Promise<boolean> {
  const row = await db
    .selectFrom('plan_offer')
    .select('plan_code')
    .where('plan_code', '=', planCode)
    .executeTakeFirst();
  return row !== undefined;
}
