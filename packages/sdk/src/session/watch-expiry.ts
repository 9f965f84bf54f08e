import { notConfigured } from '../errors/not-configured.ts';
import { secondsUntilExpiry, secondsUntilWarning } from './expiry.ts';
import type { Session } from './session.ts';

/** What `watchExpiry` calls. */
export interface ExpiryListeners {
  /** Two minutes are left, or fewer if the device slept. Once for each expiry. @param secondsLeft whole seconds */
  onWarning(secondsLeft: number): void;
  /** The session ran out. Once for each expiry. */
  onExpired(): void;
}

/**
 * Calls back when the session is about to end and when it has ended, once the server's time is known. @returns a
 * function that stops watching.
 */
export function watchExpiry(session: Session, { onWarning, onExpired }: ExpiryListeners): () => void {
  if (!session?.subscribe) throw notConfigured('watchExpiry needs a session: watchExpiry(sdk.session, listeners).');
  let cancel = () => {};
  let warnedOf: number | undefined;
  let expiredOf: number | undefined;

  function look(): void {
    cancel();
    cancel = () => {};
    const { state, clock } = session;
    if (!clock.known) return;
    const now = clock.now();
    const left = secondsUntilExpiry(state, now);
    const untilWarning = secondsUntilWarning(state, now);
    if (left === undefined || untilWarning === undefined) return;
    if (left === 0) {
      if (expiredOf === state.expiryTime) return;
      expiredOf = state.expiryTime;
      onExpired();
      return;
    }
    cancel = clock.after((untilWarning || left) * 1000, look);
    if (untilWarning === 0 && warnedOf !== state.expiryTime) {
      warnedOf = state.expiryTime;
      onWarning(Math.ceil(left));
    }
  }

  const unsubscribe = session.subscribe(look);
  const ignoreClock = session.clock.subscribe(look);
  look();
  return () => {
    unsubscribe();
    ignoreClock();
    cancel();
  };
}
