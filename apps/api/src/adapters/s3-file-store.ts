import { createHash, createHmac } from 'node:crypto';
import type { S3Files } from '../config.ts';
import type { Clock } from '../ports/clock.ts';
import { assertFileKey, type FileStore, type StoredFile } from '../ports/file-store.ts';

export interface S3Options extends Omit<S3Files, 'kind'> {
  clock: Clock;
  fetch?: typeof fetch;
  timeoutMs?: number;
}

const SERVICE = 's3';
const OWN_CALL_SECONDS = 60;

/**
 * Object storage by the S3 protocol, addressed by path, signed with Signature Version 4 in the query. Type, length and
 * checksum of an upload are signed headers, so the storage refuses any other content.
 */
export function s3FileStore({
  endpoint,
  region,
  bucket,
  accessKeyId,
  secretAccessKey,
  clock,
  timeoutMs = 10_000,
  ...rest
}: S3Options): FileStore {
  const call = rest.fetch ?? fetch;
  const base = new URL(endpoint);

  /** A signed address for one call. `headers` have to be sent exactly as they are signed. */
  function presign(
    method: string,
    key: string,
    seconds: number,
    headers: Record<string, string>,
    query: Record<string, string> = {},
  ): string {
    assertFileKey(key);
    const stamp = clock
      .now()
      .toISOString()
      .replaceAll(/[-:]|\.\d{3}/g, '');
    const scope = `${stamp.slice(0, 8)}/${region}/${SERVICE}/aws4_request`;
    const signed = new Map(
      Object.entries({ host: base.host, ...headers }).map(([name, value]) => [name.toLowerCase(), value.trim()]),
    );
    const names = [...signed.keys()].sort();
    const parameters = {
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Credential': `${accessKeyId}/${scope}`,
      'X-Amz-Date': stamp,
      'X-Amz-Expires': String(seconds),
      'X-Amz-SignedHeaders': names.join(';'),
      ...query,
    };
    const path = `${base.pathname.replace(/\/$/, '')}/${[bucket, ...key.split('/')].map(encode).join('/')}`;
    const canonicalQuery = Object.entries(parameters)
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .sort()
      .join('&');
    const canonical = [
      method,
      path,
      canonicalQuery,
      ...names.map((name) => `${name}:${signed.get(name)}`),
      '',
      names.join(';'),
      'UNSIGNED-PAYLOAD',
    ].join('\n');
    const toSign = ['AWS4-HMAC-SHA256', stamp, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
    const signingKey = [stamp.slice(0, 8), region, SERVICE, 'aws4_request'].reduce<string | Buffer>(
      (secret, part) => hmac(secret, part),
      `AWS4${secretAccessKey}`,
    );
    return `${base.origin}${path}?${canonicalQuery}&X-Amz-Signature=${hmac(signingKey, toSign).toString('hex')}`;
  }

  async function own(method: 'GET' | 'PUT' | 'DELETE', key: string, file?: StoredFile): Promise<Response> {
    const headers: Record<string, string> = file ? { 'content-type': file.contentType } : {};
    const response = await call(presign(method, key, OWN_CALL_SECONDS, headers), {
      method,
      headers,
      signal: AbortSignal.timeout(timeoutMs),
      ...(file ? { body: Buffer.from(file.content) } : {}),
    });
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new Error(`the file store answered ${response.status}`);
  }

  return {
    async presignPut({ key, contentType, sha256, size, expiresAt }) {
      const checksum = Buffer.from(sha256, 'hex').toString('base64');
      // The browser sets the length itself and lets nobody else set it.
      const headers = { 'Content-Type': contentType, 'x-amz-checksum-sha256': checksum };
      return {
        url: presign('PUT', key, secondsUntil(expiresAt), { ...headers, 'Content-Length': String(size) }),
        headers,
      };
    },
    async presignGet(key, { fileName, contentType, expiresAt }) {
      const disposition = `attachment; filename*=UTF-8''${encode(fileName)}`;
      const query = { 'response-content-type': contentType, 'response-content-disposition': disposition };
      return presign('GET', key, secondsUntil(expiresAt), {}, query);
    },
    async put(key, file) {
      const response = await own('PUT', key, file);
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the file store answered ${response.status}`);
    },
    async get(key) {
      const response = await own('GET', key);
      if (!response.ok) {
        await response.body?.cancel();
        return null;
      }
      const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
      return { content: new Uint8Array(await response.arrayBuffer()), contentType };
    },
    async delete(key) {
      const response = await own('DELETE', key);
      await response.body?.cancel();
    },
  };

  function secondsUntil(expiresAt: Date): number {
    return Math.max(1, Math.floor((expiresAt.getTime() - clock.now().getTime()) / 1000));
  }
}

/** RFC 3986, as the signature wants it. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
