import { createHash } from 'node:crypto';
import type { components } from '@lifedesk/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ownedBy } from '../../platform/access/account.ts';
import type { Session } from '../../platform/access/session.ts';
import { API_BASE } from '../../platform/contract/document.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { problem } from '../../platform/problem.ts';
import type { DocumentFile } from './receipts.ts';
import { fetchFile, insertFile, purgeFile, sweepFiles } from './temporary-files.store.ts';

/** How long a temporary file can be fetched, in milliseconds. */
const FILE_LIFETIME_MS = 10 * 60_000;
/** How long the record of a deleted file is kept, in milliseconds. */
const MEMORY_MS = 24 * 3_600_000;
const PATH = '/files';
const PDF = 'application/pdf';

const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex');

/**
 * Stores a document for download and returns its URL, which cannot be guessed. It is valid for ten minutes, and not
 * longer than the session that requested it.
 */
export async function storeTemporarily(
  { db, clock, ids }: Pick<Deps, 'db' | 'clock' | 'ids'>,
  session: Session,
  { fileName, content }: DocumentFile,
): Promise<components['schemas']['TempFile']> {
  const id = ids.token();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + FILE_LIFETIME_MS);
  await insertFile(db, {
    id_hash: hashOf(id),
    session_id: session.id,
    ...ownedBy(session),
    file_name: fileName,
    content_type: PDF,
    created_at: now,
    expires_at: expiresAt,
    content,
  });
  return {
    tempFileId: id,
    url: `${API_BASE}${PATH}/${id}`,
    fileName,
    contentType: PDF,
    sizeBytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    expiresAt: expiresAt.toISOString(),
  };
}

/**
 * Deletes a temporary file of the session. Succeeds if it is already gone; throws `not-found` for another customer's
 * and unknown files.
 */
export async function purgeTemporary(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  session: Session,
  id: string,
): Promise<void> {
  if (!(await purgeFile(db, hashOf(id), session.id, clock.now()))) throw problem('not-found');
}

/** Deletes files that were not fetched in time. Runs at intervals, and whenever the sandbox clock moves. */
async function sweepTemporaryFiles({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await sweepFiles(db, now, new Date(now.getTime() - MEMORY_MS));
}

/** The route that serves temporary files. The id in the URL is the only key, so it needs no session. */
export function addTemporaryFiles(api: FastifyInstance, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  api.get<{ Params: { id: string } }>(`${PATH}/:id`, async (request, reply) => {
    const file = await fetchFile(db, hashOf(request.params.id), clock.now());
    if (!file) throw problem('not-found', { detail: 'This file is not here any more. Please ask for it again.' });
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.file_name)}`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      })
      .type(file.content_type)
      .send(Buffer.from(file.content));
  });
}

/** Deletes documents that were not fetched in time. */
export function temporaryFilesJob(deps: Pick<Deps, 'db' | 'clock'>): Job {
  return { name: 'sweep temporary files', everyMs: 60_000, run: () => sweepTemporaryFiles(deps) };
}
