import { todayInIndia } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { findPolicies } from './policy-rows.store.ts';
import { findHolds } from './store.ts';

export default sessionHandler('policyHolds', async ({ body, session }, { db, clock }) => {
  const { customerId } = session;
  const policies = await findPolicies(db, { customerId, today: todayInIndia(clock.now()), policyNo: body.policyNo });
  if (body.policyNo !== undefined && policies.length === 0) throw problem('not-found');
  const holds = await findHolds(db, customerId);
  const holdDetails = policies.map(({ policy_no: policyNo }) => {
    const hold = holds.get(policyNo);
    if (!hold) return { policyNo, isOnHold: false };
    return { policyNo, isOnHold: true, holdReason: hold.reason, holdSince: hold.held_since, heldAmount: hold.amount };
  });
  return ok({ holdDetails });
});
