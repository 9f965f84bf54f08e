import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { navEligibility } from './details.ts';
import { setNavAlerts } from './store.ts';

export default sessionHandler('navAlerts', async ({ body, session }, { db }) => {
  const { policyNo, transactionType } = body;
  const on = transactionType === 'Activate';
  if (!(await setNavAlerts(db, session.customerId, policyNo, on))) throw problem('not-found');
  return ok({ policyNo, eligibilityDetails: navEligibility({ line: 'unit-linked', nav_alerts: on }) });
});
