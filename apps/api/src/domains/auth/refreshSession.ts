import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { resolvePolicyRef } from '../policies/public.ts';
import { refresh } from './refresh.ts';

export default sessionHandler('refreshSession', async ({ body, session }, deps) => {
  if (body.policyNo !== undefined) await resolvePolicyRef(deps.db, session, body.policyNo);
  return ok(await refresh(deps, session));
});
