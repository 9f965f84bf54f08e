import { expireApplicationSession } from '../endpoints/auth.ts';
import { endAny, type RestoredSession, refreshAny, validateAny } from '../endpoints/session-audience.ts';
import { isLifedeskError } from '../errors/lifedesk-error.ts';
import { isExpired, isRefreshDue } from '../session/expiry.ts';
import { hasSessionFlag } from '../session/persist.ts';
import type { Session } from '../session/session.ts';
import {
  expired,
  loggedOut,
  refreshed,
  type SessionAnswer,
  type SessionEffect,
  validationFailed,
} from '../session/transitions.ts';
import { requireSdk, stateOf } from '../transport/require-sdk.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * Restores the session after a reload, or takes it over from another tab.
 * @returns undefined if there is none, or it ended before the response came.
 * @throws LifedeskError; if `next` is `reset-session`, the session is gone and the state is reset, otherwise a retry is
 * possible.
 */
export async function restoreSession(sdk: Sdk): Promise<RestoredSession | undefined> {
  const { session } = requireSdk(sdk);
  if (!session.state.tokens && hasSessionFlag(session.store)) await session.ask();
  if (!session.state.tokens) return undefined;
  try {
    const { openedAt } = session.state;
    const restored = await validateAny(sdk);
    return continueSession(session, openedAt, restored.answer) ? restored : undefined;
  } catch (error) {
    if (isLifedeskError(error) && error.next === 'reset-session')
      await carryOut(sdk, session.apply(validationFailed).effects);
    throw error;
  }
}

/** 'Stay signed in': the session continues under a new token, refreshed by one tab for all. @throws LifedeskError */
export async function staySignedIn(sdk: Sdk): Promise<void> {
  const { session } = requireSdk(sdk);
  return session.refresh(async () => {
    try {
      const { openedAt } = session.state;
      const answer = await refreshAny(sdk, { once: true, background: true, silent: true });
      continueSession(session, openedAt, answer);
    } catch (error) {
      // A tab that slept may have a token that another tab has long replaced.
      if (!isLifedeskError(error) || error.code !== 'session-ended' || !(await session.ask())) throw error;
    }
  });
}

/** Applies the response, unless the session has ended in the meantime: its tokens must not return to the device. */
function continueSession(session: Session, openedAt: number | undefined, answer: SessionAnswer): boolean {
  if (session.state.openedAt !== openedAt) return false;
  session.apply((state) => refreshed(state, answer));
  return true;
}

/**
 * Call this on activity. Refreshes once more than half of the idle time has passed. It never fails: the warning still
 * appears in time.
 */
export async function noteActivity(sdk: Sdk): Promise<void> {
  const { session } = requireSdk(sdk);
  const { clock, state } = session;
  if (clock.known && isRefreshDue(state, clock.now())) await staySignedIn(sdk).catch(() => {});
}

/**
 * Ends an expired session: first on this device and in all its tabs, then on the server. It never fails.
 * @returns false if another tab has kept the session alive.
 */
export async function expireNow(sdk: Sdk): Promise<boolean> {
  const { session } = requireSdk(sdk);
  if ((await session.ask()) && !isExpired(session.state, session.clock.now())) return false;
  await end(sdk, 'expired');
  return true;
}

/**
 * Logs out: first on this device and in all its tabs, then on the server. It never fails; if the server is unreachable,
 * the token expires there.
 */
export function signOut(sdk: Sdk): Promise<void> {
  return end(sdk, 'logged-out');
}

async function end(sdk: Sdk, why: 'expired' | 'logged-out'): Promise<void> {
  const before = stateOf(sdk);
  const { effects } = sdk.session.apply(why === 'expired' ? expired : loggedOut);
  await Promise.all([endAny(sdk, before, why).catch(() => {}), carryOut(sdk, effects)]);
  // An agreed key belongs to one session; its last calls were still sealed with it.
  sdk.keys.forget();
}

async function carryOut(sdk: Sdk, effects: readonly SessionEffect[]): Promise<void> {
  for (const effect of effects)
    if (effect.type === 'expire-application-session') {
      const options = { tokens: effect.tokens, silent: true, background: true };
      await expireApplicationSession(sdk, {}, options).catch(() => {});
    }
}
