import type { FileFault } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { type Account, accountOf } from '../../platform/access/account.ts';
import { schemaOf } from '../../platform/contract/document.ts';
import type { CheckRequest } from '../../platform/files/check-thread.ts';
import { problem } from '../../platform/problem.ts';
import type { StoredFile } from '../../ports/file-store.ts';
import { checkCounted } from './complex-files.ts';
import { isInfected } from './is-infected.ts';
import { fileRefused } from './refuse-file.ts';
import { findUploadByKey, markPut, markRefused } from './store.ts';

/** The maximum size of an upload, in bytes. */
export const MAX_UPLOAD_BYTES: number = schemaOf('PresignedUrlRequest').properties?.sizeBytes?.maximum ?? 0;

/**
 * Stores a file sent to an upload's URL, if this server is the store. Throws `file-format` with the reason for a file
 * that is refused; the upload is then over. Refuses a second file and an expired upload.
 */
export async function acceptUpload(
  deps: Pick<Deps, 'db' | 'files' | 'clock' | 'secrets' | 'scanner'>,
  key: string,
  { content, contentType }: StoredFile,
): Promise<void> {
  const { db, files, clock } = deps;
  const upload = await findUploadByKey(db, key);
  if (!upload || upload.put_at || upload.swept_at) throw over();
  const fault = await faultOf(deps, accountOf(upload), { content, contentType: upload.content_type });
  if (fault) {
    await markRefused(db, upload.id, clock.now());
    throw fileRefused(fault);
  }
  await files.put(key, { content, contentType });
  // Two simultaneous uploads have the same bytes; one of them is refused.
  if (!(await markPut(db, upload.id, clock.now()))) throw over();
}

const over = () => problem('session-kind', { detail: 'This upload is over.' });

async function faultOf(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets' | 'scanner'>,
  owner: Account,
  file: CheckRequest,
): Promise<FileFault | null> {
  const fault = await checkCounted(deps, owner, file);
  return fault ?? ((await isInfected(deps, file.content)) ? 'infected' : null);
}
