import type { Deps } from '../../deps.ts';
import { createLockout } from '../../platform/access/lockout.ts';
import type { Session } from '../../platform/access/session.ts';
import { createSessions, hashToken } from '../../platform/access/sessions.ts';
import { problem } from '../../platform/problem.ts';
import { useAuthCode } from './store.ts';

/** Turns the one-time code of another app into a session. The code is used up even where the login is locked. */
export async function takeOver(
  deps: Deps,
  authCode: string,
  kind: 'full' | 'corp',
  clientAddress: string,
): Promise<Session> {
  const lockout = createLockout(deps);
  const used = await useAuthCode(deps.db, hashToken(authCode), kind, deps.clock.now());
  const attempt = { clientAddress, ...(used ? { customerId: used.customer_id } : {}) };
  const locked = (await lockout.lockedUntil(attempt)) ?? (used ? null : await lockout.fail(attempt));
  if (locked) throw lockout.refusal('login-blocked', locked);
  if (!used) throw problem('auth-code-invalid');
  return createSessions(deps).open({ kind, customerId: used.customer_id, policyNo: null });
}
