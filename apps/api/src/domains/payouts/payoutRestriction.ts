import type { components } from '@lifedesk/contract';
import { payoutRestriction, type RestrictedAction } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { today } from '../../platform/today.ts';
import { assertOwnClientId, findRestricted, resolvePolicyRef } from '../policies/public.ts';
import { contactChangedOn } from '../requests/public.ts';
import { findPayoutFacts } from './store.ts';

type PayoutRestrictionReason = components['schemas']['PayoutRestrictionReason'];

/** What a service does with the policy, for the rule; any other pays out. */
const ACTIONS: Readonly<Record<string, RestrictedAction>> = {
  'e-loan': 'loan',
  'ulip-surrender': 'surrender',
  'pua-surrender': 'surrender',
  'surrender-enquiry': 'surrender',
  'surrender-request': 'surrender',
};

export default sessionHandler('payoutRestriction', async ({ body, session }, { db, clock }) => {
  if (body.clientId !== undefined && session.kind !== 'corp')
    throw problem('validation', { errors: [{ pointer: '/clientId', detail: 'is for companies alone' }] });
  assertOwnClientId(session, body.clientId);
  const policyNo = await resolvePolicyRef(db, session, body.policyNo);
  const date = today(clock);
  const [facts, changedOn, restricted] = await Promise.all([
    findPayoutFacts(db, policyNo),
    contactChangedOn(db, { customerId: session.customerId, policyNo }),
    findRestricted(db, session.customerId, ACTIONS[body.workTypeName] ?? 'payout', date),
  ]);
  // what the policy itself is bound by outlasts a hold or a wait
  const bound = restricted.get(policyNo) as PayoutRestrictionReason | undefined;
  if (bound) return ok({ isPayoutRestricted: true, reason: bound });
  const { because, until } = payoutRestriction({
    isOnHold: facts.on_hold,
    contactChangedOn: changedOn,
    isNationalityMissing: facts.fatca_required,
    isBankAccountVerified: facts.neft_qc_status === 'verified',
    today: date,
  });
  if (because === 'unrestricted') return ok({ isPayoutRestricted: false });
  return ok({ isPayoutRestricted: true, reason: because, ...(until && { until }) });
});
