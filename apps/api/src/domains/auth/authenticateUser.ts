import { answer, handler } from '../../platform/contract/handler.ts';
import { takeOver } from './hand-over.ts';
import { loginAnswer } from './login-answer.ts';

export default handler('authenticateUser', async ({ body, client }, deps) => {
  const { session, header } = await takeOver(deps, body.authCode, 'full', client);
  return answer(200, await loginAnswer(deps, session), header);
});
