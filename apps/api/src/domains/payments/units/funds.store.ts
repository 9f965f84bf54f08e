import type { CalendarDate } from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';

/** Days besides weekends without a published price. */
export async function findHolidays(db: Db): Promise<CalendarDate[]> {
  const rows = await db.selectFrom('market_holiday').select('on_date').execute();
  return rows.map(({ on_date }) => on_date);
}

/** The funds that accept new money, by name. */
export const findOpenFunds = (db: Db): Promise<{ code: string; name: string }[]> =>
  db.selectFrom('fund').where('is_open', '=', true).orderBy('name').select(['code', 'name']).execute();
