import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Reader } from './reader.ts';

/** `tcp://host:port` of a ClamAV daemon. */
export function scannerOf(r: Reader): Config['scanner'] {
  const url = r.url('LIFEDESK_CLAMD_URL', ['tcp:']);
  if (url === null) return null;
  const { hostname: host, port } = new URL(url);
  if (host && port) return { host, port: Number(port) };
  r.problems.push('LIFEDESK_CLAMD_URL must be tcp://host:port');
  return null;
}

/** An object storage, or a folder with the data. */
export function filesOf(r: Reader, data: string): Config['files'] {
  r.url('LIFEDESK_S3_ENDPOINT', ['http:', 'https:']);
  const s3 = r.group({
    endpoint: 'LIFEDESK_S3_ENDPOINT',
    region: 'LIFEDESK_S3_REGION',
    bucket: 'LIFEDESK_S3_BUCKET',
    accessKeyId: 'LIFEDESK_S3_ACCESS_KEY_ID',
    secretAccessKey: 'LIFEDESK_S3_SECRET_ACCESS_KEY',
  });
  return s3 ? { kind: 's3', ...s3 } : { kind: 'folder', folder: join(data, 'files') };
}
