import { findPolicies, toPolicyChoice } from '../../book/policies.ts';
import { today } from '../../book/today.ts';
import { ok, sessionHandler } from '../../contract/handler.ts';
import { CLOSED } from './nominee.store.ts';

export default sessionHandler('nomineeEligiblePolicies', async ({ session }, { db, clock }) => {
  const policies = await findPolicies(db, { customerId: session.customerId, today: today(clock) });
  const isOpen = (status: string) => !(CLOSED as readonly string[]).includes(status);
  return ok({ policies: policies.filter(({ status_code }) => isOpen(status_code)).map(toPolicyChoice) });
});
