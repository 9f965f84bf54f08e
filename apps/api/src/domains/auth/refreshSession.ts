import type { components } from '@lifedesk/contract';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../platform/access/session.ts';
import { createSessions } from '../../platform/access/sessions.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { assertOwnClientId, resolvePolicyRef } from '../policies/public.ts';
import { sessionPart } from './login-answer.ts';

export const refreshSession = sessionHandler('refreshSession', async ({ body, session }, deps) => {
  if (body.policyNo !== undefined) await resolvePolicyRef(deps.db, session, body.policyNo);
  return ok(await refresh(deps, session));
});

export const corporateRefreshSession = sessionHandler('corporateRefreshSession', async ({ body, session }, deps) => {
  assertOwnClientId(session, body.clientId);
  return ok(await refresh(deps, session));
});

/** Renews the session under a new token. Of two simultaneous refreshes one succeeds; the other finds its token used. */
async function refresh(deps: Deps, session: Session): Promise<components['schemas']['RefreshAnswer']> {
  const rotated = await createSessions(deps).rotate(session);
  if (!rotated) throw problem('session-ended');
  const { sessionKind: _, ...answer } = sessionPart(deps, rotated);
  return answer;
}
