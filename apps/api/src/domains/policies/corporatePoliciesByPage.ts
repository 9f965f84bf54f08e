import { todayInIndia } from '@lifedesk/rules';
import { given, ok, sessionHandler } from '../../platform/contract/handler.ts';
import { companyPolicies } from './company-policies.ts';
import { countPolicies, findPage } from './store.ts';

export default sessionHandler('corporatePoliciesByPage', async ({ body, session }, deps) => {
  const { db, clock } = deps;
  const today = todayInIndia(clock.now());
  const { customerId } = session;
  const { page, sortOrder } = body;
  const pageSize = given(body.pageSize);
  const onlyDue = given(body.onlyDue);
  const [rows, totalCount] = await Promise.all([
    findPage(db, {
      customerId,
      today,
      sortBy: given(body.sortBy),
      descending: sortOrder === 'descending',
      onlyDue,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    }),
    countPolicies(db, customerId, today, onlyDue),
  ]);
  return ok({ policiesData: await companyPolicies(deps, session, rows, today), page, pageSize, totalCount });
});
