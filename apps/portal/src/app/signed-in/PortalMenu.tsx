import { customerAtom, sessionKindAtom, useLocale } from '@lifedesk/journey';
import { type MenuGroup, menuGroups } from '@lifedesk/journey/service';
import { menus } from '@lifedesk/services/menus';
import { type MenuGroup as Group, SideMenu, SignOutIcon, TextField } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findInMenu, menuFor } from '../../registry/menu.ts';
import { addressOf } from '../../registry/registry.ts';
import { services } from '../../registry/services.ts';
import { to } from '../../registry/to.ts';
import * as m from '../../texts.ts';
import { useDeviceClass } from '../device-class.ts';

const groupNames: Record<MenuGroup, () => string> = {
  overview: m.menu_groupOverview,
  payments: m.menu_groupPayments,
  details: m.menu_groupDetails,
  changes: m.menu_groupChanges,
  payouts: m.menu_groupPayouts,
  help: m.menu_groupHelp,
};

/** Sign-out is in the header, and here if the header has no room for it. */
const signOut = () => ({ href: to('logout'), label: m.menu_signOut(), icon: SignOutIcon });

/** The services that this person can open, in groups, with a search over them. */
export function PortalMenu(): ReactElement {
  useLocale();
  const session = useAtomValue(sessionKindAtom);
  const customer = useAtomValue(customerAtom);
  const { pathname } = useLocation();
  const device = useDeviceClass();
  const [query, setQuery] = useState('');
  const found = findInMenu(menuFor(services, menus, session, customer), menus, query);
  const groups = menuGroups.map((group): Group => {
    const items = found.filter((item) => item.group === group);
    return {
      ...(group === 'overview' ? {} : { label: groupNames[group]() }),
      items: items.map(({ id, name }) => {
        const href = addressOf(id);
        return { href, label: name, current: pathname === href };
      }),
    };
  });
  return (
    <SideMenu
      label={m.menu_label()}
      groups={device === 'mobile' ? [...groups, { items: [signOut()] }] : groups}
      search={
        <div>
          <TextField
            type="search"
            label={m.menu_search()}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <p role="status">{query && (found.length ? m.menu_found({ count: found.length }) : m.menu_nothingFound())}</p>
        </div>
      }
    />
  );
}
