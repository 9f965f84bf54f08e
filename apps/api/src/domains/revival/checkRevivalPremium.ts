import { premiumAfterRevival } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { lapsedPolicy, quoteOf } from './quotes.ts';

export default sessionHandler('checkRevivalPremium', async ({ body, session }, deps) => {
  const lapsed = await lapsedPolicy(deps, session, body.policyNo);
  const { policy, date } = lapsed;
  const quote = quoteOf(lapsed, body.scheme);
  return ok({
    policyNo: policy.policyNo,
    asOf: date,
    quote,
    revisedPremium: premiumAfterRevival(policy, date),
  });
});
