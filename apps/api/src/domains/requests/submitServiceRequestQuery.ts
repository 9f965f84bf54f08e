import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { makeRequest } from './make-request.ts';
import { ownRequest } from './own-request.ts';
import { addEvent, moveRequest } from './store.ts';

export default sessionHandler('submitServiceRequestQuery', async (call, deps) => {
  const { ticket, message, uploadId } = call.body;
  const { customerId, staffRequestNo } = call.session;
  const acknowledgement = await makeRequest(deps, call, {
    type: 'request-query',
    async effect({ db, now, claim }) {
      const about = await ownRequest(db, customerId, ticket);
      // staff who work on a request answer that one, not the customer's others
      if (staffRequestNo !== null && about.ticket !== staffRequestNo) throw problem('staff-refused');
      if (uploadId !== undefined) await claim({ uploadId, purpose: 'request-document', pointer: '/uploadId' });
      // A request that waited for the customer continues with the answer.
      if (await moveRequest(db, about.ticket, ['waiting'], 'in-progress', now))
        await addEvent(db, about.ticket, { stage: 'information-received', at: now });
      return { isDone: false, about: about.ticket, policyNos: about.policy_nos, payload: { message } };
    },
  });
  return ok(acknowledgement);
});
