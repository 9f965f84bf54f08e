import { rememberBrowser } from '../../platform/access/known-browser.ts';
import { answer, handler } from '../../platform/contract/handler.ts';
import { takeOver } from './hand-over.ts';
import { corporateLoginAnswer } from './login-answer.ts';

export default handler('corporateValidateAuthCode', async ({ body, client }, deps) => {
  const session = await takeOver(deps, body.authCode, 'corp', client);
  return answer(200, await corporateLoginAnswer(deps, session), rememberBrowser(deps, client, session.customerId));
});
