import { handler, ok } from '../../platform/contract/handler.ts';
import { takeOver } from './hand-over.ts';
import { loginAnswer } from './login-answer.ts';

export default handler('authenticateUser', async ({ body, clientAddress }, deps) =>
  ok(await loginAnswer(deps, await takeOver(deps, body.authCode, 'full', clientAddress))),
);
