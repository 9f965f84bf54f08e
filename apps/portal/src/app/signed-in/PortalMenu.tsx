import { customerAtom, sessionKindAtom, useLocale } from '@lifedesk/journey';
import { menuGroupName, menuGroups } from '@lifedesk/journey/service';
import { menus } from '@lifedesk/services/menus';
import { type MenuGroup as Group, SideMenu, SignOutIcon, TextField } from '@lifedesk/ui';
import { useAtom, useAtomValue } from 'jotai';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findInMenu } from '../../registry/find-in-menu.ts';
import { menuCustomerOf, menuFor } from '../../registry/menu.ts';
import { services } from '../../registry/services.ts';
import { to } from '../../registry/to.ts';
import * as m from '../../texts.ts';
import { useDeviceClass } from '../device-class.ts';
import { usePortal } from '../portal.ts';
import { groupChoicesAtom, isGroupOpen, keepGroupChoices, readGroupChoices } from './open-groups.ts';

/** Sign-out is in the header, and here if the header has no room for it. */
const signOut = () => ({ href: to('logout'), label: m.menu_signOut(), icon: SignOutIcon });

/** The services that are of use to this person, in groups, with a search over them. */
export function PortalMenu(): ReactElement {
  useLocale();
  const { store, sdk, now } = usePortal();
  const session = useAtomValue(sessionKindAtom);
  useAtomValue(customerAtom);
  const { pathname } = useLocation();
  const device = useDeviceClass();
  const [query, setQuery] = useState('');
  const [kept, setKept] = useAtom(groupChoicesAtom);
  const choices = kept ?? readGroupChoices(sdk.session.store);
  const usable = menuFor(services, menus, session, menuCustomerOf(store, now())).filter(
    ({ unavailable }) => unavailable === undefined,
  );
  const found = findInMenu(usable, menus, query);
  const groups = menuGroups.map((group): Group => {
    const items = found
      .filter((entry) => entry.group === group)
      .map(({ href, name, icon }) => ({ href, label: name(), icon, current: pathname === href }));
    const holdsCurrent = items.some(({ current }) => current);
    const toggle = (open: boolean) => {
      const next = { ...choices, [group]: open };
      setKept(next);
      keepGroupChoices(sdk.session.store, next);
    };
    return {
      label: menuGroupName(group),
      items,
      // what a search has found is never folded away
      ...(group !== 'overview' && !query && { open: isGroupOpen(choices, group, holdsCurrent), onToggle: toggle }),
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
