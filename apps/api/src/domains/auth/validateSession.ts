import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { assertOwnClientId } from '../policies/public.ts';
import { corporateLoginAnswer, loginAnswer } from './login-answer.ts';

export const validateSession = sessionHandler('validateSession', async ({ body, session }, deps) => {
  const answer = await loginAnswer(deps, session);
  const { policyNo: ref } = body;
  if (ref !== undefined && !answer.policiesData.some((p) => p.policyNo === ref || p.id === ref))
    throw problem('not-found');
  return ok(answer);
});

export const corporateValidateSession = sessionHandler('corporateValidateSession', async ({ body, session }, deps) => {
  assertOwnClientId(session, body.clientId);
  return ok(await corporateLoginAnswer(deps, session));
});
