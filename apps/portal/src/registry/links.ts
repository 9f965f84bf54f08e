import { type Links, redirectParameter, sessionKindAtom } from '@lifedesk/journey';
import { entryTo } from '@lifedesk/journey/service';
import type { createStore } from 'jotai';
import { quickLinks } from './quick-links.ts';
import { safeRedirect } from './redirect.ts';
import { addressOf, serviceAt } from './registry.ts';
import { screenOf } from './screen-of.ts';
import { services } from './services.ts';
import { to } from './to.ts';

/** The portal's links between services, from the registry's rows. */
export function linksOf(store: ReturnType<typeof createStore>, now: () => Date): Links {
  const href: Links['href'] = (id, query) => {
    const row = serviceAt(services, id);
    return row && entryTo(row, store.get(sessionKindAtom)) === 'enter' ? addressOf(row.id, query) : undefined;
  };
  const signInFor: Links['href'] = (id, query) => {
    const row = serviceAt(services, id);
    return row && entryTo(row, store.get(sessionKindAtom)) === 'login'
      ? href('login', { [redirectParameter]: addressOf(row.id, query) })
      : undefined;
  };
  return {
    href,
    signInFor,
    withoutSession: () => quickLinks(services).map(({ id, label }) => ({ id, href: addressOf(id), name: label })),
    names: async () => (await import('./service-names.ts')).serviceNames(store, now),
    afterSignIn: (wanted, audience) => safeRedirect(services, wanted, location.origin, audience) ?? to('dashboard'),
    prepare,
  };
}

/** Preloads the code of a page. If that fails, opening the page tries again. */
function prepare(href: string): void {
  const service = serviceAt(services, new URL(href, location.origin).pathname);
  if (service) screenOf(service.id).catch(() => {});
  import('../app/LeaveButton.tsx').catch(() => {});
  import('../app/signed-in/parts.ts').catch(() => {});
}
