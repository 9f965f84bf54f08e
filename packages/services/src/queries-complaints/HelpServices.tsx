import { useServiceNames } from '@lifedesk/journey';
import { Card, GoIcon, Link, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { queriesComplaints } from './facts.ts';

/** What to do if something is unclear or went wrong: the other services of the menu's group. */
export function HelpServices(): ReactElement | null {
  const items = (useServiceNames()?.inGroup('help') ?? []).filter(({ id }) => id !== queriesComplaints.id);
  if (items.length === 0) return null;
  return (
    <Card heading={m.queriesComplaints_here()}>
      <Stack as="ul" gap="1">
        {items.map(({ id, href, name }) => (
          <li key={id}>
            <Link alone icon={GoIcon} href={href}>
              {name()}
            </Link>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
