import { handler, ok } from '../../platform/contract/handler.ts';
import { takeOver } from './hand-over.ts';
import { corporateLoginAnswer } from './login-answer.ts';

export default handler('corporateValidateAuthCode', async ({ body, clientAddress }, deps) =>
  ok(await corporateLoginAnswer(deps, await takeOver(deps, body.authCode, 'corp', clientAddress))),
);
