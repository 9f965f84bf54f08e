import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';

export interface ObjectStorageOptions {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  now: () => Date;
}

interface StoredObject {
  content: Buffer;
  type: string;
}

/**
 * Object storage like a provider's, as far as presigned URLs go: it parses the request, calculates the signature
 * itself, and compares. Written from the provider's documentation and not from our signer.
 */
export function createObjectStorage(options: ObjectStorageOptions): Server {
  const objects = new Map<string, StoredObject>();
  return createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const url = new URL(request.url ?? '/', 'http://storage');
    if (!isSigned(request, url, options)) return response.writeHead(403).end();
    const found = objects.get(url.pathname);
    if (request.method === 'PUT') {
      const checksum = request.headers['x-amz-checksum-sha256'];
      if (checksum && checksum !== createHash('sha256').update(body).digest('base64'))
        return response.writeHead(400).end();
      objects.set(url.pathname, { content: body, type: request.headers['content-type'] ?? 'binary/octet-stream' });
      return response.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(url.pathname);
      return response.writeHead(204).end();
    }
    if (!found) return response.writeHead(404).end();
    const disposition = url.searchParams.get('response-content-disposition');
    return response
      .writeHead(200, {
        'content-type': url.searchParams.get('response-content-type') ?? found.type,
        ...(disposition ? { 'content-disposition': disposition } : {}),
      })
      .end(found.content);
  });
}

function isSigned({ method = '', headers }: IncomingMessage, url: URL, options: ObjectStorageOptions): boolean {
  const given = Object.fromEntries(url.searchParams);
  const at = given['X-Amz-Date'] ?? '';
  const instant = Date.parse(at.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  const age = (options.now().getTime() - instant) / 1000;
  if (!(age >= 0 && age < Number(given['X-Amz-Expires']))) return false;
  const [id, day, region, service, end] = (given['X-Amz-Credential'] ?? '').split('/');
  if (id !== options.accessKeyId || region !== options.region || service !== 's3' || end !== 'aws4_request')
    return false;
  const names = (given['X-Amz-SignedHeaders'] ?? '').split(';');
  if (!names.includes('host')) return false;
  const raw = url.search
    .slice(1)
    .split('&')
    .filter((part) => !part.startsWith('X-Amz-Signature='));
  let canonical = `${method}\n${url.pathname}\n${raw.sort().join('&')}\n`;
  for (const name of names) canonical += `${name}:${String(headers[name] ?? '').trim()}\n`;
  canonical += `\n${names.join(';')}\nUNSIGNED-PAYLOAD`;
  const digest = createHash('sha256').update(canonical).digest('hex');
  let key: Buffer = Buffer.from(`AWS4${options.secretAccessKey}`);
  for (const part of [day, region, service, end]) key = createHmac('sha256', key).update(String(part)).digest();
  const expected = createHmac('sha256', key)
    .update(`AWS4-HMAC-SHA256\n${at}\n${day}/${region}/${service}/${end}\n${digest}`)
    .digest();
  const signature = Buffer.from(given['X-Amz-Signature'] ?? '', 'hex');
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}
