import type { Clock } from '../session/clock.ts';

/** Why a call was aborted, if it was, and the signal that aborts it. */
export interface Deadline {
  readonly signal: AbortSignal;
  readonly ended: 'timeout' | 'cancelled' | undefined;
  /** Call this when the call is over. */
  clear(): void;
}

/** Combines the caller's signal and a time limit. @param ms time limit in milliseconds; 0 for none */
export function startDeadline(clock: Clock, ms: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController();
  let ended: Deadline['ended'];
  const end = (why: 'timeout' | 'cancelled') => {
    ended ??= why;
    controller.abort();
  };
  const cancel = () => end('cancelled');
  if (caller?.aborted) cancel();
  else caller?.addEventListener('abort', cancel, { once: true });
  const stop = ms > 0 ? clock.after(ms, () => end('timeout')) : () => {};
  return {
    signal: controller.signal,
    get ended() {
      return ended;
    },
    clear() {
      stop();
      caller?.removeEventListener('abort', cancel);
    },
  };
}
