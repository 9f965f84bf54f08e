import type { SessionState } from './state.ts';

/** The warning comes this long before the session ends, in seconds. */
export const WARNING_SECONDS = 120;

type SessionTimes = Pick<SessionState, 'expiryTime' | 'idleSeconds'>;

/**
 * Seconds until the session ends, never below 0; undefined without a session. @param now server time in milliseconds
 */
export function secondsUntilExpiry({ expiryTime }: SessionTimes, now: number): number | undefined {
  return expiryTime === undefined ? undefined : Math.max(0, (expiryTime - now) / 1000);
}

/** Seconds until the warning is due, never below 0; undefined without a session. */
export function secondsUntilWarning(state: SessionTimes, now: number): number | undefined {
  const left = secondsUntilExpiry(state, now);
  return left === undefined ? undefined : Math.max(0, left - WARNING_SECONDS);
}

/** The session has run out on the server's clock. */
export function isExpired(state: SessionTimes, now: number): boolean {
  return secondsUntilExpiry(state, now) === 0;
}

/**
 * Whether activity should refresh the session: more than half of the idle time has passed, and the session is still
 * open.
 */
export function isRefreshDue(state: SessionTimes, now: number): boolean {
  const left = secondsUntilExpiry(state, now);
  return left !== undefined && left > 0 && left < state.idleSeconds / 2;
}
