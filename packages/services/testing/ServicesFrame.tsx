import { sessionKindAtom, useNotifications } from '@lifedesk/journey';
import { entryTo } from '@lifedesk/journey/service';
import { type TestApp, TestFrame } from '@lifedesk/journey/testing';
import { Link } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import { type ReactElement, StrictMode } from 'react';
import { idAt, menuOf, screenAt, serviceAt } from './service-list.ts';

/** All services in their own app: the one at the address, and the menu of the signed-in person. */
export function ServicesFrame({ app }: { readonly app: TestApp }): ReactElement {
  return (
    <StrictMode>
      <TestFrame app={app}>
        {(address) => (
          <>
            <Menu app={app} current={idAt(address)} />
            <main>
              <ServiceAt address={address} />
            </main>
          </>
        )}
      </TestFrame>
    </StrictMode>
  );
}

/** The screen of the service at an address, for anyone who may see it. */
export function ServiceAt({ address }: { readonly address: string }): ReactElement | null {
  const kind = useAtomValue(sessionKindAtom);
  const service = serviceAt(address);
  const Screen = screenAt(address);
  if (!service || !Screen || ['login', 'absent'].includes(entryTo(service, kind))) return null;
  return <Screen />;
}

function Menu({ app, current }: { readonly app: TestApp; readonly current: string }): ReactElement | null {
  useAtomValue(sessionKindAtom);
  useNotifications();
  const links = menuOf(app.store, app.now()).filter(({ unavailable }) => unavailable === undefined);
  if (links.length === 0) return null;
  return (
    <nav aria-label="Services">
      {links.map(({ id, href, name }) => (
        <Link key={id} href={href} aria-current={id === current ? 'page' : undefined}>
          {name()}
        </Link>
      ))}
    </nav>
  );
}
