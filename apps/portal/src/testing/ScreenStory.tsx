import {
  beginCorporateLogin,
  beginLogin,
  beginPartialLogin,
  confirmLogin,
  createSdk,
  memoryStore,
  resolveEnvironment,
  type SessionStore,
  sendLoginOtp,
  setLocalFlag,
} from '@lifedesk/sdk';
import { type ExampleAnswers, exampleFetch } from '@lifedesk/sdk/testing';
import { type ReactElement, useEffect, useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '../app/App.tsx';
import { createPortal, type RunningPortal } from '../app/create-portal.ts';
import type { Brand } from '../config/portal-config.ts';

export interface ScreenArgs {
  /** The address that is opened. */
  readonly address: string;
  /** Who opens it: a signed-in customer, a company, a payer without an OTP, or a visitor. */
  readonly session?: 'full' | 'corp' | 'partial' | 'none';
  /** What the network answers other than the contract's examples. */
  readonly instead?: ExampleAnswers;
}

interface ScreenStoryProps extends ScreenArgs {
  readonly language: string;
  readonly brand: string;
}

const brands = Object.values(
  import.meta.glob<Brand & { id: string }>('../../../../brands/*-*.json', { eager: true, import: 'default' }),
);

/** The whole portal at an address, as its people see it, on a network of the contract's examples. */
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
  return createPortal({
    config: { brand, environment: 'LOCAL', bases },
    host: 'localhost',
    store,
    fetch: exampleFetch(instead),
    loadedBy: 'load',
    analytics: () => {},
    chat: { logOut: () => {} },
    makeRouter: (routes) => createMemoryRouter(routes, { initialEntries: [address] }),
  });
}

/** Leaves a session on the device, which the portal finds as after a reload. */
async function signIn(store: SessionStore, session: ScreenArgs['session']): Promise<void> {
  const environment = resolveEnvironment('localhost', { local: true, bases: { LOCAL: bases } });
  const sdk = createSdk({ environment, store, fetch: exampleFetch() });
  if (session === 'partial') await beginPartialLogin(sdk, { loginId: '501234567' });
  if (session === 'corp') {
    await beginCorporateLogin(sdk, { clientId: '90000001', workTypeTxt: 'login' });
    await sendLoginOtp(sdk, 'login');
    await confirmLogin(sdk, '493027');
  }
  if (session === 'full') {
    await beginLogin(sdk, { loginId: '501234567', workTypeTxt: 'login' });
    await sendLoginOtp(sdk, 'login');
    await confirmLogin(sdk, '493027');
  }
  sdk.session.close();
}
