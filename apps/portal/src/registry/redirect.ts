import { redirectParameter } from '@lifedesk/journey';
import type { Audience, ServiceFacts } from '@lifedesk/journey/service';
import { prefix, serviceAt } from './registry.ts';

/**
 * The address inside the portal that a `redirectURL` names, or undefined when it names anything else: another origin
 * in any spelling a browser understands, a page that is not built, one that needs no session, or one that is not for who
 * signs in.
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
 * The login address that brings a person back to where they were: only a protected page is remembered.
 * @param audience who was signed in, where that is known; otherwise a page that is for companies alone leads to their login.
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
