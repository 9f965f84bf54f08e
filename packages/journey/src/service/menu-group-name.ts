import * as m from '@lifedesk/journey/messages';
import type { Text } from '../locale/locale.ts';
import type { MenuGroup } from './menu-entry.ts';

const names: Record<Exclude<MenuGroup, 'overview'>, Text> = {
  payments: m.menuGroup_payments,
  policies: m.menuGroup_policies,
  details: m.menuGroup_details,
  changes: m.menuGroup_changes,
  payouts: m.menuGroup_payouts,
  claims: m.menuGroup_claims,
  help: m.menuGroup_help,
};

/** The heading of a group of the menu; the first group has none. */
export const menuGroupName = (group: MenuGroup): string | undefined =>
  group === 'overview' ? undefined : names[group]();
