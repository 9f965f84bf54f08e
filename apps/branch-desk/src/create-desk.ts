import type { BrandFile } from '@lifedesk/brands/brand-file.ts';
import {
  type App,
  customerAtom,
  followBrowser,
  followLocale,
  handleFailures,
  keepSession,
  type Locale,
  type MemoryRouter,
  memoryRouter,
  queryOf,
  saveFile,
  sessionKindAtom,
  silent,
} from '@lifedesk/journey';
import { type Ending, isLifedeskError, readStaffSession, type Schemas, type Sdk } from '@lifedesk/sdk';
import { atom, type createStore } from 'jotai';
import { createContext, use } from 'react';
import { linksOf, serviceParameter } from './registry/links.ts';

/** What the desk shows of an insurer's file (`brands/`). */
export type Brand = Pick<BrandFile<Locale>, 'insurer' | 'shortName' | 'mark' | 'phone'>;

/** The parts of the desk. Created once in `main.tsx`, and once for each test. */
export interface Desk extends App {
  readonly brand: Brand;
  readonly store: ReturnType<typeof createStore>;
  /** The desk's addresses, in memory only: the browser's history would show the next customer who the last one was. */
  readonly router: MemoryRouter;
  readonly home: string;
  /** Stops everything that watches. */
  readonly close: () => void;
}

/** Who is signed in as staff. */
export const staffAtom = atom<Schemas['StaffSession'] | undefined>(undefined);
/** How the last customer's session ended. */
export const endingAtom = atom<Ending | undefined>(undefined);
/** Someone pressed Back on the customer's first page. */
export const stayedAtom = atom(false);

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('there is no desk around this component');
  return desk;
}

/** The open service; undefined on the customer's own page. */
export const serviceAt = (router: MemoryRouter) => queryOf(router.current()).get(serviceParameter) ?? undefined;

/**
 * The desk's own path, to which the gateway's page leads back, in its own tab. At the root of a host it needs
 * a name: the contract requires one.
 */
export const homeOf = (path: string) => path.replace(/\/(index\.html)?$/, '') || '/branch-desk';

/**
 * @param store with `staffAtom`, from which the SDK has the token of staff
 */
export function createDesk(sdk: Sdk, brand: Brand, store: Desk['store'], home = homeOf(location.pathname)): Desk {
  const router = memoryRouter({ base: home, page: [serviceParameter] });
  const analytics = () => {};
  const onEnded = (ending: Ending) => store.set(endingAtom, ending);
  const where = () => ({
    service: serviceAt(router) ?? 'branch-desk',
    isProtected: store.get(sessionKindAtom) === 'full',
  });
  const handle = handleFailures({ sdk, store, analytics, where });
  // it can be the customer's session that has ended, or that of staff, and with it the customer's
  const hasEnded = (error: unknown) => isLifedeskError(error) && error.code === 'session-ended';
  const fail = (error: unknown) => {
    if (hasEnded(error))
      readStaffSession(sdk, {}, silent).catch((reason) => hasEnded(reason) && store.set(staffAtom, undefined));
    return handle(error);
  };
  const session = keepSession({
    sdk,
    store,
    analytics,
    onForgotten: router.restart,
    onInvalid: (error) => void fail(error),
    onEnded,
  });
  const unfollow = followLocale(store, sdk.session.store);
  const browser = followBrowser({
    router,
    isServing: () => store.get(customerAtom) !== undefined,
    onStay: () => store.set(stayedAtom, true),
  });
  const onMove = () => {
    store.set(stayedAtom, false);
    browser.sync();
  };
  const stops = [unfollow, browser.stop, router.subscribe(onMove), store.sub(customerAtom, onMove)];
  return {
    sdk,
    brand,
    store,
    router,
    home,
    session,
    analytics,
    fail,
    links: linksOf(store, home),
    insurer: { name: brand.insurer, phone: brand.phone },
    now: () => new Date(sdk.clock.now()),
    save: saveFile,
    // the customer pays in another tab: the session is in the memory of this page
    leave(url, back) {
      const tab = window.open(url, '_blank');
      if (tab) tab.opener = null;
      router.open(back, { replace: true });
    },
    close() {
      for (const stop of stops) stop();
      session.close();
      sdk.session.close();
    },
  };
}
