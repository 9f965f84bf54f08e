import type { Deps } from '../../deps.ts';
import { document } from '../../platform/contract/document.ts';
import { problem } from '../../platform/problem.ts';
import type { StoredFile } from '../../ports/file-store.ts';
import { assertClean } from './assert-clean.ts';
import { faultOfFile, fileRefused, type UploadContentType } from './check-file.ts';
import { findUploadByKey, markPut } from './store.ts';

/** The maximum size of an upload, in bytes. */
export const MAX_UPLOAD_BYTES: number = document.components.schemas.PresignedUrlRequest.properties.sizeBytes.maximum;

/**
 * Stores a file sent to an upload's URL, if this server is the store. Throws `file-format` for a file of another type,
 * a corrupted or a protected one, and refuses a second file and an expired upload.
 */
export async function acceptUpload(
  { db, files, clock, scanner }: Pick<Deps, 'db' | 'files' | 'clock' | 'scanner'>,
  key: string,
  { content, contentType }: StoredFile,
): Promise<void> {
  const upload = await findUploadByKey(db, key);
  if (!upload || upload.put_at || upload.swept_at) throw over();
  const fault = faultOfFile(Buffer.from(content), upload.content_type as UploadContentType);
  if (fault) throw fileRefused(fault);
  await assertClean({ scanner }, content);
  await files.put(key, { content, contentType });
  // Two simultaneous uploads have the same bytes; one of them is refused.
  if (!(await markPut(db, upload.id, clock.now()))) throw over();
}

const over = () => problem('session-kind', { detail: 'This upload is over.' });
