import type { components } from '@lifedesk/contract';
import { addCalendarMonths, type CalendarDate } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

type Schemas = components['schemas'];
type Range = Schemas['NavRange'];
type Step = Schemas['NavHistory']['step'];
type Point = Schemas['NavPoint'];

const MONTHS: Readonly<Record<Exclude<Range, 'all'>, number>> = { '1m': 1, '1y': 12, '5y': 60 };
const STEPS: Readonly<Record<Exclude<Range, 'all'>, Step>> = { '1m': 'day', '1y': 'week', '5y': 'month' };
/** From this age on a fund's whole history has a point for each quarter, not for each month. */
const LONG_MONTHS = 120;

/** The prices of a fund over a range: the last of each day, week, month or quarter, so that there are never more than a chart shows. */
export async function navHistory(
  db: Db,
  { fundCode, range }: Schemas['NavHistoryRequest'],
  today: CalendarDate,
): Promise<Schemas['NavHistory']> {
  const first = await firstDay(db, fundCode);
  const from = range === 'all' ? (first ?? today) : addCalendarMonths(today, -MONTHS[range]);
  const step = range === 'all' ? (from < addCalendarMonths(today, -LONG_MONTHS) ? 'quarter' : 'month') : STEPS[range];
  return { fundCode, range, step, points: first ? await findPoints(db, fundCode, from, today, step) : [] };
}

async function firstDay(db: Db, fundCode: string): Promise<CalendarDate | null> {
  const row = await db
    .selectFrom('fund_nav')
    .where('fund_code', '=', fundCode)
    .orderBy('on_date')
    .select('on_date')
    .limit(1)
    .executeTakeFirst();
  return (row?.on_date as CalendarDate | undefined) ?? null;
}

async function findPoints(
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
