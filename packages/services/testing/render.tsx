import type { RunningApi } from '@lifedesk/api/testing';
import type { AnalyticsEvent, App } from '@lifedesk/journey';
import { type TestApp, type TestAppOptions, type TestClock, testApp, testClock } from '@lifedesk/journey/testing';
import { resolveEnvironment } from '@lifedesk/sdk';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, vi } from 'vitest';
import brand from '../../../brands/meru-life.json' with { type: 'json' };
import { ServicesFrame } from './ServicesFrame.tsx';
import { base, linksOf, to } from './service-list.ts';
import { asCompany, asCustomer } from './sign-in.ts';

/** Where the person was sent outside the app. */
export const left = vi.fn<App['leave']>();
/** What was offered for download. */
export const saved = vi.fn<App['save']>();

export type RenderOptions = Pick<TestAppOptions, 'fetch' | 'store' | 'before' | 'arrivedBy'>;

export interface RenderedService {
  /** Its container: several services may be open at once, as in several tabs. */
  readonly container: HTMLElement;
  readonly app: TestApp;
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly clock: TestClock;
  readonly events: readonly AnalyticsEvent[];
  /** The address on the screen, with its query. */
  readonly address: () => string;
  /** Opens another address, like a link. */
  readonly navigate: (address: string) => Promise<void>;
  /** Acts like the browser's back button. */
  readonly back: () => Promise<void>;
}

/** Opens a service at an address, in jsdom, on the real API in this process. It closes when the test ends. */
export async function renderService(
  api: RunningApi,
  address: string,
  options: RenderOptions & Pick<TestAppOptions, 'signIn'> = {},
): Promise<RenderedService> {
  const clock = testClock(() => api.now());
  const url = `${api.url}/api`;
  const bases = { LOCAL: { customerService: url, content: url, email: url } };
  const app = await testApp({
    fetch: (input, init) => fetch(input, init),
    ...options,
    base,
    address,
    clock,
    environment: resolveEnvironment('localhost', { local: true, bases }),
    insurer: { name: brand.insurer, phone: brand.phone },
    links: linksOf,
    leave: left,
    save: saved,
  });
  const { unmount, container } = render(<ServicesFrame app={app} />);
  onTestFinished(() => {
    unmount();
    app.close();
  });
  const navigate = async (wanted: string) => act(async () => app.router.open(wanted));
  const back = async () => act(async () => app.router.back());
  return { container, app, user: userEvent.setup(), clock, events: app.events, address: app.address, navigate, back };
}

/** Opens an address as a signed-in demo person, as after a reload: the sign-in page has its own tests. */
export async function renderSignedIn(
  api: RunningApi,
  name: string,
  address: string = to('dashboard'),
  options: RenderOptions = {},
): Promise<RenderedService> {
  return renderService(api, address, { ...options, signIn: await asCustomer(api, name) });
}

/** Opens an address as a signed-in user of the demo company. */
export async function renderCompany(
  api: RunningApi,
  address: string = to('dashboard'),
  options: RenderOptions = {},
): Promise<RenderedService> {
  return renderService(api, address, { ...options, signIn: await asCompany(api) });
}

/** Waits for the page with this heading, until everything on it has loaded. */
export async function loadedPage(name: string | RegExp): Promise<void> {
  await screen.findByRole('heading', { level: 1, name });
  await waitFor(() => expect(document.querySelector('[data-state="loading"]')).toBeNull());
}
