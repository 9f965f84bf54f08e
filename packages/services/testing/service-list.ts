import {
  customerAtom,
  type Links,
  lazyPart,
  localeAtom,
  redirectParameter,
  type ServiceEntry,
  searchOf,
  sessionKindAtom,
} from '@lifedesk/journey';
import { audienceOf, entryTo, type ScreenModule, type ServiceFacts } from '@lifedesk/journey/service';
import { todayInIndia } from '@lifedesk/rules';
import type { createStore } from 'jotai';
import type { ComponentType } from 'react';
import { menus } from '../src/menus.ts';

/** The path of all services in tests and stories. */
export const base = '/cs';

const modules = import.meta.glob<Record<string, ServiceFacts>>('../src/*/facts.ts', { eager: true });
const files = import.meta.glob<ScreenModule>(['../src/*/*.tsx', '!**/*.{test,stories}.tsx']);

/** Every service of the package, as an app lists them. */
const services: readonly ServiceFacts[] = Object.values(modules).flatMap((facts) => Object.values(facts));

const screens = new Map<string, ComponentType>(
  services.flatMap(({ id }) => {
    const load = files[`../src/${id}/${id}.tsx`];
    return load ? [[id, lazyPart(load)]] : [];
  }),
);

/** The address of a service. */
export const to = (id: string, query?: Parameters<typeof searchOf>[0]): string => `${base}/${id}${searchOf(query)}`;

/** The id of the service at an address. */
export const idAt = (address: string): string => address.slice(base.length + 1).split('?')[0] ?? '';

export const serviceAt = (address: string): ServiceFacts | undefined => services.find(({ id }) => id === idAt(address));

export const screenAt = (address: string): ComponentType | undefined => screens.get(idAt(address));

type Store = ReturnType<typeof createStore>;

/** The services in the menu of the signed-in person. */
export function menuOf(store: Store, now: Date): ServiceEntry[] {
  const session = store.get(sessionKindAtom);
  const signedIn = store.get(customerAtom);
  const customer = signedIn && {
    policies: signedIn.policiesArray,
    today: todayInIndia(now),
    language: store.get(localeAtom),
  };
  if (!audienceOf(session)) return [];
  return services.flatMap((row) => {
    const entry = menus[row.id];
    if (!entry || entryTo(row, session) !== 'enter') return [];
    const unavailable = customer && entry.unavailable?.(customer);
    return [{ ...entry, id: row.id, href: to(row.id), name: () => entry.name(), unavailable }];
  });
}

/** The links between the services, as in an app with all of them. */
export function linksOf(store: Store, now: () => Date): Links {
  const href: Links['href'] = (id, query) => {
    const row = services.find((one) => one.id === id);
    return row && entryTo(row, store.get(sessionKindAtom)) === 'enter' ? to(id, query) : undefined;
  };
  const signInFor: Links['href'] = (id, query) => {
    const row = services.find((one) => one.id === id);
    return row && entryTo(row, store.get(sessionKindAtom)) === 'login'
      ? href('login', { [redirectParameter]: to(id, query) })
      : undefined;
  };
  return {
    href,
    signInFor,
    withoutSession: () =>
      services.flatMap(({ id, quickLink }) => (quickLink ? [{ id, href: to(id), name: quickLink }] : [])),
    names: async () => ({
      at: (path) => {
        const id = path.split('/').at(-1) ?? '';
        const entry = menus[id];
        return entry && { id, href: to(id), name: () => entry.name() };
      },
      inGroup: (group) =>
        menuOf(store, now()).filter((entry) => entry.group === group && entry.unavailable === undefined),
      all: () => menuOf(store, now()),
      guides: () => [],
    }),
    afterSignIn: (wanted) => (wanted?.startsWith(`${base}/`) ? wanted : to('dashboard')),
  };
}
