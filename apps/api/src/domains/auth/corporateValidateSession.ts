import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { assertOwnClientId } from '../policies/public.ts';
import { corporateLoginAnswer } from './login-answer.ts';

export default sessionHandler('corporateValidateSession', async ({ body, session }, deps) => {
  assertOwnClientId(session, body.clientId);
  return ok(await corporateLoginAnswer(deps, session));
});
