import { ok, sessionHandler } from '../../../platform/contract/handler.ts';
import { today } from '../../../platform/today.ts';
import { toUnchangeable } from '../premium-change/mode-dto.ts';
import { findRiderPolicies, toRiderPolicy } from './rider-policies.ts';
import { findQuestions } from './store.ts';

export default sessionHandler('riderOptions', async ({ session }, { db, clock }) => {
  const { policies, others } = await findRiderPolicies(db, { customerId: session.customerId, today: today(clock) });
  return ok({
    policies: policies.map(toRiderPolicy),
    others: others.map(toUnchangeable),
    declaration: await findQuestions(db, 'health'),
  });
});
