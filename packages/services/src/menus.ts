/**
 * How each service is called and found in a menu, by its id: its texts `<service>_menuName` and `<service>_menuWords`. An app
 * loads it after its first page, which has no use for the names and search words of fifty services. No service imports it.
 */
export { menus } from './paraglide/menus.js';
