import { useEffect, useRef, useState } from 'react';

export interface ComboboxOption {
  /** The value that is sent: unique among all options. */
  value: string;
  /** Shown in the list, and in the field once chosen. */
  label: string;
  /** A second line that distinguishes it from similar ones, such as bank and branch under an IFSC. */
  detail?: string | undefined;
}

export interface SearchAnswer<Option extends ComboboxOption = ComboboxOption> {
  /** The best matches, in order; at most about 20, since people read no more. */
  options: readonly Option[];
  /** How many more match. */
  more?: number | undefined;
}

/**
 * Finds options for a text, synchronously or later. A search for an outdated text is aborted, and its result dropped.
 */
export type Search<Option extends ComboboxOption> = (
  text: string,
  signal: AbortSignal,
) => SearchAnswer<Option> | Promise<SearchAnswer<Option>>;

export interface SearchState<Option extends ComboboxOption> extends SearchAnswer<Option> {
  /** `idle` while the text is too short to search. */
  state: 'idle' | 'searching' | 'answered' | 'failed';
}

interface SearchOptions<Option extends ComboboxOption> {
  search: Search<Option>;
  /** Letters before it searches. */
  least: number;
  /** Milliseconds after the last key before it searches. */
  wait: number;
}

const nothing = { options: [] };

/** Searches for the current text and keeps the latest result. */
export function useSearch<Option extends ComboboxOption>({ search, least, wait }: SearchOptions<Option>) {
  const [found, setFound] = useState<SearchState<Option>>({ state: 'idle', ...nothing });
  const running = useRef<{ controller: AbortController; timer: ReturnType<typeof setTimeout> | undefined }>(undefined);

  const stop = () => {
    clearTimeout(running.current?.timer);
    running.current?.controller.abort();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on unmount
  useEffect(() => stop, []);

  const run = (text: string, signal: AbortSignal) => {
    const fail = () => {
      if (!signal.aborted) setFound({ state: 'failed', ...nothing });
    };
    const take = (answer: SearchAnswer<Option>) => {
      if (!signal.aborted) setFound({ state: 'answered', ...answer });
    };
    try {
      const answer = search(text, signal);
      if (!('then' in answer)) return take(answer);
      setFound((before) => ({ ...before, state: 'searching' }));
      answer.then(take, fail);
    } catch {
      fail();
    }
  };

  const ask = (text: string) => {
    stop();
    const controller = new AbortController();
    running.current = { controller, timer: undefined };
    const wanted = text.trim();
    if (wanted.length < least) return setFound({ state: 'idle', ...nothing });
    if (wait === 0) return run(wanted, controller.signal);
    setFound((before) => ({ ...before, state: 'searching' }));
    running.current.timer = setTimeout(() => run(wanted, controller.signal), wait);
  };

  return { found, ask };
}
