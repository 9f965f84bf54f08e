import type { RestrictedAction } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../../platform/contract/handler.ts';
import { problem } from '../../../platform/problem.ts';
import { today } from '../../../platform/today.ts';
import { assertOwnClientId, resolvePolicyRef } from '../../policies/public.ts';
import { actionOf, findPayoutRestriction } from '../check/check-payout.ts';
import { holdOf } from './hold.ts';

/** The action of a service for the rule; any other pays out. */
const ACTIONS: Readonly<Record<string, RestrictedAction>> = {
  'e-loan': actionOf('loan'),
  'ulip-surrender': actionOf('partial-withdrawal'),
  'pua-surrender': actionOf('paid-up-additions'),
  'surrender-enquiry': actionOf('surrender'),
  'surrender-request': actionOf('surrender'),
  'freelook-enquiry': actionOf('free-look'),
  'freelook-request': actionOf('free-look'),
};

export default sessionHandler('payoutRestriction', async ({ body, session }, { db, clock }) => {
  if (body.clientId !== undefined && session.kind !== 'corp')
    throw problem('validation', { errors: [{ pointer: '/clientId', detail: 'is only for companies' }] });
  assertOwnClientId(session, body.clientId);
  const policyNo = await resolvePolicyRef(db, session, body.policyNo);
  const { customerId } = session;
  const action = ACTIONS[body.workTypeName] ?? 'payout';
  const found = await findPayoutRestriction(db, { customerId, policyNo, action }, today(clock));
  if (found) return ok({ isPayoutRestricted: true, reason: found.reason, ...(found.until && { until: found.until }) });
  const hold = await holdOf(db, { customer_id: customerId, policy_no: policyNo }, today(clock));
  return ok({ isPayoutRestricted: false, ...(hold && { heldUntil: hold.until, holdReason: hold.because }) });
});
