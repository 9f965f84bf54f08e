import type { Config } from '../config.ts';
import { problem } from './problem.ts';

const isPath = (returnPath: string): boolean => returnPath.startsWith('/');

/**
 * Refuses a return address outside the portal whose origin is not listed: otherwise a link to us could send a payer to
 * any site. The contract has already refused what is neither a path nor a plain address.
 */
export function assertReturnAddress({ returnAddresses }: Pick<Config, 'returnAddresses'>, returnPath: string): void {
  if (isPath(returnPath)) return;
  const origin = URL.parse(returnPath)?.origin;
  if (origin !== undefined && returnAddresses.includes(origin)) return;
  const detail = 'Payers cannot return to this address.';
  throw problem('validation', { errors: [{ pointer: '/returnPath', detail }] });
}

/**
 * The URL to which another server returns a customer: the given path or address with an id in its query.
 * @param origin of this installation, for a path
 */
export function returnUrlOf(origin: string, returnPath: string, name: string, id: string): string {
  const separator = returnPath.includes('?') ? '&' : '?';
  return `${isPath(returnPath) ? origin : ''}${returnPath}${separator}${name}=${id}`;
}
