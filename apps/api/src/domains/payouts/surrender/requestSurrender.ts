import { formatRupees } from '@lifedesk/rules';
import { checkCodes } from '../../../platform/access/confirmations.ts';
import { ok, sessionHandler } from '../../../platform/contract/handler.ts';
import { problem } from '../../../platform/problem.ts';
import { makeRequest } from '../../requests/public.ts';
import { assertAccount } from '../check/assert-account.ts';
import { checkPayout } from '../check/check-payout.ts';
import { ownEnquiry } from '../check/enquiry.ts';
import { lockPolicy } from '../check/lock-policy.store.ts';
import { surrenderableOrThrow } from './surrenderable.ts';

export default sessionHandler('requestSurrender', async (call, deps) => {
  const { body, session, client } = call;
  const { customerId } = session;
  const pointer = '/ticket';
  const acknowledgement = await makeRequest(deps, call, {
    type: 'surrender-request',
    proof: () => checkCodes(deps, session, 'surrender-request', [body], client),
    async effect({ db, now }) {
      const { request, policyNo } = await ownEnquiry(db, customerId, body.ticket, 'surrender-enquiry');
      await lockPolicy(db, customerId, policyNo);
      const { quote } = await surrenderableOrThrow(db, { customerId, policyNo, pointer }, now);
      await checkPayout(db, { customerId, policyNo, kind: 'surrender', pointer }, now);
      await assertAccount(db, { customerId, policyNo, pointer });
      const { net, gross, loan, interest } = quote;
      if (net !== body.net) throw problem('amount-refused');
      return {
        isDone: false,
        policyNos: [policyNo],
        about: request.ticket,
        changes: [{ field: 'surrender', policyNo, before: null, after: formatRupees(net) }],
        payload: { net, gross, loan, interest, tax: quote.tax.tax },
      };
    },
  });
  return ok(acknowledgement);
});
