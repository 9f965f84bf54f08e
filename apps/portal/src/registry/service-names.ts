import { customerAtom, type ServiceLink, type ServiceNames, sessionKindAtom } from '@lifedesk/journey';
import { menus } from '@lifedesk/services/menus';
import type { createStore } from 'jotai';
import { menuFor } from './menu.ts';
import { addressOf, serviceAt } from './registry.ts';
import { services } from './services.ts';

/** The names of the portal's services, from their menu entries. Loaded when a page asks for them: signing in needs none. */
export function serviceNames(store: ReturnType<typeof createStore>): ServiceNames {
  const link = (id: string): ServiceLink => ({ id, href: addressOf(id), name: () => menus[id]?.name() ?? '' });
  return {
    at(path) {
      const row = serviceAt(services, path);
      return row && menus[row.id] && link(row.id);
    },
    inGroup: (group) =>
      menuFor(services, menus, store.get(sessionKindAtom), store.get(customerAtom))
        .filter((item) => item.group === group)
        .map(({ id }) => link(id)),
  };
}
