import { customerAtom, type Links, type ServiceLink, type ServiceNames, sessionKindAtom } from '@lifedesk/journey';
import { entryTo } from '@lifedesk/journey/service';
import type { createStore } from 'jotai';
import { menuFor } from './menu.ts';
import { quickLinks } from './quick-links.ts';
import { safeRedirect } from './redirect.ts';
import { addressOf, serviceAt } from './registry.ts';
import { services } from './services.ts';
import { to } from './to.ts';

/** The portal's links between services, from the rows. */
export function linksOf(store: ReturnType<typeof createStore>): Links {
  const href: Links['href'] = (id, query) => {
    const row = serviceAt(services, id);
    return row && entryTo(row, store.get(sessionKindAtom)) === 'enter' ? addressOf(row.id, query) : undefined;
  };
  return {
    href,
    withoutSession: () => quickLinks(services).map(({ id, label }) => ({ id, href: addressOf(id), name: label })),
    names: async () => namesFrom(store, (await import('@lifedesk/services/menus')).menus),
    afterSignIn: (wanted, audience) => safeRedirect(services, wanted, location.origin, audience) ?? to('dashboard'),
    prepare,
  };
}

function namesFrom(
  store: ReturnType<typeof createStore>,
  entries: typeof import('@lifedesk/services/menus').menus,
): ServiceNames {
  const link = (id: string): ServiceLink => ({
    id,
    href: addressOf(id),
    name: () => entries[id]?.name() ?? '',
  });
  return {
    at(path) {
      const row = serviceAt(services, path);
      return row && entries[row.id] && link(row.id);
    },
    inGroup: (group) =>
      menuFor(services, entries, store.get(sessionKindAtom), store.get(customerAtom))
        .filter((item) => item.group === group)
        .map(({ id }) => link(id)),
  };
}

/** Fetches the code of a page. When it fails, opening the page tries again. */
function prepare(href: string): void {
  const service = serviceAt(services, new URL(href, location.origin).pathname);
  service?.screen().catch(() => {});
  import('../app/signed-in/parts.ts').catch(() => {});
}
