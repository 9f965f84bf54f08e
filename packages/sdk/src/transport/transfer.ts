import { isLifedeskError } from '../errors/lifedesk-error.ts';
import type { OperationId } from '../errors/situations.ts';
import { type AttemptOptions, attempt } from './attempt.ts';
import { failedCall } from './failure.ts';
import { requireSdk } from './require-sdk.ts';
import type { Sdk } from './sdk.ts';

/** Transfers a file from or to its url on behalf of an operation. @throws LifedeskError, whatever goes wrong */
export function transfer<T>(
  sdk: Sdk,
  operation: OperationId,
  options: AttemptOptions,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return attempt(requireSdk(sdk, operation), options, async (deadline) => {
    try {
      return await work(deadline.signal);
    } catch (cause) {
      throw isLifedeskError(cause) ? cause : failedCall(deadline.ended, cause, { operation });
    }
  });
}

/** The url of a file. The API may return a path on its own origin, which Node cannot resolve by itself. */
export function fileUrl({ environment }: Sdk, url: string): string {
  const base = environment.bases.customerService;
  return /^https?:/.test(base) ? new URL(url, base).href : url;
}
