import type { Audience, ServiceFacts } from './define-service.ts';

/** The kind of a person's session: none, retail, corporate, payments-only, or application tracking. */
export type SessionKind = 'none' | 'full' | 'corp' | 'partial' | 'track';

/**
 * What happens when a person opens a service: `enter` shows it, `login` asks for a session first, `dashboard` redirects
 * a signed-in person past a sign-in page, and `absent` means that the service is not for this audience: it looks like a
 * page that does not exist.
 */
export type Entry = 'enter' | 'login' | 'dashboard' | 'absent';

/**
 * Decides access (sections 2 and 6). A tracking session opens no private service, a payments-only one only services
 * with a variant for it.
 */
export function entryTo(row: ServiceFacts, session: SessionKind): Entry {
  const audience = audienceOf(session);
  if (audience && row.onlySignedOut) return 'dashboard';
  if (row.access === 'public') return 'enter';
  if (audience) return row.audiences.includes(audience) ? 'enter' : 'absent';
  return row.access === 'either' || (session === 'partial' && row.alsoPaymentsOnly) ? 'enter' : 'login';
}

/** The audience of a session signed in with an OTP; undefined for no session and for the restricted kinds. */
export function audienceOf(session: SessionKind): Audience | undefined {
  if (session === 'full') return 'retail';
  return session === 'corp' ? 'corporate' : undefined;
}
