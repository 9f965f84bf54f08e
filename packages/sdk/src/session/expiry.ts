import type { SessionState } from './state.ts';

/** The warning comes this long before the session ends, in seconds. */
export const WARNING_SECONDS = 120;

type Clocked = Pick<SessionState, 'expiryTime' | 'clockOffset' | 'idleSeconds'>;

/** Seconds until the session ends on the server's clock, never below 0; undefined without a session. */
export function secondsUntilExpiry({ expiryTime, clockOffset }: Clocked, deviceNow: number): number | undefined {
  return expiryTime === undefined ? undefined : Math.max(0, (expiryTime - (deviceNow + clockOffset)) / 1000);
}

/** Seconds until the warning is due, never below 0; undefined without a session. */
export function secondsUntilWarning(state: Clocked, deviceNow: number): number | undefined {
  const left = secondsUntilExpiry(state, deviceNow);
  return left === undefined ? undefined : Math.max(0, left - WARNING_SECONDS);
}

/** The session has run out on the server's clock. */
export function isExpired(state: Clocked, deviceNow: number): boolean {
  return secondsUntilExpiry(state, deviceNow) === 0;
}

/** Worth refreshing on activity: more than half of the idle time is gone, and the session still lives. */
export function isRefreshDue(state: Clocked, deviceNow: number): boolean {
  const left = secondsUntilExpiry(state, deviceNow);
  return left !== undefined && left > 0 && left < state.idleSeconds / 2;
}
