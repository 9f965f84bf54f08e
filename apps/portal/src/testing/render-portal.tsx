import type { RunningApi } from '@lifedesk/api/testing';
import type { AnalyticsEvent } from '@lifedesk/journey';
import { type TestClock, testClock } from '@lifedesk/journey/testing';
import {
  createSdk,
  memoryStore,
  resolveEnvironment,
  type Sdk,
  type SessionPorts,
  type SessionStore,
} from '@lifedesk/sdk';
import { asApplicant, asCompany, asCustomer, signIn as signInOnPage } from '@lifedesk/services/testing/sign-in';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import brand from '../../../../brands/meru-life.json' with { type: 'json' };
import { App } from '../app/App.tsx';
import { createPortal, type RunningPortal } from '../app/create-portal.ts';
import type { LoadedBy } from '../app/step-history.ts';
import type { PortalConfig } from '../config/portal-config.ts';
import { environmentOf } from '../page-sdk.ts';
import { to } from '../registry/to.ts';
import * as m from '../texts.ts';

export interface RenderOptions extends SessionPorts {
  /** Replaces the network, for tests without one. */
  readonly fetch?: typeof fetch;
  /** How the browser loaded the page: at its address, unless the test is about a reload. */
  readonly loadedBy?: LoadedBy;
  readonly onChatLogOut?: () => void;
  /** Earlier addresses, for the back button. */
  readonly before?: readonly string[];
}

export interface RenderedPortal {
  readonly portal: RunningPortal;
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly clock: TestClock;
  /** Events sent to analytics. */
  readonly events: AnalyticsEvent[];
  /** The address that the portal shows, with its query. */
  readonly address: () => string;
}

const basesOf = ({ url }: RunningApi) => ({
  customerService: `${url}/api`,
  content: `${url}/api`,
  email: `${url}/api`,
});

/** Opens the portal at an address, in jsdom, on the real API in this process. It closes when the test ends. */
export function renderPortal(api: RunningApi, address: string, options: RenderOptions = {}): RenderedPortal {
  const clock = testClock(() => api.now());
  const { before = [], store = memoryStore(), loadedBy = 'load' } = options;
  const events: AnalyticsEvent[] = [];
  const config: PortalConfig = { brand, environment: 'LOCAL', bases: basesOf(api) };
  const portal = createPortal({
    config,
    openSdk: (loader) =>
      createSdk({ clock, ...options, store, environment: environmentOf(config, 'localhost'), loader }),
    loadedBy,
    leave() {},
    save() {},
    analytics: (event) => events.push(event),
    chat: { logOut: () => options.onChatLogOut?.() },
    makeRouter: (routes) =>
      createMemoryRouter(routes, { initialEntries: [...before, address], initialIndex: before.length }),
  });
  const { unmount } = render(<App portal={portal} />);
  onTestFinished(() => {
    unmount();
    portal.close();
  });
  const { router } = portal;
  return {
    portal,
    user: userEvent.setup(),
    clock,
    events,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

/** Opens an address as a signed-in demo person, as after a reload: the sign-in page has its own tests. */
export async function renderSignedIn(
  api: RunningApi,
  name: string,
  address: string = to('dashboard'),
  options: RenderOptions = {},
): Promise<RenderedPortal> {
  return renderWithSession(api, address, options, await asCustomer(api, name));
}

/** Opens an address as a signed-in user of the demo company. */
export async function renderCompany(
  api: RunningApi,
  address: string = to('dashboard'),
  options: RenderOptions = {},
): Promise<RenderedPortal> {
  return renderWithSession(api, address, options, await asCompany(api));
}

/** Opens an address as an applicant in a session that follows an application. */
export async function renderApplicant(
  api: RunningApi,
  applicationNo: string,
  address: string = to('track-application'),
  { store = memoryStore(), ...options }: RenderOptions = {},
): Promise<RenderedPortal> {
  await leaveSession(api, store, await asApplicant(api, applicationNo));
  return renderPortal(api, address, { store, ...options });
}

/** Leaves a session on the device. */
async function leaveSession(api: RunningApi, store: SessionStore, logIn: (sdk: Sdk) => Promise<void>): Promise<void> {
  const environment = resolveEnvironment('localhost', { local: true, bases: { LOCAL: basesOf(api) } });
  const sdk = createSdk({ environment, store, clock: testClock(api.now()) });
  await logIn(sdk);
  sdk.session.close();
}

/** Leaves a session on the device, and opens an address there. */
async function renderWithSession(
  api: RunningApi,
  address: string,
  { store = memoryStore(), ...options }: RenderOptions,
  logIn: (sdk: Sdk) => Promise<void>,
): Promise<RenderedPortal> {
  await leaveSession(api, store, logIn);
  const rendered = renderPortal(api, address, { store, ...options });
  await screen.findByRole('button', { name: m.menu_signOut() });
  return rendered;
}

/** Signs in on the open page, and waits for the signed-in frame. */
export async function signIn(api: RunningApi, page: RenderedPortal, loginId: string, sentTo: string): Promise<void> {
  await signInOnPage(api, page, loginId, sentTo);
  await screen.findByRole('button', { name: 'Sign out' });
}
