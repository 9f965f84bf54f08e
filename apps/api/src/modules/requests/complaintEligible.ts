import { findPolicies, toPolicyChoice } from '../../book/policies.ts';
import { today } from '../../book/today.ts';
import { ok, sessionHandler } from '../../contract/handler.ts';
import { COMPLAINT_CATEGORIES } from './complaint-categories.ts';

export default sessionHandler('complaintEligible', async ({ session }, { db, clock }) => {
  const policies = await findPolicies(db, { customerId: session.customerId, today: today(clock) });
  return ok({ policies: policies.map(toPolicyChoice), categories: [...COMPLAINT_CATEGORIES] });
});
