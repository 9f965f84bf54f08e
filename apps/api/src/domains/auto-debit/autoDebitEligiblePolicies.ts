import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { challengeOf } from './challenge.ts';
import { loadMandates } from './load-mandates.ts';

export default sessionHandler('autoDebitEligiblePolicies', async ({ session }, deps) => {
  const mandates = await loadMandates(deps.db, session.customerId, today(deps.clock));
  return ok({
    mandates: mandates.filter(({ row }) => row.state === 'active').map(({ dto }) => dto),
    ...(await challengeOf(deps, session, 'deactivate-auto-debit')),
  });
});
