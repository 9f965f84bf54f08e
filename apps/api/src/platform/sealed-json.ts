import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Purpose, Secrets } from './secrets.ts';

const IV = 12;
const TAG = 16;

/** Encrypts a value with AES-256-GCM and the purpose's newest key, for a database column. */
export function sealJson(secrets: Secrets, purpose: Purpose, value: unknown): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', secrets.key(purpose), iv, { authTagLength: TAG });
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, sealed, cipher.getAuthTag()]).toString('base64url');
}

/** Decrypts a value sealed with one of the purpose's keys. Throws if no key fits or it was changed. */
export function openJson(secrets: Secrets, purpose: Purpose, text: string): unknown {
  const bytes = Buffer.from(text, 'base64url');
  for (const key of secrets.keys(purpose)) {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV), { authTagLength: TAG });
    decipher.setAuthTag(bytes.subarray(-TAG));
    try {
      const opened = Buffer.concat([decipher.update(bytes.subarray(IV, -TAG)), decipher.final()]);
      return JSON.parse(opened.toString('utf8'));
    } catch {
      // sealed under another key
    }
  }
  throw new Error('this value was not sealed with a key of this installation');
}
