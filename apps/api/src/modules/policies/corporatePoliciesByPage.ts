import { todayInIndia } from '@lifedesk/rules';
import { toPolicy } from '../../book/policies.ts';
import { given, ok, sessionHandler } from '../../contract/handler.ts';
import { countPolicies, findPage } from './policies.store.ts';

export default sessionHandler('corporatePoliciesByPage', async ({ body, session }, { db, clock }) => {
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
  return ok({ policiesData: rows.map((policy) => toPolicy(policy, today, true)), page, pageSize, totalCount });
});
