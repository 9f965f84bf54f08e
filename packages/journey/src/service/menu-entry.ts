import type { Text } from '../locale/locale.ts';

/** The groups of the side menu, in their order. */
export const menuGroups = ['overview', 'payments', 'details', 'changes', 'payouts', 'help'] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** The name and search words of a service in the menu: its texts `<service>_menuName` and `<service>_menuWords`. */
export interface MenuEntry<Customer = unknown> {
  readonly name: Text;
  /** Other words that people use for it, separated by spaces, for the search. */
  readonly words: Text;
  /** Is it of use to this customer? Without it, to everyone of its audience. */
  readonly offered?: (customer: Customer) => boolean;
}
