import { AppContext, type Customer, customerAtom, ResetOnRevisit, sessionKindAtom } from '@lifedesk/journey';
import { testClock } from '@lifedesk/journey/testing';
import { createSdk, memoryStore, type SessionStore } from '@lifedesk/sdk';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import type { ReactElement } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import brand from '../../../../brands/meru-life.json' with { type: 'json' };
import { createPortal, type RunningPortal } from '../app/create-portal.ts';
import { PortalContext } from '../app/portal.ts';
import { RouterNavigation } from '../app/RouterNavigation.tsx';
import type { LoadedBy } from '../app/step-history.ts';
import type { PortalConfig } from '../config/portal-config.ts';
import { environmentOf } from '../page-sdk.ts';

export interface RenderedJourney {
  readonly portal: RunningPortal;
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly address: () => string;
  /** Acts like the browser's back button. */
  readonly back: () => Promise<void>;
  /** Opens the same page again, like a reload: only what is on the device is left. */
  readonly reload: () => RenderedJourney;
  /** Leaves the page and signs the person out, as every ending does. */
  readonly unmount: () => void;
}

interface Options {
  readonly device?: SessionStore;
  /** The opaque id of the customer's first policy. */
  readonly customer?: string;
  readonly fetch?: typeof fetch;
  readonly loadedBy?: LoadedBy;
}

/** A journey's screen by itself, at an address, for a customer, on a device. Needs no service and no server. */
export function renderJourney(screen: ReactElement, address = '/cs/any', options: Options = {}): RenderedJourney {
  const {
    device = memoryStore(),
    customer = 'p_1',
    loadedBy = 'load',
    fetch = async () => new Response(null, { status: 503 }),
  } = options;
  const config: PortalConfig = { brand, environment: 'LOCAL' };
  const clock = testClock(new Date('2026-11-21T04:30:00.000Z'));
  const portal = createPortal({
    config,
    openSdk: (loader) =>
      createSdk({ environment: environmentOf(config, 'localhost'), store: device, clock, fetch, loader }),
    loadedBy,
    analytics: () => {},
    chat: { logOut() {} },
    makeRouter: () =>
      createMemoryRouter(
        [
          {
            path: '/cs/any',
            element: (
              <main>
                <Link to="/cs/any">{'any in the menu'}</Link>
                <RouterNavigation>
                  <ResetOnRevisit>{screen}</ResetOnRevisit>
                </RouterNavigation>
              </main>
            ),
          },
          { path: '*', element: <Link to="/cs/any">{'any'}</Link> },
        ],
        { initialEntries: ['/cs/dashboard', address], initialIndex: 1 },
      ),
  });
  portal.store.set(sessionKindAtom, 'full');
  portal.store.set(customerAtom, { policiesArray: [{ id: customer }] } as unknown as Customer);
  const { router } = portal;
  const { unmount } = render(
    <Provider store={portal.store}>
      <PortalContext value={portal}>
        <AppContext value={portal}>
          <RouterProvider router={router} />
        </AppContext>
      </PortalContext>
    </Provider>,
  );
  const close = () => {
    unmount();
    portal.close();
  };
  onTestFinished(close);
  return {
    portal,
    user: userEvent.setup(),
    address: () => router.state.location.pathname + router.state.location.search,
    back: () => router.navigate(-1),
    reload() {
      const { pathname, search } = router.state.location;
      close();
      return renderJourney(screen, pathname + search, { ...options, device, loadedBy: 'history' });
    },
    unmount: close,
  };
}
