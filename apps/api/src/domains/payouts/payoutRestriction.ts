import { payoutRestriction } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { assertOwnClientId, resolvePolicyRef } from '../policies/public.ts';
import { contactChangedOn } from '../requests/public.ts';
import { findPayoutFacts } from './store.ts';

export default sessionHandler('payoutRestriction', async ({ body, session }, { db, clock }) => {
  assertOwnClientId(session, body.clientId);
  const policyNo = await resolvePolicyRef(db, session, body.policyNo);
  const [facts, changedOn] = await Promise.all([
    findPayoutFacts(db, policyNo),
    contactChangedOn(db, { customerId: session.customerId, policyNo }),
  ]);
  const { because, until } = payoutRestriction({
    isOnHold: facts.on_hold,
    contactChangedOn: changedOn,
    isNationalityMissing: facts.fatca_required,
    isBankAccountVerified: facts.neft_qc_status === 'verified',
    today: today(clock),
  });
  if (because === 'unrestricted') return ok({ isPayoutRestricted: false });
  return ok({ isPayoutRestricted: true, reason: because, ...(until && { until }) });
});
