import { createHash, createHmac } from 'node:crypto';

export interface S3UrlToSign {
  method: string;
  /** Without a query. */
  url: URL;
  /** To be sent exactly as they stand; `host` is added. */
  headers: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** Seconds for which the address is good. */
  lifetime: number;
  now: Date;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';

/** An address that carries its own permission: Signature Version 4 in the query, the payload left unsigned. */
export function signS3Url({ method, url, headers, query, lifetime, now, region, ...keys }: S3UrlToSign): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const day = stamp.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const signed = new Map(Object.entries({ host: url.host, ...headers }).map(([k, v]) => [k.toLowerCase(), v.trim()]));
  const names = [...signed.keys()].sort();
  const parameters = {
    'X-Amz-Algorithm': ALGORITHM,
    'X-Amz-Credential': `${keys.accessKeyId}/${scope}`,
    'X-Amz-Date': stamp,
    'X-Amz-Expires': String(lifetime),
    'X-Amz-SignedHeaders': names.join(';'),
    ...query,
  };
  const canonicalQuery = Object.entries(parameters)
    .map(([name, value]) => `${encodeRfc3986(name)}=${encodeRfc3986(value)}`)
    .sort()
    .join('&');
  const canonicalHeaders = names.map((name) => `${name}:${signed.get(name)}`);
  const canonical = [
    method,
    url.pathname,
    canonicalQuery,
    ...canonicalHeaders,
    '',
    names.join(';'),
    'UNSIGNED-PAYLOAD',
  ];
  const toSign = [ALGORITHM, stamp, scope, createHash('sha256').update(canonical.join('\n')).digest('hex')].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${keys.secretAccessKey}`);
  return `${url.origin}${url.pathname}?${canonicalQuery}&X-Amz-Signature=${hmac(key, toSign).toString('hex')}`;
}

/** Percent-encodes everything but RFC 3986's unreserved characters, as the signature wants it. */
export function encodeRfc3986(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
