import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { findPolicies, toPolicyChoice } from '../policies/public.ts';
import { CLOSED } from './store.ts';

export default sessionHandler('nomineeEligiblePolicies', async ({ session }, { db, clock }) => {
  const policies = await findPolicies(db, { customerId: session.customerId, today: today(clock) });
  const isOpen = (status: string) => !(CLOSED as readonly string[]).includes(status);
  return ok({ policies: policies.filter(({ status_code }) => isOpen(status_code)).map(toPolicyChoice) });
});
