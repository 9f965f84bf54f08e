import { AwsV4Signer } from 'aws4fetch';
import type { S3Files } from '../config.ts';
import type { Clock } from '../ports/clock.ts';
import { assertFileKey, type FileStore, type StoredFile } from '../ports/file-store.ts';

export interface S3Options extends Omit<S3Files, 'kind'> {
  clock: Clock;
  fetch?: typeof fetch;
  /** Milliseconds for one of our own calls. */
  timeoutMs?: number;
}

const OWN_CALL_SECONDS = 60;

/**
 * Object storage with the S3 protocol and path-style buckets. The type, length and checksum of an upload are signed
 * headers, so the storage rejects any other content. Our own calls use signed URLs too.
 */
export function s3FileStore(options: S3Options): FileStore {
  const { endpoint, bucket, clock, timeoutMs = 10_000, fetch: call = fetch } = options;

  /** A presigned URL that is valid for this many seconds. The payload is unsigned. */
  const presign = async (
    method: string,
    key: string,
    lifetime: number,
    headers: Record<string, string>,
    query: Record<string, string> = {},
  ): Promise<string> => {
    assertFileKey(key);
    const url = new URL(`${endpoint}/${encodeRfc3986(bucket)}/${key}`);
    for (const [name, value] of Object.entries({ ...query, 'X-Amz-Expires': String(lifetime) }))
      url.searchParams.set(name, value);
    const signer = new AwsV4Signer({
      ...options,
      method,
      url: url.href,
      headers,
      service: 's3',
      datetime: clock
        .now()
        .toISOString()
        .replaceAll(/[-:]|\.\d{3}/g, ''),
      signQuery: true,
      allHeaders: true,
    });
    // As signed: URL would encode a space in a query differently.
    return `${url.origin}${url.pathname}?${signer.encodedSearch}&X-Amz-Signature=${await signer.signature()}`;
  };
  const secondsUntil = (instant: Date): number =>
    Math.max(1, Math.floor((instant.getTime() - clock.now().getTime()) / 1000));

  /** Returns null if the key has no file. */
  async function own(method: 'GET' | 'PUT' | 'DELETE', key: string, file?: StoredFile): Promise<Response | null> {
    const headers: Record<string, string> = file ? { 'content-type': file.contentType } : {};
    const response = await call(await presign(method, key, OWN_CALL_SECONDS, headers), {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(file ? { body: Buffer.from(file.content) } : {}),
    });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404 && method !== 'PUT') return null;
    throw new Error(`the file store answered ${response.status}`);
  }

  return {
    async presignPut({ key, contentType, sha256, size, expiresAt }) {
      const checksum = Buffer.from(sha256, 'hex').toString('base64');
      const headers = { 'Content-Type': contentType, 'x-amz-checksum-sha256': checksum };
      // Only the browser may set the length, so it is signed but not in the response.
      const signed = { ...headers, 'Content-Length': String(size) };
      return { url: await presign('PUT', key, secondsUntil(expiresAt), signed), headers };
    },
    async presignGet(key, { fileName, contentType, expiresAt }) {
      return presign(
        'GET',
        key,
        secondsUntil(expiresAt),
        {},
        {
          'response-content-type': contentType,
          'response-content-disposition': `attachment; filename*=UTF-8''${encodeRfc3986(fileName)}`,
        },
      );
    },
    async put(key, file) {
      await (await own('PUT', key, file))?.body?.cancel();
    },
    async get(key) {
      const response = await own('GET', key);
      if (!response) return null;
      const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
      return { content: new Uint8Array(await response.arrayBuffer()), contentType };
    },
    async delete(key) {
      await (await own('DELETE', key))?.body?.cancel();
    },
  };
}

/**
 * Percent-encodes everything but RFC 3986's unreserved characters, as required by the signature and by a file name in a
 * header.
 */
function encodeRfc3986(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}
