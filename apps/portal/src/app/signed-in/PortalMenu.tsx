import { companyAtom, customerAtom, loadPart, openRequestsAtom, sessionKindAtom, useLocale } from '@lifedesk/journey';
import { menuGroupName, menuGroups } from '@lifedesk/journey/service';
import { formatCount } from '@lifedesk/rules';
import { menus } from '@lifedesk/services/menus';
import { type MenuGroup as Group, type MenuItem, SideMenu, SignOutIcon, TextField } from '@lifedesk/ui';
import { useAtom, useAtomValue } from 'jotai';
import { lazy, type ReactElement, Suspense, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { menuCustomerOf, menuFor } from '../../registry/menu.ts';
import { services } from '../../registry/services.ts';
import { to } from '../../registry/to.ts';
import * as m from '../../texts.ts';
import { useDeviceClass } from '../device-class.ts';
import { usePortal } from '../portal.ts';
import { groupChoicesAtom, isGroupOpen, readGroupChoices, saveGroupChoices } from './open-groups.ts';

const loadSearch = () => loadPart(() => import('./search/SearchResults.tsx'));
/** Loads when the person starts to search. */
const SearchResults = lazy(loadSearch);

/** Sign-out is in the header, or here if the header has no room for it. */
const signOut = () => ({ href: to('logout'), label: m.menu_signOut(), icon: SignOutIcon });

/** The services that this person can use, in groups, with a search over everything. */
export function PortalMenu(): ReactElement | null {
  const locale = useLocale();
  const { store, now } = usePortal();
  const session = useAtomValue(sessionKindAtom);
  const customer = useAtomValue(customerAtom);
  const { pathname, key } = useLocation();
  const device = useDeviceClass();
  // following a result leaves the menu unchanged
  const [{ typed, at }, setSearch] = useState({ typed: '', at: key });
  const entries = useMemo(
    () => menuFor(services, menus, session, menuCustomerOf(store, now())),
    [store, now, session, customer, locale],
  );
  const choices = useGroupChoices();
  const countOf = useCounts();
  const searched = at === key ? typed : '';
  // the customer's data decide which services are open: before that, services would come and go
  if (session === 'full' && !customer) return null;
  const groups = menuGroups.map((group): Group => {
    const items = entries
      .filter((entry) => entry.group === group && entry.unavailable === undefined)
      .map(({ id, href, name, icon }) => ({
        href,
        label: name(),
        icon,
        current: pathname === href,
        count: countOf[id],
      }));
    const holdsCurrent = items.some(({ current }) => current);
    return {
      label: menuGroupName(group),
      items,
      ...(group !== 'overview' && {
        open: isGroupOpen(choices.kept, group, holdsCurrent),
        onToggle: (open) => choices.keep({ ...choices.kept, [group]: open }),
      }),
    };
  });
  return (
    <SideMenu
      label={m.menu_label()}
      groups={searched.trim() ? [] : device === 'mobile' ? [...groups, { items: [signOut()] }] : groups}
      search={
        <TextField
          type="search"
          label={m.menu_search()}
          value={searched}
          onFocus={() => void loadSearch().catch(() => {})}
          onChange={(event) => setSearch({ typed: event.target.value, at: key })}
        />
      }
      empty={
        <Suspense fallback={<p role="status">{m.search_loading()}</p>}>
          <SearchResults typed={searched} services={entries} />
        </Suspense>
      }
    />
  );
}

/** How many items a service has, by id; undefined if none or not known yet. */
function useCounts(): Readonly<Record<string, MenuItem['count']>> {
  const policies = useAtomValue(customerAtom)?.policiesArray.length ?? 0;
  const ofCompany = useAtomValue(companyAtom)?.totalCorporatePolicyCount ?? 0;
  const requests = useAtomValue(openRequestsAtom) ?? 0;
  const menuCount = (count: number, words: (values: { count: number; total: string }) => string): MenuItem['count'] =>
    count > 0 ? { value: count, words: words({ count, total: formatCount(count) }) } : undefined;
  return {
    dashboard: menuCount(policies || ofCompany, m.menu_policies),
    'track-service-requests': menuCount(requests, m.menu_openRequests),
  };
}

/** What the person opened and closed in the menu, and how the device remembers it. */
function useGroupChoices() {
  const device = usePortal().sdk.session.store;
  const [chosen, setChosen] = useAtom(groupChoicesAtom);
  const kept = chosen ?? readGroupChoices(device);
  const keep = (next: typeof kept) => {
    setChosen(next);
    saveGroupChoices(device, next);
  };
  return { kept, keep };
}
