import { customerAtom, localeAtom, type ServiceEntry } from '@lifedesk/journey';
import {
  entryTo,
  type MenuCustomer,
  type MenuEntry,
  menuEntryFor,
  menuGroups,
  type ServiceFacts,
  type SessionKind,
} from '@lifedesk/journey/service';
import { todayInIndia } from '@lifedesk/rules';
import type { createStore } from 'jotai';
import { addressOf } from './registry.ts';

export type Menus = Readonly<Record<string, MenuEntry | undefined>>;

/**
 * The services for a person's audience, group by group and in the order of the list.
 * @param customer the data for the rules; without it, as for a company, every service can be used
 */
export function menuFor(
  rows: readonly ServiceFacts[],
  menus: Menus,
  session: SessionKind,
  customer?: MenuCustomer,
): ServiceEntry[] {
  const entries = rows.flatMap((row): ServiceEntry[] => {
    const entry = menus[row.id];
    if (!entry || entryTo(row, session) !== 'enter') return [];
    const { group, icon, name } = menuEntryFor(entry, session);
    const unavailable = customer && entry.unavailable?.(customer);
    return [{ id: row.id, href: addressOf(row.id), name: () => name(), group, icon, unavailable }];
  });
  return menuGroups.flatMap((group) => entries.filter((entry) => entry.group === group));
}

/** What decides which services a signed-in person can use; undefined for a company. */
export function menuCustomerOf(
  { get }: Pick<ReturnType<typeof createStore>, 'get'>,
  now: Date,
): MenuCustomer | undefined {
  const customer = get(customerAtom);
  return customer && { policies: customer.policiesArray, today: todayInIndia(now), language: get(localeAtom) };
}
