import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { resolvePolicyRef } from '../policies/public.ts';
import { makeRequest } from './make-request.ts';

export default sessionHandler('submitComplaint', async (call, deps) => {
  const { policyNo, category, description, uploadId } = call.body;
  const acknowledgement = await makeRequest(deps, call, {
    type: 'raise-complaint',
    async effect({ db, claim }) {
      const own = await resolvePolicyRef(db, call.session, policyNo);
      if (uploadId !== undefined) await claim({ uploadId, purpose: 'complaint-attachment', pointer: '/uploadId' });
      return { isDone: false, policyNos: [own], payload: { category, description } };
    },
  });
  return ok(acknowledgement);
});
