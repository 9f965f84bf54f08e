import type { LifedeskError } from '../errors/lifedesk-error.ts';
import { notConfigured } from '../errors/not-configured.ts';
import type { Facts } from './failure.ts';

/** What the API says about an address that no operation has. */
const NO_OPERATION = 'There is nothing at this address.';

/**
 * Whether a failure comes from an operation of the API. A 404 or 405 with a page, or with the API's own word that it has
 * no such operation, means that the base address is wrong, and nothing about policies.
 */
export function isFromApi({ status }: Response, body: unknown): boolean {
  if (status !== 404 && status !== 405) return true;
  if (typeof body === 'string') return body === '';
  return Object(body).detail !== NO_OPERATION;
}

/** What to do about a response that is not the API's. Its address is named without a query, which may have values. */
export function notTheApiHint(response: Response, operation: string | undefined): string {
  const [address = ''] = response.url.split('?', 1);
  const type = response.headers.get('content-type') ?? 'no content type';
  return `${operation}: no operation of the API answered at ${address} (${response.status}, ${type}). Check the base addresses of resolveEnvironment(host, { bases }): the API's usually ends in /api.`;
}

export const notTheApi = (response: Response, facts: Facts): LifedeskError =>
  notConfigured(notTheApiHint(response, facts.operation), facts);

/** The error of a call that could not be built. */
export function notSent(cause: unknown, facts: Facts): LifedeskError {
  const why = cause instanceof Error ? cause.message : String(cause);
  const hint = `${facts.operation} was not sent: ${why}. In Node base addresses must be absolute, such as http://localhost:4200/api, and a body must be JSON.`;
  return notConfigured(hint, { ...facts, cause });
}
