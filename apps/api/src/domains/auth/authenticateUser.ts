import type { Deps } from '../../deps.ts';
import { customerAccount } from '../../platform/access/account.ts';
import type { Client } from '../../platform/access/client.ts';
import { createLimits } from '../../platform/access/limits/limits.ts';
import { assertNotLocked, budgetOf, countFailure, failuresOf } from '../../platform/access/lockout.ts';
import { hashToken } from '../../platform/access/sessions.ts';
import { answer, handler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { corporateLoginAnswer, loginAnswer } from './login-answer.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { consumeAuthCode } from './store.ts';

export const authenticateUser = handler('authenticateUser', async ({ body, client }, deps) => {
  const { session, header } = await takeOver(deps, body.authCode, 'full', client);
  return answer(200, await loginAnswer(deps, session), header);
});

export const corporateValidateAuthCode = handler('corporateValidateAuthCode', async ({ body, client }, deps) => {
  const { session, header } = await takeOver(deps, body.authCode, 'corp', client);
  return answer(200, await corporateLoginAnswer(deps, session), header);
});

/** Exchanges another app's one-time code for a session. The code is consumed even if the login is locked. */
async function takeOver(deps: Deps, authCode: string, kind: 'full' | 'corp', client: Client): Promise<OpenedSession> {
  const limits = createLimits(deps);
  const used = await consumeAuthCode(deps.db, hashToken(authCode), kind, deps.clock.now());
  if (!used) {
    await countFailure(limits, [failuresOf(deps, client)], 'login-blocked');
    throw problem('auth-code-invalid');
  }
  await assertNotLocked(
    limits,
    (await budgetOf(deps, client, customerAccount(used.customer_id))).tries,
    'login-blocked',
  );
  return openSession(deps, client, { kind, customerId: used.customer_id, policyNo: null });
}
