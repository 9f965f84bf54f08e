import type { components } from '@lifedesk/contract';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../platform/access/session.ts';
import { createSessions } from '../../platform/access/sessions.ts';
import { problem } from '../../platform/problem.ts';
import { sessionPart } from './login-answer.ts';

/** Renews the session under a new token. Of two simultaneous refreshes one succeeds; the other finds its token used. */
export async function refresh(deps: Deps, session: Session): Promise<components['schemas']['RefreshAnswer']> {
  const rotated = await createSessions(deps).rotate(session);
  if (!rotated) throw problem('session-ended');
  const { sessionKind: _, ...answer } = sessionPart(deps, rotated);
  return answer;
}
