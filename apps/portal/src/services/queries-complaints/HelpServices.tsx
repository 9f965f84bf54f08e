import { Card, GoIcon, Link, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../../paraglide/messages.js';
import { menuFor } from '../../registry/menu.ts';
import { menuEntries } from '../../registry/menu-entries.ts';
import { addressOf } from '../../registry/registry.ts';
import { services } from '../../registry/services.ts';
import { customerAtom } from '../../state/customer.ts';
import { sessionKindAtom } from '../../state/session.ts';
import { queriesComplaints } from './service.ts';

/** What can be done when something is unclear or went wrong: the other services of the menu's group. */
export function HelpServices(): ReactElement | null {
  const session = useAtomValue(sessionKindAtom);
  const customer = useAtomValue(customerAtom);
  const items = menuFor(services, menuEntries, session, customer).filter(
    ({ id, group }) => group === 'help' && id !== queriesComplaints.id,
  );
  if (items.length === 0) return null;
  return (
    <Card heading={m.queriesComplaints_here()}>
      <Stack as="ul" gap="1">
        {items.map(({ id, name }) => (
          <li key={id}>
            <Link alone icon={GoIcon} href={addressOf(id)}>
              {name}
            </Link>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
