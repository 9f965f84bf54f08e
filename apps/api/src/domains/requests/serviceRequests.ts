import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { resolvePolicyRef } from '../policies/public.ts';
import { findRequests } from './store.ts';
import { tellRequests } from './tell-requests.ts';

export default sessionHandler('serviceRequests', async ({ body, session }, { db }) => {
  const policyNo = body.policyNo === undefined ? undefined : await resolvePolicyRef(db, session, body.policyNo);
  return ok({ serviceRequests: await tellRequests(db, await findRequests(db, session.customerId, policyNo)) });
});
