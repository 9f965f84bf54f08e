import { resolvePolicyRef } from '../../book/policy-ref.ts';
import { ok, sessionHandler } from '../../contract/handler.ts';
import { refresh } from './refresh.ts';

export default sessionHandler('refreshSession', async ({ body, session }, deps) => {
  if (body.policyNo !== undefined) await resolvePolicyRef(deps.db, session, body.policyNo);
  return ok(await refresh(deps, session));
});
