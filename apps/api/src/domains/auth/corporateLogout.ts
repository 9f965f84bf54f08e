import { createSessions } from '../../platform/access/sessions.ts';
import { answer, sessionHandler } from '../../platform/contract/handler.ts';
import { assertOwnClientId } from '../policies/public.ts';

export default sessionHandler('corporateLogout', async ({ body, session }, deps) => {
  assertOwnClientId(session, body.clientId);
  await createSessions(deps).end(session);
  return answer(204, null);
});
