import { ok, sessionHandler } from '../../contract/handler.ts';
import { insertUpload } from './uploads.store.ts';

/** How long the file can be put there. */
const MINUTES = 15;

export default sessionHandler('fetchPresignedUrl', async ({ body, session }, { db, clock, ids, files }) => {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + MINUTES * 60_000);
  const uploadId = `up_${ids.token()}`;
  const { contentType, sizeBytes: size, sha256 } = body;
  const key = `uploads/${uploadId}`;
  await insertUpload(db, {
    id: uploadId,
    customer_id: session.customerId,
    purpose: body.purpose,
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
