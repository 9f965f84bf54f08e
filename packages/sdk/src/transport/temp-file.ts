import { LifedeskError } from '../errors/lifedesk-error.ts';
import { startDeadline } from './deadline.ts';
import { failedCall, refusedCall } from './failure.ts';
import { fileUrl } from './file-url.ts';
import type { Sdk } from './sdk.ts';
import { sha256Hex } from './sha256.ts';

export interface TempFile {
  readonly url: string;
  /** Lower-case hex. */
  readonly sha256: string;
  readonly contentType: string;
}

/**
 * The content of a temporary file, checked against its hash. The url is all that it takes: no token goes along.
 * @throws LifedeskError `not-found` where it is gone, `network`, `timeout`, `cancelled`, `file-damaged`
 */
export async function getTempFile(
  sdk: Sdk,
  { url, sha256, contentType }: TempFile,
  options: { readonly signal?: AbortSignal } = {},
): Promise<Blob> {
  const deadline = startDeadline(sdk.session.clock, sdk.timeoutMs, options.signal);
  const facts = { operation: 'downloadPolicyDocument', silent: false, correlationId: '' } as const;
  sdk.loader.start();
  try {
    const response = await sdk.fetch(fileUrl(sdk, url), { signal: deadline.signal, cache: 'no-store' });
    if (!response.ok) throw refusedCall(response.status, await response.json().catch(() => undefined), facts);
    const bytes = await response.arrayBuffer();
    if ((await sha256Hex(bytes)) !== sha256) throw failedCall('file-damaged', undefined, facts);
    return new Blob([bytes], { type: contentType });
  } catch (cause) {
    throw cause instanceof LifedeskError ? cause : failedCall(deadline.ended, cause, facts);
  } finally {
    deadline.clear();
    sdk.loader.end();
  }
}
