import { resolvePolicyRef } from '../../book/policy-ref.ts';
import { ok, sessionHandler } from '../../contract/handler.ts';
import { findRequests } from './requests.store.ts';
import { tellRequests } from './tell-requests.ts';

export default sessionHandler('serviceRequests', async ({ body, session }, { db }) => {
  const policyNo = body.policyNo === undefined ? undefined : await resolvePolicyRef(db, session, body.policyNo);
  return ok({ serviceRequests: await tellRequests(db, await findRequests(db, session.customerId, policyNo)) });
});
