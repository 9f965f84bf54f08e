import type { MenuEntry } from '@lifedesk/journey/service';

const places = import.meta.glob<MenuEntry>('./*/menu.ts', { eager: true, import: 'menu' });

/**
 * The place of each service in the menu, with its name and search words, by id: `menu.ts` in its folder. An app loads it after its
 * first page, which does not need the names, icons and search words of fifty services. No service imports it.
 */
export const menus: Readonly<Record<string, MenuEntry>> = Object.fromEntries(
  Object.entries(places).map(([path, entry]) => [path.split('/')[1], entry]),
);
