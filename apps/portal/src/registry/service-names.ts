import { type ServiceLink, type ServiceNames, sessionKindAtom } from '@lifedesk/journey';
import { menuEntryFor } from '@lifedesk/journey/service';
import { menus } from '@lifedesk/services/menus';
import type { createStore } from 'jotai';
import { guidesFor } from './guides.ts';
import { menuCustomerOf, menuFor } from './menu.ts';
import { addressOf, serviceAt } from './registry.ts';
import { services } from './services.ts';

/**
 * The names of the portal's services, from their menu entries. Loaded when a page needs them, which sign-in does not.
 */
export function serviceNames(store: ReturnType<typeof createStore>, now: () => Date): ServiceNames {
  const nameOf = (id: string): string => {
    const entry = menus[id];
    return entry ? menuEntryFor(entry, store.get(sessionKindAtom)).name() : '';
  };
  const link = (id: string): ServiceLink => ({ id, href: addressOf(id), name: () => nameOf(id) });
  const allServices = () => menuFor(services, menus, store.get(sessionKindAtom), menuCustomerOf(store, now()));
  return {
    at(path) {
      const row = serviceAt(services, path);
      return row && menus[row.id] && link(row.id);
    },
    inGroup: (group) => allServices().filter((entry) => entry.group === group && entry.unavailable === undefined),
    all: allServices,
    guides: () => guidesFor(store.get(sessionKindAtom)),
  };
}
