import type { AnswerOf } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';
import { getTempFile } from '../transport/temp-file.ts';
import { purgeTempFile } from './documents.ts';

/**
 * Downloads a temporary file, which the server then deletes.
 * @throws LifedeskError `not-found` if it is gone, `file-damaged` if its hash differs.
 */
export async function takeTempFile(
  sdk: Sdk,
  file: AnswerOf<'downloadPolicyDocument'>,
  options: { readonly signal?: AbortSignal } = {},
): Promise<Blob> {
  const content = await getTempFile(sdk, file, options);
  const { tempFileId } = file;
  // If this fails, the file expires at `expiresAt`.
  purgeTempFile(sdk, { tempFileId }, { silent: true, background: true }).catch(() => {});
  return content;
}
