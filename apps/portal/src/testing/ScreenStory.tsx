import { exampleSignIn } from '@lifedesk/journey/testing';
import { createSdk, memoryStore, resolveEnvironment, type SessionStore, setLocalFlag } from '@lifedesk/sdk';
import { exampleFetch } from '@lifedesk/sdk/testing';
import type { ScreenArgs, ScreenStoryProps } from '@lifedesk/services/testing/stories';
import { type ReactElement, useEffect, useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '../app/App.tsx';
import { createPortal, type RunningPortal } from '../app/create-portal.ts';
import type { Brand, PortalConfig } from '../config/portal-config.ts';
import { environmentOf } from '../page-sdk.ts';

const brands = Object.values(
  import.meta.glob<Brand & { id: string }>('../../../../brands/*-*.json', { eager: true, import: 'default' }),
);

/** The whole portal at an address, as people see it, with the contract's examples as its network. */
export function ScreenStory(props: ScreenStoryProps): ReactElement | null {
  const [portal, setPortal] = useState<RunningPortal>();
  useEffect(() => {
    let running: RunningPortal | undefined;
    let gone = false;
    open(props).then((opened) => {
      if (gone) return opened.close();
      running = opened;
      setPortal(opened);
    });
    return () => {
      gone = true;
      running?.close();
    };
  }, []);
  return portal ? <App portal={portal} /> : null;
}

const api = `${location.origin}/api`;
const bases = { customerService: api, content: api, email: api };

async function open({ address, session, instead, language, brand: id }: ScreenStoryProps): Promise<RunningPortal> {
  const brand = brands.find((one) => one.id === id) ?? brands[0];
  if (!brand) throw new Error('there is no brand');
  const store = memoryStore();
  setLocalFlag(store, 'language', language);
  await signIn(store, session);
  const config: PortalConfig = { brand, environment: 'LOCAL', bases };
  return createPortal({
    config,
    openSdk: (loader) =>
      createSdk({ environment: environmentOf(config, 'localhost'), store, fetch: exampleFetch(instead), loader }),
    loadedBy: 'load',
    analytics: () => {},
    chat: { logOut: () => {} },
    makeRouter: (routes) => createMemoryRouter(routes, { initialEntries: [address] }),
  });
}

/** Leaves a session on the device, which the portal finds as after a reload. */
async function signIn(store: SessionStore, session: ScreenArgs['session'] = 'none'): Promise<void> {
  if (session === 'none') return;
  const environment = resolveEnvironment('localhost', { local: true, bases: { LOCAL: bases } });
  const sdk = createSdk({ environment, store, fetch: exampleFetch() });
  await exampleSignIn(sdk, session);
  sdk.session.close();
}
