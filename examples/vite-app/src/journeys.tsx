import {
  type App,
  AppContext,
  customerAtom,
  followLocale,
  handleFailures,
  keepSession,
  MemoryNavigation,
  memoryRouter,
  Toasts,
} from '@lifedesk/journey';
import type { Sdk } from '@lifedesk/sdk';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';

/** What this app supplies to the journeys. It has one page, no router and no other services. */
export function createJourneys(sdk: Sdk) {
  const store = createStore();
  const router = memoryRouter({ base: location.pathname });
  const analytics = () => {};
  const where = () => ({ service: 'change-mobile', isProtected: store.get(customerAtom) !== undefined });
  followLocale(store, sdk.session.store);
  const fail = handleFailures({ sdk, store, analytics, where });
  const app: App = {
    sdk,
    analytics,
    session: keepSession({
      sdk,
      store,
      analytics,
      onForgotten() {},
      onInvalid: (error) => void fail(error),
      onEnded: () => location.reload(),
    }),
    fail,
    links: { href: () => undefined },
    insurer: {
      name: { en: 'Example Life', hi: 'एग्ज़ाम्पल लाइफ़' },
      phone: { dial: '18000000000', read: '1800 000 0000' },
    },
    now: () => new Date(sdk.clock.now()),
    leave: (url) => location.assign(url),
    save() {},
  };
  return { app, store, router };
}

/** Runs a journey with its app, its place and its messages. */
export function Journeys({ given, children }: { given: ReturnType<typeof createJourneys>; children: ReactNode }) {
  return (
    <Provider store={given.store}>
      <AppContext value={given.app}>
        <MemoryNavigation router={given.router}>{children}</MemoryNavigation>
        <Toasts page={location.pathname} />
      </AppContext>
    </Provider>
  );
}
