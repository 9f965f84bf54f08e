import { overdueWithFees } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { pendingRevivalOf } from './declared.ts';
import { lapsedPolicy, needsHealthDeclaration } from './quotes.ts';
import { findChoice, findReviver, hasAcceptedHealth } from './store.ts';

export default sessionHandler('revivalBasicDetails', async ({ body, session }, deps) => {
  const lapsed = await lapsedPolicy(deps, session, body.policyNo);
  const { policyNo } = lapsed.policy;
  const [customer, savedScheme, pending, isHealthAccepted] = await Promise.all([
    findReviver(deps.db, session.customerId),
    findChoice(deps.db, policyNo),
    pendingRevivalOf(deps, session, lapsed),
    hasAcceptedHealth(deps.db, lapsed.policy, lapsed.date),
  ]);
  return ok({
    policyNo,
    unpaidPremiums: overdueWithFees(lapsed.policy, lapsed.date).length,
    daysSinceDue: lapsed.daysSinceDue,
    isHealthDeclarationNeeded: needsHealthDeclaration(lapsed) && !isHealthAccepted,
    isPanMissing: !customer.pan_validated,
    isNationalityMissing: customer.fatca_required,
    isBankAccountMissing: customer.neft_qc_status === 'missing' || customer.neft_qc_status === 'rejected',
    ...(savedScheme ? { savedScheme } : {}),
    ...(pending ? { asked: pending } : {}),
  });
});
