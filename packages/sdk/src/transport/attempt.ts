import { type Deadline, startDeadline } from './deadline.ts';
import type { Sdk } from './sdk.ts';

export interface AttemptOptions {
  /** Withdraws the call: it fails with the code `cancelled`, which shows nothing. */
  readonly signal?: AbortSignal;
  /** Time limit in milliseconds, 0 for none; otherwise the SDK's. */
  readonly timeoutMs?: number;
  /** Not counted among the calls for which 'Please wait' is shown. */
  readonly background?: boolean;
}

/** Works under the time limit and the caller's signal, counted by the loader. */
export async function attempt<T>(
  sdk: Sdk,
  { signal, timeoutMs = sdk.timeoutMs, background }: AttemptOptions,
  work: (deadline: Deadline) => Promise<T>,
): Promise<T> {
  const deadline = startDeadline(sdk.session.clock, timeoutMs, signal);
  if (!background) sdk.loader.start();
  try {
    return await work(deadline);
  } finally {
    deadline.clear();
    if (!background) sdk.loader.end();
  }
}
