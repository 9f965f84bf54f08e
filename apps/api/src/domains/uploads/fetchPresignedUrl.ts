import { cleanFileName } from '@lifedesk/rules';
import { countedAs } from '../../platform/access/account.ts';
import { LIMITS } from '../../platform/access/limits/limit-table.ts';
import { createLimits } from '../../platform/access/limits/limits.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem, validationProblem } from '../../platform/problem.ts';
import { fileRefused } from './refuse-file.ts';
import { insertUpload } from './store.ts';

/** How long the file can be uploaded, in milliseconds. */
const OPEN_MS = 15 * 60_000;

export default sessionHandler('fetchPresignedUrl', async ({ body, session }, deps) => {
  const { db, clock, ids, files } = deps;
  const { contentType, sizeBytes: size, sha256, purpose } = body;
  if (purpose === 'selfie' && contentType === 'application/pdf') throw fileRefused('other-kind');
  const now = clock.now();
  const isPaper = purpose === 'application-document';
  if (session.kind === 'track' && !isPaper) throw problem('session-kind');
  if (session.kind === 'corp' && isPaper) throw validationProblem('/purpose', 'is for applicants');
  if (session.kind === 'corp' && purpose === 'medical-paper') throw validationProblem('/purpose', 'is for people');
  await createLimits(deps).reserveOrThrow(LIMITS.uploads, countedAs(session));
  const expiresAt = new Date(now.getTime() + OPEN_MS);
  const uploadId = `up_${ids.token()}`;
  const key = `uploads/${uploadId}`;
  await insertUpload(db, session, {
    id: uploadId,
    purpose,
    file_name: cleanFileName(body.fileName),
    content_type: contentType,
    size_bytes: size,
    sha256,
    file_key: key,
    created_at: now,
    ends_at: expiresAt,
  });
  const { url, headers } = await files.presignPut({ key, contentType, sha256, size, expiresAt });
  return ok({ uploadId, url, method: 'PUT', headers, expiresAt: expiresAt.toISOString() });
});
