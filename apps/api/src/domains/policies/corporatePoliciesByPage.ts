import { type CalendarDate, todayInIndia } from '@lifedesk/rules';
import { ok, requireValue, sessionHandler } from '../../platform/contract/handler.ts';
import type { Db } from '../../platform/database/connect.ts';
import { findSaved } from './company-day.store.ts';
import { companyPolicies } from './company-policies.ts';
import { countPolicies, findPage, type PolicyFilter } from './store.ts';

export default sessionHandler('corporatePoliciesByPage', async ({ body, session }, deps) => {
  const { db, clock } = deps;
  const today = todayInIndia(clock.now());
  const { page, sortOrder, state } = body;
  const pageSize = requireValue(body.pageSize);
  const filter = { customerId: session.customerId, onlyDue: requireValue(body.onlyDue), state };
  const [rows, totalCount] = await Promise.all([
    findPage(db, {
      ...filter,
      today,
      sortBy: requireValue(body.sortBy),
      descending: sortOrder === 'descending',
      limit: pageSize,
      // biome-ignore lint/plugin/arithmetic: paging
      offset: (page - 1) * pageSize,
    }),
    countOf(db, filter, today),
  ]);
  return ok({ policiesData: await companyPolicies(deps, session, rows, today), page, pageSize, totalCount });
});

/** The number of policies on all pages; read from the stored data if no policy has changed since. */
async function countOf(db: Db, filter: PolicyFilter, today: CalendarDate): Promise<number> {
  const kept = filter.state ? undefined : await findSaved(db, filter.customerId, today, 'sums');
  if (!kept) return countPolicies(db, filter, today);
  return filter.onlyDue ? kept.premiums.dueCount : kept.premiums.count;
}
