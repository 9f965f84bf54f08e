import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { loginAnswer } from './login-answer.ts';

export default sessionHandler('validateSession', async ({ body, session }, deps) => {
  const answer = await loginAnswer(deps, session);
  const { policyNo: ref } = body;
  if (ref !== undefined && !answer.policiesData.some((p) => p.policyNo === ref || p.id === ref))
    throw problem('not-found');
  return ok(answer);
});
