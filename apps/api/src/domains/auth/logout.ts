import { createSessions } from '../../platform/access/sessions.ts';
import { answer, sessionHandler } from '../../platform/contract/handler.ts';
import { resolvePolicyRef } from '../policies/public.ts';

export default sessionHandler('logout', async ({ body, session }, deps) => {
  if (body.policyNo !== undefined) await resolvePolicyRef(deps.db, session, body.policyNo);
  await createSessions(deps).end(session);
  return answer(204, null);
});
