import { type Guide, type ServiceEntry, Starting, useApp, usePageNavigation, useServiceNames } from '@lifedesk/journey';
import { type MenuGroup, menuGroupName, menuGroups } from '@lifedesk/journey/service';
import { Heading, Link, PhoneIcon, ServiceList, type ServiceListItem, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { allServices } from './facts.ts';

export { allServices_pageName as pageName } from '../texts.ts';

/** All services by task: those that this person can use, what is not done online, and last the others with the reason. */
export default function AllServicesScreen(): ReactElement {
  const names = useServiceNames();
  const { phone } = useApp().insurer;
  const groupName = usePageNavigation().query.get('group');
  if (!names) return <Starting />;
  const entries = (names.all?.() ?? []).filter(({ id }) => id !== allServices.id);
  const guides = names.guides?.() ?? [];
  return (
    <Stack gap="8">
      <Stack gap="2" measure="text">
        <Heading level={1}>{m.allServices_heading()}</Heading>
        <p>{m.allServices_lead()}</p>
        <div>
          <Link alone icon={PhoneIcon} href={`tel:${phone.dial}`}>
            {m.allServices_call({ phone: phone.read })}
          </Link>
        </div>
      </Stack>
      {firstOf(groupName).map((group) => {
        const here = entries.filter((entry) => entry.group === group);
        const items = [
          ...here.filter(({ unavailable }) => unavailable === undefined).map(toService),
          ...guides.filter((guide) => guide.group === group).map(toGuide),
          ...here.filter(({ unavailable }) => unavailable !== undefined).map(toService),
        ];
        if (items.length === 0) return null;
        return (
          <Stack as="section" gap="3" key={group} aria-labelledby={`group-${group}`}>
            <Heading level={2} id={`group-${group}`}>
              {menuGroupName(group) ?? m.allServices_start()}
            </Heading>
            <ServiceList items={items} />
          </Stack>
        );
      })}
    </Stack>
  );
}

/** The groups, with the one that the address names first. */
const firstOf = (groupName: string | null): readonly MenuGroup[] =>
  [...menuGroups].sort((a, b) => Number(b === groupName) - Number(a === groupName));

const toService = ({ id, name, icon, href, unavailable }: ServiceEntry): ServiceListItem => ({
  id,
  label: name(),
  icon,
  ...(unavailable === undefined ? { href } : { note: unavailable, isUnavailable: true }),
});

const toGuide = ({ id, name, how }: Guide): ServiceListItem => ({
  id,
  label: name(),
  icon: PhoneIcon,
  note: how(),
});
