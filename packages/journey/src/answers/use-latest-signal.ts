import { useEffect, useState } from 'react';

/** One signal at a time, for calls that typed input starts. */
export interface LatestSignal {
  /** A signal for a new call. It ends the one before. */
  readonly next: () => AbortSignal;
  /** Ends the last call, because what it was asked about has changed. */
  readonly end: () => void;
}

/**
 * Keeps the answer to earlier input away from later input: only the last call still counts, and none does after the
 * screen is left. Pass the signal on, and drop the answer and the error of a call whose signal is aborted.
 */
export function useLatestSignal(): LatestSignal {
  const [signals] = useState(createSignals);
  useEffect(() => signals.end, [signals]);
  return signals;
}

function createSignals(): LatestSignal {
  let running: AbortController | undefined;
  const end = () => running?.abort();
  return {
    end,
    next() {
      end();
      running = new AbortController();
      return running.signal;
    },
  };
}
