import type { Middleware } from 'openapi-fetch';

export const CORRELATION_HEADER = 'X-Correlation-Id';

/** Each request carries an id under which both sides log it (section 7). */
export function correlation(makeId: () => string = newId): Middleware {
  return {
    onRequest({ request }) {
      request.headers.set(CORRELATION_HEADER, makeId());
      return undefined;
    },
  };
}

/** A random UUID, version 4. `crypto.randomUUID` exists on HTTPS and localhost only; a phone on the same network has neither. */
export function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return Array.from(
    bytes,
    (byte, at) => ([4, 6, 8, 10].includes(at) ? '-' : '') + byte.toString(16).padStart(2, '0'),
  ).join('');
}
