/**
 * The place of each service in the menu, with its name and search words, by id: `menu.ts` in its folder and its texts
 * `<service>_menuName` and `<service>_menuWords`. An app loads it after its first page, which does not need the names,
 * icons and
 * search words of fifty services. No service imports it.
 */
export { menus } from './paraglide/menus.js';
