import { createSessions } from '../../access/sessions.ts';
import { resolvePolicyRef } from '../../book/policy-ref.ts';
import { answer, sessionHandler } from '../../contract/handler.ts';

export default sessionHandler('expireSession', async ({ body, session }, deps) => {
  if (body.policyNo !== undefined) await resolvePolicyRef(deps.db, session, body.policyNo);
  await createSessions(deps).end(session);
  return answer(204, null);
});
