import type { components } from '@lifedesk/contract';
import type { CalendarDate } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

type Schemas = components['schemas'];
type Point = Schemas['NavPoint'];
type Step = Schemas['NavHistory']['step'];

/** The first day on which a fund has a price; null if it has none. */
export async function firstPricedDay(db: Db, fundCode: string): Promise<CalendarDate | null> {
  const row = await db
    .selectFrom('fund_nav')
    .where('fund_code', '=', fundCode)
    .orderBy('on_date')
    .select('on_date')
    .limit(1)
    .executeTakeFirst();
  return row?.on_date ?? null;
}

/** The last price of each period between two days, oldest first. */
export async function findPrices(
  db: Db,
  fundCode: string,
  from: CalendarDate,
  to: CalendarDate,
  step: Step,
): Promise<Point[]> {
  const { rows } = await sql<Point>`
    select n.on_date as date, n.nav::text as nav from fund_nav n
    join (
      select max(on_date) as on_date from fund_nav
      where fund_code = ${fundCode} and on_date between ${from}::date and ${to}::date
      group by date_trunc(${step}::text, on_date::timestamp)) last on last.on_date = n.on_date
    where n.fund_code = ${fundCode} order by n.on_date`.execute(db);
  return rows;
}
