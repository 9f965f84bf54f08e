import { overdueWithFees } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { lapsedPolicy, notRevivable, quotesOf } from './quotes.ts';

export default sessionHandler('revivalLatestDetails', async ({ body, session }, deps) => {
  const lapsed = await lapsedPolicy(deps, session, body.policyNo);
  const schemes = quotesOf(lapsed);
  if (schemes.length === 0) throw notRevivable();
  return ok({
    policyNo: lapsed.policy.policyNo,
    asOf: lapsed.date,
    instalments: overdueWithFees(lapsed.policy, lapsed.date),
    schemes,
  });
});
