import { ok, sessionHandler } from '../../../platform/contract/handler.ts';
import { today } from '../../../platform/today.ts';
import { findRequestByKey, makeRequest } from '../../requests/public.ts';
import { checkPayout } from '../check/check-payout.ts';
import { returnableOrThrow } from './returnable.ts';

export default sessionHandler('freelookEnquiry', async (call, deps) => {
  const { body, session, headers } = call;
  const { customerId } = session;
  const { policyNo } = body;
  const acknowledgement = await makeRequest(deps, call, {
    type: 'freelook-enquiry',
    async effect({ db, now }) {
      const named = { customerId, policyNo, pointer: '/policyNo' };
      const { quote } = await returnableOrThrow(db, named, now, today(deps.clock));
      await checkPayout(db, { customerId, policyNo, kind: 'free-look' }, now);
      return { isDone: true, policyNos: [policyNo], payload: { refund: quote.refund } };
    },
  });
  const made = await findRequestByKey(deps.db, customerId, headers['Idempotency-Key']);
  return ok({ acknowledgement, refund: Number(made?.payload.refund ?? 0) });
});
