import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { assertOwnClientId, resolvePolicyRef } from '../policies/policy-ref.ts';
import { coolingOffUntil } from '../requests/cooling-off.ts';
import { findPayoutFacts } from './store.ts';

export default sessionHandler('payoutRestriction', async ({ body, session }, { db, clock }) => {
  assertOwnClientId(session, body.clientId);
  const policyNo = await resolvePolicyRef(db, session, body.policyNo);
  const [facts, until] = await Promise.all([
    findPayoutFacts(db, policyNo),
    coolingOffUntil(db, clock, { customerId: session.customerId, policyNo }),
  ]);
  const restricted = { isPayoutRestricted: true } as const;
  if (facts.on_hold) return ok({ ...restricted, reason: 'on-hold' as const });
  if (until) return ok({ ...restricted, reason: 'cooling-off' as const, until });
  if (facts.fatca_required) return ok({ ...restricted, reason: 'nationality' as const });
  if (facts.neft_qc_status !== 'verified') return ok({ ...restricted, reason: 'bank-details' as const });
  return ok({ isPayoutRestricted: false });
});
