import type { LifedeskError } from '@lifedesk/sdk';
import { useState } from 'react';
import { useApp } from '../../provider/app.ts';

/** In session storage: the time from which sign-in is possible again, in milliseconds since 1970. */
const KEY = 'signInAgainAt';

/** A refusal that makes the person wait. */
export interface SignInWait {
  /** Milliseconds since 1970; null if it is not known. */
  readonly until: number | null;
}

/** The wait that the last refusal of a sign-in in this tab asked for: a reload does not hide it. */
export function useSignInWait(): {
  readonly wait: SignInWait | undefined;
  readonly keep: (error: LifedeskError) => void;
  /** Someone could sign in: it was about another person, or is over. */
  readonly end: () => void;
} {
  const { session, clock } = useApp().sdk;
  const { store } = session;
  const [wait, setWait] = useState<SignInWait | undefined>(() => {
    const until = Number(store.get('session', KEY));
    return until > clock.now() ? { until } : undefined;
  });
  const keep = ({ retryAfter }: LifedeskError) => {
    const until = retryAfter === undefined ? null : clock.now() + retryAfter * 1_000;
    if (until !== null) store.set('session', KEY, String(until));
    setWait({ until });
  };
  const end = () => {
    store.remove('session', KEY);
    setWait(undefined);
  };
  return { wait, keep, end };
}
