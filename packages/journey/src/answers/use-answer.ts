import { isLifedeskError, type LifedeskError } from '@lifedesk/sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApp } from '../provider/app.ts';

/** The response that a part of a screen shows: waiting, here or failed. */
export type AnswerState<Answer> =
  | { readonly state: 'waiting' }
  | { readonly state: 'loaded'; readonly answer: Answer }
  | { readonly state: 'failed'; readonly error: LifedeskError | undefined };

export interface AnswerOptions<Answer> {
  readonly prefetched?: Answer | undefined;
  readonly keepsPrevious?: boolean;
}

/** A response with the means to load it again. */
export type LoadedAnswer<Answer> = AnswerState<Answer> & {
  readonly reload: () => void;
  readonly refresh: () => void;
};

const waiting = { state: 'waiting' } as const;

/** Options for calls of a part of a screen: its skeleton shows that it loads, and it shows its own failure. */
export const silent = { silent: true, background: true } as const;

/**
 * Loads the response that a part of a screen shows, when it opens and whenever `ask` changes. A response belongs to the
 * `ask` that loaded it: a new one waits for its own. The part shows its own failure; this hook handles what the failure
 * does to the session. `reload` shows that it loads; `refresh` keeps the present content until there is something newer,
 * even if that fails.
 * @param ask memoised; calls with `silent` and passes the signal on, which cancels the call on unmount.
 * @param options `prefetched`: the response of a prefetched call, shown immediately. `keepsPrevious`: the response of
 * the previous `ask` stays until the new one loads; only for a part that shows which one it is.
 */
export function useAnswer<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  { prefetched, keepsPrevious = false }: AnswerOptions<Answer> = {},
): LoadedAnswer<Answer> {
  const { fail } = useApp();
  const [held, setHeld] = useState<{ readonly ask: typeof ask; readonly state: AnswerState<Answer> }>({
    ask,
    state: prefetched === undefined ? waiting : { state: 'loaded', answer: prefetched },
  });
  const [round, setRound] = useState(0);
  const refreshing = useRef(false);
  const reload = useCallback(() => {
    setHeld((before) => ({ ...before, state: waiting }));
    setRound((before) => before + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    const controller = new AbortController();
    const isRefresh = refreshing.current;
    refreshing.current = false;
    ask(controller.signal).then(
      (answer) => {
        if (controller.signal.aborted) return;
        setHeld((before) =>
          before.ask === ask && before.state.state === 'loaded' && before.state.answer === answer
            ? before
            : { ask, state: { state: 'loaded', answer } },
        );
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        fail(error);
        const failed = { state: 'failed', error: isLifedeskError(error) ? error : undefined } as const;
        setHeld((before) =>
          isRefresh && before.ask === ask && before.state.state === 'loaded' ? before : { ask, state: failed },
        );
      },
    );
    return () => controller.abort();
  }, [ask, fail, round]);

  const refresh = useCallback(() => {
    refreshing.current = true;
    setRound((before) => before + 1);
  }, []);
  const state = held.ask === ask || keepsPrevious ? held.state : waiting;
  return { ...state, reload, refresh };
}
