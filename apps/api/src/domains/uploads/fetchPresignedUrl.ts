import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { fileRefused } from './check-file.ts';
import { countUploads, insertUpload } from './store.ts';

/** How long the file can be put there. */
const OPEN_MS = 15 * 60_000;
/** Uploads of one customer within a day: what nobody takes lies about for as long. */
const MOST_PER_DAY = 100;
const DAY_MS = 86_400_000;

export default sessionHandler('fetchPresignedUrl', async ({ body, session }, { db, clock, ids, files }) => {
  const { contentType, sizeBytes: size, sha256, purpose } = body;
  if (purpose === 'selfie' && contentType === 'application/pdf') throw fileRefused('other-kind');
  const now = clock.now();
  const { count, oldest } = await countUploads(db, session.customerId, new Date(now.getTime() - DAY_MS));
  if (count >= MOST_PER_DAY && oldest)
    throw problem('rate-limited', { retryAfter: Math.ceil((oldest.getTime() + DAY_MS - now.getTime()) / 1000) });
  const expiresAt = new Date(now.getTime() + OPEN_MS);
  const uploadId = `up_${ids.token()}`;
  const key = `uploads/${uploadId}`;
  await insertUpload(db, {
    id: uploadId,
    customer_id: session.customerId,
    purpose,
    file_name: body.fileName,
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
