import type { Middleware } from 'openapi-fetch';

export const CORRELATION_HEADER = 'X-Correlation-Id';

/** Each request has an id that both sides log (section 7). */
export function correlation(makeId: () => string = newId): Middleware {
  return {
    onRequest({ request }) {
      request.headers.set(CORRELATION_HEADER, makeId());
      return undefined;
    },
  };
}

/**
 * A random UUID, version 4. `crypto.randomUUID` only exists on HTTPS and localhost, not on a phone in the same network.
 */
export function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const random = crypto.getRandomValues(new Uint8Array(36));
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, (_, at: number) => ((random[at] ?? 0) & 15).toString(16));
}
