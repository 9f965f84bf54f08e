import { todayInIndia } from '@lifedesk/rules';
import { ok, requireValue, sessionHandler } from '../../platform/contract/handler.ts';
import { companyPolicies } from './company-policies.ts';
import { searchPolicies } from './store.ts';

export default sessionHandler('smartPolicySearch', async ({ body, session }, deps) => {
  const { db, clock } = deps;
  const today = todayInIndia(clock.now());
  const found = await searchPolicies(db, session.customerId, body.query, requireValue(body.limit), today);
  return ok({ policiesData: await companyPolicies(deps, session, found, today) });
});
