import type { ServiceFacts } from './define-service.ts';
import { prefix, serviceAt } from './registry.ts';

/** The query parameter of the login page that holds where the person was (section 2). */
export const redirectParameter = 'redirectURL';

/**
 * The address inside the portal that a `redirectURL` names, or undefined when it names anything else: another origin
 * in any spelling a browser understands, a page that is not built, or one that needs no session.
 */
export function safeRedirect(rows: readonly ServiceFacts[], value: string | null, origin: string): string | undefined {
  if (!value?.startsWith('/')) return undefined;
  let url: URL;
  try {
    url = new URL(value, origin);
  } catch {
    return undefined;
  }
  if (url.origin !== origin || !url.pathname.startsWith(`${prefix}/`)) return undefined;
  const row = serviceAt(rows, url.pathname);
  if (!row || row.access === 'public') return undefined;
  return url.pathname + url.search + url.hash;
}

/** The login address that brings a person back to where they were: only a protected page is remembered. */
export function loginAddress(rows: readonly ServiceFacts[], current: { pathname: string; search: string }): string {
  const login = `${prefix}/login`;
  const row = serviceAt(rows, current.pathname);
  if (row?.access !== 'private') return login;
  return `${login}?${redirectParameter}=${encodeURIComponent(current.pathname + current.search)}`;
}
