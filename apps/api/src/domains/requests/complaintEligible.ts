import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { findPolicies, toPolicyChoice } from '../policies/public.ts';
import { COMPLAINT_CATEGORIES } from './complaint-categories.ts';

export default sessionHandler('complaintEligible', async ({ session }, { db, clock }) => {
  const policies = await findPolicies(db, { customerId: session.customerId, today: today(clock) });
  return ok({ policies: policies.map(toPolicyChoice), categories: [...COMPLAINT_CATEGORIES] });
});
