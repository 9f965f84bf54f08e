import { todayInIndia } from '@lifedesk/rules';
import { corporateTotals } from '../../book/corporate-totals.ts';
import { toPolicy } from '../../book/policies.ts';
import { assertOwnClientId } from '../../book/policy-ref.ts';
import { ok, sessionHandler } from '../../contract/handler.ts';
import { findPage } from './policies.store.ts';

const FIRST = 20;

export default sessionHandler('corporateDashboardPolicies', async ({ body, session }, { db, clock }) => {
  assertOwnClientId(session, body.clientId);
  const today = todayInIndia(clock.now());
  const { customerId } = session;
  const [totals, first] = await Promise.all([
    corporateTotals(db, customerId, today),
    findPage(db, { customerId, today, sortBy: 'dueDate', descending: false, onlyDue: false, limit: FIRST, offset: 0 }),
  ]);
  return ok({ ...totals, policiesData: first.map((policy) => toPolicy(policy, today, true)) });
});
