import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { overdueWithFees } from '../payments/quote-item.ts';
import { lapsedPolicy, quoteOf } from './quotes.ts';

export default sessionHandler('checkRevivalPremium', async ({ body, session }, deps) => {
  const lapsed = await lapsedPolicy(deps, session, body.policyNo);
  const { policy, date } = lapsed;
  const quote = quoteOf(lapsed, body.scheme);
  const last = overdueWithFees(policy, date).at(-1);
  return ok({
    policyNo: policy.policyNo,
    asOf: date,
    quote,
    revisedPremium: last ? last.premium + last.gst : policy.modalPremium,
  });
});
