import { type Deadline, startDeadline } from './deadline.ts';
import type { Sdk } from './sdk.ts';

/** Options of everything that takes time: calls, uploads and downloads. */
export interface AttemptOptions {
  /** Cancels the call: it fails with the code `cancelled`, which shows nothing. */
  readonly signal?: AbortSignal;
  /** Time limit in milliseconds, 0 for none; by default the SDK's. */
  readonly timeoutMs?: number;
  /** Do not count it among the calls that show 'Please wait'. */
  readonly background?: boolean;
  /** Text to show on the whole screen instead of 'Please wait' while the call runs. A background call shows nothing. */
  readonly message?: string;
}

/** Runs the work under the time limit and the caller's signal, counted by the loader. */
export async function attempt<T>(
  sdk: Sdk,
  { signal, timeoutMs = sdk.timeoutMs, background, message }: AttemptOptions,
  work: (deadline: Deadline) => Promise<T>,
): Promise<T> {
  const deadline = startDeadline(sdk.session.clock, timeoutMs, signal);
  const endLoading = background ? undefined : sdk.loader.start(message);
  try {
    return await work(deadline);
  } finally {
    deadline.clear();
    endLoading?.();
  }
}
