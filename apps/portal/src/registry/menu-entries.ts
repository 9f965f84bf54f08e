import type { MenuEntry } from './menu-entry.ts';

const modules = import.meta.glob<{ menu: MenuEntry }>('../services/*/menu.ts', { eager: true });

/**
 * The `menu.ts` of every service folder, by service. Only the signed-in parts of the shell load this, so that the names
 * and search words of fifty services are no part of the login page.
 */
export const menuEntries: Readonly<Record<string, MenuEntry>> = Object.fromEntries(
  Object.entries(modules).map(([path, { menu }]) => [path.split('/').at(-2) ?? '', menu]),
);
