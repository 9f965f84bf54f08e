import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';

/** What a derived key is for. Each purpose has a key of its own, so that a value made for one never fits another. */
export type Purpose =
  | 'otp'
  | 'xsrf'
  | 'file-url'
  | 'envelope-key'
  | 'gateway'
  | 'subject'
  | 'request'
  | 'account'
  | 'device';

export interface Secrets {
  /** 32 bytes for the purpose. */
  key(purpose: Purpose): Buffer;
  /** HMAC-SHA-256 in base64url under the purpose's key. */
  mac(purpose: Purpose, text: string): string;
  /** Compares in constant time. */
  verify(purpose: Purpose, text: string, mac: string): boolean;
}

/** Derives every key of the installation from one secret by HKDF-SHA-256. */
export function createSecrets(root: string): Secrets {
  // Key objects, because a key in bytes is prepared again at every use.
  const keys = new Map<Purpose, KeyObject>();
  const keyOf = (purpose: Purpose): KeyObject => {
    const known = keys.get(purpose);
    if (known) return known;
    const made = createSecretKey(Buffer.from(hkdfSync('sha256', root, '', `lifedesk ${purpose} v1`, 32)));
    keys.set(purpose, made);
    return made;
  };
  const key = (purpose: Purpose) => keyOf(purpose).export();
  const mac = (purpose: Purpose, text: string) => createHmac('sha256', keyOf(purpose)).update(text).digest('base64url');
  return { key, mac, verify: (purpose, text, given) => sameText(mac(purpose, text), given) };
}

/** Compares two texts in a time that does not depend on where they differ. */
export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
