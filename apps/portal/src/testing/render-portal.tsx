import { type RunningApi, renewSendBudgets } from '@lifedesk/api/testing';
import type { AnalyticsEvent } from '@lifedesk/journey';
import { type TestClock, testClock } from '@lifedesk/journey/testing';
import {
  beginCorporateLogin,
  beginLogin,
  confirmLogin,
  createSdk,
  memoryStore,
  resolveEnvironment,
  type Sdk,
  type SessionPorts,
  sendLoginOtp,
} from '@lifedesk/sdk';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import brand from '../../../../brands/meru-life.json' with { type: 'json' };
import { App } from '../app/App.tsx';
import { createPortal, type RunningPortal } from '../app/create-portal.ts';
import type { LoadedBy } from '../app/step-history.ts';
import { to } from '../registry/to.ts';

export interface RenderOptions extends SessionPorts {
  /** In place of the network, where a test is about its absence. */
  readonly fetch?: typeof fetch;
  /** How the browser loaded the page: at its address, unless the test is about a reload. */
  readonly loadedBy?: LoadedBy;
  readonly onChatLogOut?: () => void;
  /** Addresses that lie behind this one, for the back button. */
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

/** Opens the portal at an address, in jsdom, before the real API in this process. It is closed when the test ends. */
export function renderPortal(api: RunningApi, address: string, options: RenderOptions = {}): RenderedPortal {
  const clock = testClock(() => api.now());
  const { before = [] } = options;
  const events: AnalyticsEvent[] = [];
  const portal = createPortal({
    store: memoryStore(),
    clock,
    loadedBy: 'load',
    leave() {},
    save() {},
    ...options,
    config: {
      brand,
      environment: 'LOCAL',
      bases: basesOf(api),
    },
    host: 'localhost',
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

/** Opens an address as a demo person who has signed in, as after a reload: the sign-in page has tests of its own. */
export async function renderSignedIn(
  api: RunningApi,
  name: string,
  address: string = to('dashboard'),
  options: RenderOptions = {},
): Promise<RenderedPortal> {
  const { policyNumbers, mobile, email } = await api.person(name);
  const [loginId = ''] = policyNumbers;
  return renderWithSession(api, address, options, async (sdk) => {
    await beginLogin(sdk, { loginId, workTypeTxt: 'login' });
    await sendLoginOtp(sdk, 'login');
    await confirmLogin(sdk, await api.otpFor(mobile ?? email ?? ''));
  });
}

/** Opens an address as a signed-in user of the demo company. */
export async function renderCompany(
  api: RunningApi,
  address: string = to('dashboard'),
  options: RenderOptions = {},
): Promise<RenderedPortal> {
  const { clientId, mobile } = await api.person('Sahyadri');
  return renderWithSession(api, address, options, async (sdk) => {
    await beginCorporateLogin(sdk, { clientId, workTypeTxt: 'login' });
    await sendLoginOtp(sdk, 'login');
    await confirmLogin(sdk, await api.otpFor(mobile ?? ''));
  });
}

/** Leaves a session on the device, and opens an address there. */
async function renderWithSession(
  api: RunningApi,
  address: string,
  { store = memoryStore(), ...options }: RenderOptions,
  logIn: (sdk: Sdk) => Promise<void>,
): Promise<RenderedPortal> {
  await renewSendBudgets(api);
  const environment = resolveEnvironment('localhost', { local: true, bases: { LOCAL: basesOf(api) } });
  const sdk = createSdk({ environment, store, clock: testClock(api.now()) });
  await logIn(sdk);
  sdk.session.close();
  const rendered = renderPortal(api, address, { store, ...options });
  await screen.findByRole('button', { name: 'Sign out' });
  return rendered;
}

/** Signs in on the page that is open, and waits until it has been left. */
export async function signIn(
  api: RunningApi,
  { user, address }: RenderedPortal,
  loginId: string,
  sentTo: string,
): Promise<void> {
  await renewSendBudgets(api);
  await user.type(await screen.findByRole('textbox', { name: /Policy number, mobile or e-mail|Client id/ }), loginId);
  await user.click(screen.getByRole('button', { name: 'Send OTP' }));
  const field = await screen.findByRole('textbox', { name: /One-time password/ });
  await user.type(field, await api.otpFor(sentTo));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('button', { name: 'Sign out' });
  await waitFor(() => {
    if (/login/.test(address()) || screen.queryByRole('button', { name: 'Sign in' }))
      throw new Error('still on the sign-in page');
  });
}
