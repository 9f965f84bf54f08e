import type { Middleware } from './middleware.ts';

export const CORRELATION_HEADER = 'X-Correlation-Id';

/** Each request carries an id under which both sides log it (section 7). */
export function correlation(makeId: () => string = newId): Middleware {
  return {
    onRequest({ headers }) {
      headers.set(CORRELATION_HEADER, makeId());
      return undefined;
    },
  };
}

/** A random UUID, version 4. `crypto.randomUUID` exists on HTTPS and localhost only; a phone on the same network has neither. */
export function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const random = crypto.getRandomValues(new Uint8Array(36));
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, (_, at: number) => ((random[at] ?? 0) & 15).toString(16));
}
