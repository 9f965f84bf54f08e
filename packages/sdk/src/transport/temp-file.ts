import { failedCall, refusedCall } from './failure.ts';
import type { Sdk } from './sdk.ts';
import { sha256Hex } from './sha256.ts';
import { fileUrl, transfer } from './transfer.ts';

/** A temporary file of the server. */
export interface TempFile {
  readonly url: string;
  /** Lower-case hex. */
  readonly sha256: string;
  readonly contentType: string;
}

/**
 * Downloads a temporary file and checks its hash. The url is enough: no token is sent.
 * @throws LifedeskError `not-found` if it is gone, `network`, `timeout`, `cancelled`, `file-damaged`
 */
export function getTempFile(
  sdk: Sdk,
  { url, sha256, contentType }: TempFile,
  options: { readonly signal?: AbortSignal } = {},
): Promise<Blob> {
  const operation = 'downloadPolicyDocument';
  return transfer(sdk, operation, options, async (signal) => {
    const response = await sdk.fetch(fileUrl(sdk, url), { signal, cache: 'no-store' });
    if (!response.ok) throw refusedCall(response.status, await response.json().catch(() => undefined), { operation });
    const bytes = await response.arrayBuffer();
    if ((await sha256Hex(bytes)) !== sha256) throw failedCall('file-damaged', undefined, { operation });
    return new Blob([bytes], { type: contentType });
  });
}
