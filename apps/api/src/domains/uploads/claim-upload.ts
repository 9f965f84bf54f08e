import { createHash } from 'node:crypto';
import type { components } from '@lifedesk/contract';
import type { FileFault, FileType } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Account } from '../../platform/access/account.ts';
import type { Db } from '../../platform/database/connect.ts';
import { checkInThread } from '../../platform/files/check-in-thread.ts';
import { validationProblem } from '../../platform/problem.ts';
import type { StoredFile } from '../../ports/file-store.ts';
import { assertFewComplexFiles } from './complex-files.ts';
import { isInfected } from './is-infected.ts';
import { fileRefused } from './refuse-file.ts';
import { lockUnclaimed, markClaimed, type Upload } from './store.ts';

export interface Claim {
  uploadId: string;
  /** The purpose for which the file was uploaded and is claimed. */
  purpose: components['schemas']['UploadPurpose'];
  /** The field of the body that names it, such as `/proof/uploadId`. */
  pointer: string;
}

export interface ClaimedFile {
  /** Its key in the file store. */
  fileKey: string;
  fileName: string;
  contentType: FileType;
}

/**
 * Claims an upload for a request. It must be the session customer's, made for this purpose, filled, of its declared
 * type, and unclaimed. Call it in the transaction that stores the request, so that both happen or neither. Throws
 * `validation` at the pointer if there is no such upload, `file-format` with the reason if the file is refused; it is
 * then deleted, and the caller counts it with `countComplexFile` once its transaction is over.
 */
export async function claimUpload(
  deps: Pick<Deps, 'files' | 'clock' | 'scanner' | 'secrets'>,
  transaction: Db,
  { customerId, applicantId }: Account,
  { uploadId, purpose, pointer }: Claim,
): Promise<ClaimedFile> {
  const { files, clock } = deps;
  const owner = { customerId, applicantId };
  const upload = await lockUnclaimed(transaction, { id: uploadId, owner, purpose });
  const file = upload && (await files.get(upload.file_key));
  if (!upload || !file) throw validationProblem(pointer, 'must be a file uploaded for this');
  // If another store accepted the file, it has not been checked yet.
  if (!upload.put_at) {
    await assertFewComplexFiles({ ...deps, db: transaction }, owner);
    const fault = await faultOf(deps, upload, file);
    if (fault) {
      await files.delete(upload.file_key);
      throw fileRefused(fault);
    }
  }
  await markClaimed(transaction, uploadId, clock.now());
  return {
    fileKey: upload.file_key,
    fileName: upload.file_name,
    contentType: upload.content_type,
  };
}

async function faultOf(
  deps: Pick<Deps, 'scanner'>,
  upload: Upload,
  { content }: StoredFile,
): Promise<FileFault | null> {
  const isGranted =
    content.length === upload.size_bytes && createHash('sha256').update(content).digest('hex') === upload.sha256;
  if (!isGranted) return 'other-kind';
  const fault = await checkInThread({ content, contentType: upload.content_type });
  return fault ?? ((await isInfected(deps, content)) ? 'infected' : null);
}
