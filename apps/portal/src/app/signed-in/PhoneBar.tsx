import { useHref } from '@lifedesk/journey';
import {
  DocumentIcon,
  HelpIcon,
  HomeIcon,
  type IconComponent,
  PayIcon,
  RequestsIcon,
  ServicesIcon,
  TabBar,
  type TabBarItem,
} from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import * as m from '../../texts.ts';

interface PhoneBarProps {
  readonly menuOpen: boolean;
  readonly onOpenMenu: () => void;
}

/** How many places the bar has. */
const PLACES = 5;

/** The tab bar of a phone: the most visited places that this person can open, and the menu. */
export function PhoneBar({ menuOpen, onOpenMenu }: PhoneBarProps): ReactElement {
  const href = useHref();
  const { pathname } = useLocation();
  const link = (service: string, label: string, icon: IconComponent): TabBarItem[] => {
    const address = href(service);
    return address ? [{ href: address, label, icon, current: pathname === address }] : [];
  };
  const items: TabBarItem[] = [
    ...link('dashboard', m.menu_barOverview(), HomeIcon),
    ...link('pay-online', m.menu_barPay(), PayIcon),
    { label: m.menu_barServices(), icon: ServicesIcon, onPress: onOpenMenu, open: menuOpen },
    ...link('track-service-requests', m.menu_barRequests(), RequestsIcon),
    ...link('queries-complaints', m.menu_barHelp(), HelpIcon),
    ...link('download-center', m.menu_barDocuments(), DocumentIcon),
  ];
  return <TabBar label={m.menu_bar()} items={items.slice(0, PLACES)} />;
}
