import type { MenuEntry } from '@lifedesk/journey/service';

const modules = import.meta.glob<{ menu: MenuEntry }>('./*/menu.ts', { eager: true });

/**
 * How each service is called and found in a menu, by its id. An app loads it after its first page, which has no use for the
 * names and search words of fifty services. No service imports it.
 */
export const menus: Readonly<Record<string, MenuEntry>> = Object.fromEntries(
  Object.entries(modules).map(([path, { menu }]) => [path.split('/').at(-2) ?? '', menu]),
);
