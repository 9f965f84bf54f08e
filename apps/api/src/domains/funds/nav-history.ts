import type { components } from '@lifedesk/contract';
import { addCalendarMonths, type CalendarDate } from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import { findPrices, firstPricedDay } from './nav-history.store.ts';

type Schemas = components['schemas'];
type Range = Schemas['NavRange'];
type Step = Schemas['NavHistory']['step'];

const MONTHS: Readonly<Record<Exclude<Range, 'all'>, number>> = { '1m': 1, '1y': 12, '5y': 60 };
const STEPS: Readonly<Record<Exclude<Range, 'all'>, Step>> = { '1m': 'day', '1y': 'week', '5y': 'month' };
/** From this age in months, a fund's full history has a point per quarter instead of per month. */
const LONG_MONTHS = 120;

/**
 * The prices of a fund over a range: the last of each day, week, month or quarter, so that the number of points stays
 * within what a chart shows.
 */
export async function navHistory(
  db: Db,
  { fundCode, range }: Schemas['NavHistoryRequest'],
  today: CalendarDate,
): Promise<Schemas['NavHistory']> {
  const first = await firstPricedDay(db, fundCode);
  const from = range === 'all' ? (first ?? today) : addCalendarMonths(today, -MONTHS[range]);
  const step = range === 'all' ? (from < addCalendarMonths(today, -LONG_MONTHS) ? 'quarter' : 'month') : STEPS[range];
  return { fundCode, range, step, points: first ? await findPrices(db, fundCode, from, today, step) : [] };
}
