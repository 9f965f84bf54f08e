import { assertOwnClientId } from '../../book/policy-ref.ts';
import { ok, sessionHandler } from '../../contract/handler.ts';
import { corporateLoginAnswer } from './login-answer.ts';

export default sessionHandler('corporateValidateSession', async ({ body, session }, deps) => {
  assertOwnClientId(session, body.clientId);
  return ok(await corporateLoginAnswer(deps, session));
});
