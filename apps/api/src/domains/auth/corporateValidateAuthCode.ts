import { answer, handler } from '../../platform/contract/handler.ts';
import { takeOver } from './hand-over.ts';
import { corporateLoginAnswer } from './login-answer.ts';

export default handler('corporateValidateAuthCode', async ({ body, client }, deps) => {
  const { session, header } = await takeOver(deps, body.authCode, 'corp', client);
  return answer(200, await corporateLoginAnswer(deps, session), header);
});
