import { todayInIndia } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { corporateTotals } from './corporate-totals.ts';
import { toPolicy } from './policies.ts';
import { assertOwnClientId } from './policy-ref.ts';
import { findPage } from './store.ts';

const FIRST = 20;

export default sessionHandler('corporateDashboardPolicies', async ({ body, session }, deps) => {
  assertOwnClientId(session, body.clientId);
  const { db, clock } = deps;
  const today = todayInIndia(clock.now());
  const { customerId } = session;
  const [totals, first] = await Promise.all([
    corporateTotals(deps, customerId, today),
    findPage(db, { customerId, today, sortBy: 'dueDate', descending: false, limit: FIRST, offset: 0 }),
  ]);
  return ok({ ...totals, policiesData: first.map((policy) => toPolicy(policy, today, true)) });
});
