import type { RunningApi } from '@lifedesk/api/testing';
import { memoryStore, type SessionPorts } from '@lifedesk/sdk';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import brand from '../../../../brands/meru-life.json' with { type: 'json' };
import { App } from '../app/App.tsx';
import type { PortalOptions } from '../app/create-portal.ts';
import { createPortal, type RunningPortal } from '../app/create-portal.ts';
import type { LoadedBy } from '../app/step-history.ts';
import type { AnalyticsEvent } from '../effects/analytics.ts';
import { to } from '../registry/to.ts';
import { type TestClock, testClock } from './test-clock.ts';

/** Where the person was sent outside the portal. */
export const left = vi.fn<NonNullable<PortalOptions['leave']>>();
/** What was offered to save. */
export const saved = vi.fn<NonNullable<PortalOptions['save']>>();

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
  /** What analytics were told. */
  readonly events: AnalyticsEvent[];
  /** The address that the portal shows, with its query. */
  readonly address: () => string;
}

/** Opens the portal at an address, in jsdom, before the real API in this process. It is closed when the test ends. */
export function renderPortal(api: RunningApi, address: string, options: RenderOptions = {}): RenderedPortal {
  const clock = testClock(() => api.now());
  const { before = [] } = options;
  const events: AnalyticsEvent[] = [];
  const base = `${api.url}/api`;
  const portal = createPortal({
    store: memoryStore(),
    clock,
    loadedBy: 'load',
    leave: left,
    save: saved,
    ...options,
    config: {
      brand,
      environment: 'LOCAL',
      bases: { customerService: base, content: base, email: base },
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

/** Opens an address as a demo person who has signed in with a policy number and the OTP. */
export async function renderSignedIn(
  api: RunningApi,
  name: string,
  address: string = to('dashboard'),
  options: RenderOptions = {},
): Promise<RenderedPortal> {
  const person = await api.person(name);
  const login = `${to('login')}?redirectURL=${encodeURIComponent(address)}`;
  const rendered = renderPortal(api, login, options);
  await signIn(api, rendered, person.policyNumbers[0] ?? '', person.mobile ?? person.email ?? '');
  return rendered;
}

/** Opens an address as somebody of the demo company who has signed in with the client id and the OTP. */
export async function renderCompany(
  api: RunningApi,
  address: string = to('dashboard'),
  options: RenderOptions = {},
): Promise<RenderedPortal> {
  const { clientId, mobile } = await api.person('Sahyadri');
  const login = `${to('corporate-login')}?redirectURL=${encodeURIComponent(address)}`;
  const rendered = renderPortal(api, login, options);
  await signIn(api, rendered, clientId, mobile ?? '');
  return rendered;
}

/** Signs in on the page that is open, and waits until it has been left. */
export async function signIn(
  api: RunningApi,
  { user, address }: RenderedPortal,
  loginId: string,
  sentTo: string,
): Promise<void> {
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
