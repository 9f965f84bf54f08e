/**
 * The place of each service in a menu, and how it is called and found there, by its id: `menu.ts` in its folder and its texts
 * `<service>_menuName` and `<service>_menuWords`. An app loads it after its first page, which has no use for the names, icons and
 * search words of fifty services. No service imports it.
 */
export { menus } from './paraglide/menus.js';
