import { redirectParameter } from '@lifedesk/journey';
import type { Audience, ServiceFacts } from '@lifedesk/journey/service';
import { prefix, serviceAt } from './registry.ts';

/**
 * The address inside the portal that a `redirectURL` names, or undefined for anything else: another origin in any
 * spelling that browsers understand, a page that does not exist, one that needs no session, or one that is not for the
 * person who signs in.
 */
export function safeRedirect(
  rows: readonly ServiceFacts[],
  value: string | null,
  origin: string,
  audience: Audience,
): string | undefined {
  if (!value?.startsWith('/')) return undefined;
  let url: URL;
  try {
    url = new URL(value, origin);
  } catch {
    return undefined;
  }
  if (url.origin !== origin || !url.pathname.startsWith(`${prefix}/`)) return undefined;
  const row = serviceAt(rows, url.pathname);
  if (!row || row.access === 'public' || !row.audiences.includes(audience)) return undefined;
  return url.pathname + url.search + url.hash;
}

/**
 * The login address that returns people to where they were: only a protected page is remembered.
 * @param audience who was signed in, if known; otherwise a page for companies only leads to their login.
 */
export function loginAddress(
  rows: readonly ServiceFacts[],
  current: { pathname: string; search: string },
  audience?: Audience,
): string {
  const row = serviceAt(rows, current.pathname);
  const isCorporate = audience === 'corporate' || row?.audiences.includes('retail') === false;
  const login = `${prefix}/${isCorporate ? 'corporate-login' : 'login'}`;
  if (row?.access !== 'private') return login;
  return `${login}?${redirectParameter}=${encodeURIComponent(current.pathname + current.search)}`;
}
