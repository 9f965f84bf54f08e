import { ok, sessionHandler } from '../../../platform/contract/handler.ts';
import { findRequestByKey, makeRequest } from '../../requests/public.ts';
import { checkPayout } from '../check/check-payout.ts';
import { surrenderableOrThrow } from './surrenderable.ts';

export default sessionHandler('surrenderEnquiry', async (call, deps) => {
  const { body, session, headers } = call;
  const { customerId } = session;
  const { policyNo } = body;
  const acknowledgement = await makeRequest(deps, call, {
    type: 'surrender-enquiry',
    async effect({ db, now }) {
      const { quote } = await surrenderableOrThrow(db, { customerId, policyNo, pointer: '/policyNo' }, now);
      await checkPayout(db, { customerId, policyNo, kind: 'surrender' }, now);
      return { isDone: true, policyNos: [policyNo], payload: { net: quote.net } };
    },
  });
  const made = await findRequestByKey(deps.db, customerId, headers['Idempotency-Key']);
  return ok({ acknowledgement, net: Number(made?.payload.net ?? 0) });
});
