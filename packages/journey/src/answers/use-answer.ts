import { isLifedeskError, type LifedeskError } from '@lifedesk/sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApp } from '../provider/app.ts';

/** The response that a part of a screen shows: waiting, here or failed. */
export type AnswerState<Answer> =
  | { readonly state: 'waiting' }
  | { readonly state: 'loaded'; readonly answer: Answer }
  | { readonly state: 'failed'; readonly error: LifedeskError | undefined };

/** Options for calls of a part of a screen: its skeleton shows that it loads, and it shows its own failure. */
export const silent = { silent: true, background: true } as const;

/**
 * Loads the response that a part of a screen shows, when it opens and whenever `ask` changes. The part shows its own
 * failure; this hook handles what the failure does to the session. `reload` shows that it loads; `refresh` keeps the
 * present content until there is something newer, even if that fails.
 * @param ask memoised; calls with `silent` and passes the signal on, which cancels the call on unmount.
 * @param prefetched the response of a prefetched call, shown immediately
 */
export function useAnswer<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  prefetched?: Answer,
): AnswerState<Answer> & { readonly reload: () => void; readonly refresh: () => void } {
  const { fail } = useApp();
  const [state, setState] = useState<AnswerState<Answer>>(
    prefetched === undefined ? { state: 'waiting' } : { state: 'loaded', answer: prefetched },
  );
  const [round, setRound] = useState(0);
  const refreshing = useRef(false);
  const reload = useCallback(() => {
    setState({ state: 'waiting' });
    setRound((before) => before + 1);
  }, []);

  useEffect(() => {
    const controller = new AbortController();
    const isRefresh = refreshing.current;
    refreshing.current = false;
    ask(controller.signal).then(
      (answer) => {
        if (controller.signal.aborted) return;
        setState((before) =>
          before.state === 'loaded' && before.answer === answer ? before : { state: 'loaded', answer },
        );
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        fail(error);
        const failed = { state: 'failed', error: isLifedeskError(error) ? error : undefined } as const;
        setState((before) => (isRefresh && before.state === 'loaded' ? before : failed));
      },
    );
    return () => controller.abort();
  }, [ask, fail, round]);

  const refresh = useCallback(() => {
    refreshing.current = true;
    setRound((before) => before + 1);
  }, []);
  return { ...state, reload, refresh };
}
