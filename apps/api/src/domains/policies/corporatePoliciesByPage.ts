import { type CalendarDate, todayInIndia } from '@lifedesk/rules';
import { ok, requireValue, sessionHandler } from '../../platform/contract/handler.ts';
import type { Db } from '../../platform/database/connect.ts';
import { findSaved } from './company-day.store.ts';
import { companyPolicies } from './company-policies.ts';
import { countPolicies, findPage } from './store.ts';

export default sessionHandler('corporatePoliciesByPage', async ({ body, session }, deps) => {
  const { db, clock } = deps;
  const today = todayInIndia(clock.now());
  const { customerId } = session;
  const { page, sortOrder } = body;
  const pageSize = requireValue(body.pageSize);
  const onlyDue = requireValue(body.onlyDue);
  const [rows, totalCount] = await Promise.all([
    findPage(db, {
      customerId,
      today,
      sortBy: requireValue(body.sortBy),
      descending: sortOrder === 'descending',
      onlyDue,
      limit: pageSize,
      // biome-ignore lint/plugin/arithmetic: paging
      offset: (page - 1) * pageSize,
    }),
    countOf(db, customerId, today, onlyDue),
  ]);
  return ok({ policiesData: await companyPolicies(deps, session, rows, today), page, pageSize, totalCount });
});

/** The number of policies on all pages; read from the stored data if no policy has changed since. */
async function countOf(db: Db, customerId: number, today: CalendarDate, onlyDue: boolean): Promise<number> {
  const kept = await findSaved(db, customerId, today, 'sums');
  if (!kept) return countPolicies(db, customerId, today, onlyDue);
  return onlyDue ? kept.premiums.dueCount : kept.premiums.count;
}
