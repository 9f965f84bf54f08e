import { todayInIndia } from '@lifedesk/rules';
import { toPolicy } from '../../book/policies.ts';
import { given, ok, sessionHandler } from '../../contract/handler.ts';
import { searchPolicies } from './policies.store.ts';

export default sessionHandler('smartPolicySearch', async ({ body, session }, { db, clock }) => {
  const today = todayInIndia(clock.now());
  const found = await searchPolicies(db, session.customerId, body.query, given(body.limit), today);
  return ok({ policiesData: found.map((policy) => toPolicy(policy, today, true)) });
});
