import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { makeRequest } from './make-request.ts';
import { ownRequest } from './own-request.ts';

export default sessionHandler('requestServiceRecovery', async (call, deps) => {
  const { ticket, whatIsWrong, whatWouldHelp, uploadId } = call.body;
  const acknowledgement = await makeRequest(deps, call, {
    type: 'service-recovery',
    async effect({ db, claim }) {
      const about = await ownRequest(db, call.session.customerId, ticket);
      if (uploadId !== undefined) await claim({ uploadId, purpose: 'request-document', pointer: '/uploadId' });
      return {
        isDone: false,
        about: about.ticket,
        policyNos: about.policy_nos,
        payload: { whatIsWrong, whatWouldHelp },
      };
    },
  });
  return ok(acknowledgement);
});
