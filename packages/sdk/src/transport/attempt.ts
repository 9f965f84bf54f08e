import { type Deadline, startDeadline } from './deadline.ts';
import type { Sdk } from './sdk.ts';

export interface AttemptOptions {
  /** Withdraws the call: it fails with the code `cancelled`, which shows nothing. */
  readonly signal?: AbortSignal;
  /** Time limit in milliseconds, 0 for none; otherwise the SDK's. */
  readonly timeoutMs?: number;
  /** Not counted among the calls for which 'Please wait' is shown. */
  readonly background?: boolean;
  /** Shown on the whole screen in place of 'Please wait' while the call runs. A call in the background shows nothing. */
  readonly message?: string;
}

/** Works under the time limit and the caller's signal, counted by the loader. */
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
