import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { resolvePolicyRef } from '../policies/public.ts';
import { toRequestDtos } from './request-dto.ts';
import { findRequests } from './store.ts';

export default sessionHandler('serviceRequests', async ({ body, session }, deps) => {
  const { db, clock } = deps;
  const policyNo = body.policyNo === undefined ? undefined : await resolvePolicyRef(db, session, body.policyNo);
  const requests = await findRequests(db, session.customerId, policyNo);
  return ok({ serviceRequests: await toRequestDtos(deps, requests, today(clock)) });
});
