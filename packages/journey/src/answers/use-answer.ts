import { isLifedeskError, type LifedeskError } from '@lifedesk/sdk';
import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../provider/app.ts';

/** What a part of a screen is built from: still coming, here, or not to be had. */
export type Asked<Answer> =
  | { readonly state: 'waiting' }
  | { readonly state: 'here'; readonly answer: Answer }
  | { readonly state: 'failed'; readonly error: LifedeskError | undefined };

/** How a part of a screen asks: its skeleton says that it waits, and its own place says that it failed. */
export const inPlace = { silent: true, background: true } as const;

/**
 * Asks the server for what a part of a screen is built from, when it opens and whenever `ask` becomes another function.
 * The part shows a failure in its own place; what the failure does to the session is done here.
 * @param ask memoised; asks with `inPlace` and passes the signal on, which withdraws the call when the part goes away.
 */
export function useAnswer<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
): Asked<Answer> & { readonly askAgain: () => void } {
  const { fail } = useApp();
  const [asked, setAsked] = useState<Asked<Answer>>({ state: 'waiting' });
  const [round, setRound] = useState(0);
  const askAgain = useCallback(() => {
    setAsked({ state: 'waiting' });
    setRound((before) => before + 1);
  }, []);

  useEffect(() => {
    const withdrawn = new AbortController();
    ask(withdrawn.signal).then(
      (answer) => !withdrawn.signal.aborted && setAsked({ state: 'here', answer }),
      (error: unknown) => {
        if (withdrawn.signal.aborted) return;
        fail(error);
        setAsked({ state: 'failed', error: isLifedeskError(error) ? error : undefined });
      },
    );
    return () => withdrawn.abort();
  }, [ask, fail, round]);

  return { ...asked, askAgain };
}
