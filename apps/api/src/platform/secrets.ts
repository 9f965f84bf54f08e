import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';

/** The use of a derived key. Each purpose has its own key, so that a value made for one never fits another. */
export type Purpose =
  | 'otp'
  | 'xsrf'
  | 'file-url'
  | 'envelope-key'
  | 'gateway'
  | 'subject'
  | 'request'
  | 'account'
  | 'device'
  | 'health'
  | 'health-copy'
  | 'identity'
  | 'payer'
  | 'pay-link'
  | 'stop-payout'
  | 'consent'
  | 'calendar'
  | 'calendar-address'
  | 'document'
  | 'staff';

export interface Secrets {
  /** 32 bytes for the purpose, from the newest root. */
  key(purpose: Purpose): Buffer;
  /** The purpose's keys from every root, newest first, so that values sealed with an older one still open. */
  keys(purpose: Purpose): readonly Buffer[];
  /** HMAC-SHA-256 in base64url with the purpose's newest key. */
  mac(purpose: Purpose, text: string): string;
  /** The MACs with the purpose's keys from every root, newest first. What is found by its MAC must be found by each of them. */
  macs(purpose: Purpose, text: string): readonly string[];
  /** Whether one of the purpose's keys made the MAC. Compares in constant time. */
  verify(purpose: Purpose, text: string, mac: string): boolean;
}

/**
 * Derives every key of the installation from one secret with HKDF-SHA-256. During a rotation, values made with previous
 * secrets are still accepted, and new ones use the newest.
 */
export function createSecrets(root: string, previous: readonly string[] = []): Secrets {
  const newest = ringOf(root);
  const older = previous.map(ringOf);
  const mac = (ring: Ring, purpose: Purpose, text: string) =>
    createHmac('sha256', ring(purpose)).update(text).digest('base64url');
  return {
    key: (purpose) => newest(purpose).export(),
    keys: (purpose) => [newest, ...older].map((ring) => ring(purpose).export()),
    mac: (purpose, text) => mac(newest, purpose, text),
    macs: (purpose, text) => [newest, ...older].map((ring) => mac(ring, purpose, text)),
    verify: (purpose, text, given) => [newest, ...older].some((ring) => sameText(mac(ring, purpose, text), given)),
  };
}

/** The keys of one root. */
type Ring = (purpose: Purpose) => KeyObject;

function ringOf(root: string): Ring {
  // Key objects, because raw bytes are prepared again on every use.
  const keys = new Map<Purpose, KeyObject>();
  return (purpose) => {
    const known = keys.get(purpose);
    if (known) return known;
    const made = createSecretKey(Buffer.from(hkdfSync('sha256', root, '', `lifedesk ${purpose} v1`, 32)));
    keys.set(purpose, made);
    return made;
  };
}

/** Compares two texts in constant time. */
function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
