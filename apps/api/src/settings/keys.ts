import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isKeyLength } from '../platform/envelope/cipher.ts';
import type { Reader } from './reader.ts';

/** `id:base64,id:base64`. */
export function envelopeKeys(r: Reader): ReadonlyMap<string, Uint8Array> {
  const keys = new Map<string, Uint8Array>();
  for (const entry of (r.text('LIFEDESK_ENVELOPE_KEYS') ?? '').split(',').filter(Boolean)) {
    const [, id, base64] = /^\s*([A-Za-z0-9_-]{1,64}):([A-Za-z0-9+/]+={0,2})\s*$/.exec(entry) ?? [];
    const bytes = Buffer.from(base64 ?? '', 'base64');
    if (!id || !isKeyLength(bytes.length))
      r.problems.push('LIFEDESK_ENVELOPE_KEYS must be id:base64 pairs of 16, 24 or 32 bytes, separated by commas');
    else keys.set(id, bytes);
  }
  return keys;
}

/** `id@instant,id@instant`, such as `abcDEF_-012@2026-11-20T00:00:00Z`. */
export function revokedKeys(r: Reader): ReadonlyMap<string, Date> {
  const keys = new Map<string, Date>();
  for (const entry of (r.text('LIFEDESK_REVOKED_SIGNING_KEYS') ?? '').split(',').filter(Boolean)) {
    const [, id, instant = ''] = /^\s*([\w-]{11})@(\d{4}-\d\d-\d\dT[\d:.]+Z)\s*$/.exec(entry) ?? [];
    const since = new Date(instant);
    if (!id || Number.isNaN(since.getTime()))
      r.problems.push(
        'LIFEDESK_REVOKED_SIGNING_KEYS must be id@instant pairs such as abcDEF_-012@2026-11-20T00:00:00Z',
      );
    else keys.set(id, since);
  }
  return keys;
}

/** The certificates in a PEM file, with which the Aadhaar authority signs files. */
export function aadhaarCertificates(r: Reader): readonly string[] {
  const path = r.text('LIFEDESK_AADHAAR_CERTIFICATES');
  if (path === null) return [];
  try {
    const found = readFileSync(resolve(path), 'utf8').match(
      /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g,
    );
    for (const pem of found ?? []) new X509Certificate(pem);
    if (found) return found;
  } catch {
    // the same problem as a file without a certificate
  }
  r.problems.push('LIFEDESK_AADHAAR_CERTIFICATES must be a file with certificates in PEM');
  return [];
}
