import { formatRupees } from '@lifedesk/rules';
import { checkCodes } from '../../../platform/access/confirmations.ts';
import { ok, sessionHandler } from '../../../platform/contract/handler.ts';
import { problem } from '../../../platform/problem.ts';
import { today } from '../../../platform/today.ts';
import { makeRequest } from '../../requests/public.ts';
import { assertAccount } from '../check/assert-account.ts';
import { checkPayout } from '../check/check-payout.ts';
import { ownEnquiry } from '../check/enquiry.ts';
import { lockPolicy } from '../check/lock-policy.store.ts';
import { returnableOrThrow } from './returnable.ts';

export default sessionHandler('requestFreelook', async (call, deps) => {
  const { body, session, client } = call;
  const { customerId } = session;
  const pointer = '/ticket';
  const acknowledgement = await makeRequest(deps, call, {
    type: 'freelook-request',
    proof: () => checkCodes(deps, session, 'freelook-request', [body], client),
    async effect({ db, now }) {
      const { request, policyNo } = await ownEnquiry(db, customerId, body.ticket, 'freelook-enquiry');
      await lockPolicy(db, customerId, policyNo);
      const { quote, navDate } = await returnableOrThrow(db, { customerId, policyNo, pointer }, now, today(deps.clock));
      await checkPayout(db, { customerId, policyNo, kind: 'free-look', pointer }, now);
      await assertAccount(db, { customerId, policyNo, pointer });
      if (quote.refund !== body.refund) throw problem('amount-refused');
      const { reason, details } = body;
      return {
        isDone: false,
        policyNos: [policyNo],
        about: request.ticket,
        changes: [{ field: 'policy-return', policyNo, before: null, after: formatRupees(quote.refund) }],
        payload: { refund: quote.refund, reason, ...(details && { details }), ...(navDate && { navDate }) },
      };
    },
  });
  return ok(acknowledgement);
});
