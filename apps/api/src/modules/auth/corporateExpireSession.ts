import { createSessions } from '../../access/sessions.ts';
import { assertOwnClientId } from '../../book/policy-ref.ts';
import { answer, sessionHandler } from '../../contract/handler.ts';

export default sessionHandler('corporateExpireSession', async ({ body, session }, deps) => {
  assertOwnClientId(session, body.clientId);
  await createSessions(deps).end(session);
  return answer(204, null);
});
