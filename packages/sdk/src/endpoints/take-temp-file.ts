import type { AnswerOf } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';
import { getTempFile } from '../transport/temp-file.ts';
import { purgeTempFile } from './documents.ts';

/**
 * The content of a temporary file; the server deletes it after the download.
 * @throws LifedeskError `not-found` where it is gone, `file-damaged` where its hash differs.
 */
export async function takeTempFile(
  sdk: Sdk,
  file: AnswerOf<'downloadPolicyDocument'>,
  options: { readonly signal?: AbortSignal } = {},
): Promise<Blob> {
  const content = await getTempFile(sdk, file, options);
  const { tempFileId } = file;
  // What cannot be purged now goes by itself at `expiresAt`.
  purgeTempFile(sdk, { tempFileId }, { silent: true, background: true }).catch(() => {});
  return content;
}
