import {
  type Analytics,
  type App,
  followLocale,
  handleFailures,
  type Insurer,
  keepSession,
  redirectParameter,
} from '@lifedesk/journey';
import { type Audience, audienceOf } from '@lifedesk/journey/service';
import { afterExpiry, type Sdk } from '@lifedesk/sdk';
import { createStore } from 'jotai';
import type { createBrowserRouter, RouteObject } from 'react-router-dom';
import type { PortalConfig } from '../config/portal-config.ts';
import type { ChatAssistant } from '../effects/chat-assistant.ts';
import { leavePortal } from '../effects/leave-portal.ts';
import { saveFile } from '../effects/save-file.ts';
import type { SdkListeners } from '../page-sdk.ts';
import { linksOf } from '../registry/links.ts';
import { loginAddress } from '../registry/redirect.ts';
import { serviceAt } from '../registry/registry.ts';
import { services } from '../registry/services.ts';
import { to } from '../registry/to.ts';
import { inFlightAtom } from '../state/in-flight.ts';
import { storageBlockedAtom } from '../state/storage-blocked.ts';
import { loadMaintenanceLater } from './maintenance/load-later.ts';
import type { Portal } from './portal.ts';
import { routesOf } from './routes.tsx';
import { type LoadedBy, stepHistories } from './step-history.ts';

type Router = ReturnType<typeof createBrowserRouter>;

export interface PortalOptions extends Partial<Pick<App, 'leave' | 'save'>> {
  readonly config: PortalConfig;
  readonly openSdk: (listeners: SdkListeners) => Sdk;
  readonly analytics: Analytics;
  readonly chat: ChatAssistant;
  /** How the browser loaded the page. */
  readonly loadedBy: LoadedBy;
  readonly makeRouter: (routes: RouteObject[]) => Router;
}

export interface RunningPortal extends Portal {
  readonly router: Router;
  /** Stops everything that watches. */
  readonly close: () => void;
}

/** Composes the portal: environment, SDK, state, session, router. The only place where they meet. */
export function createPortal(options: PortalOptions): RunningPortal {
  const { config, analytics, chat, loadedBy, makeRouter, leave = leavePortal, save = saveFile } = options;
  const store = createStore();
  const sdk = options.openSdk({
    onCallStart: (count, message) => store.set(inFlightAtom, { count, message }),
    onCallEnd: (count, message) => store.set(inFlightAtom, { count, message }),
    onStorageBlocked: () => store.set(storageBlockedAtom, true),
  });
  const where = () => {
    const { pathname, search } = router.state.location;
    const row = serviceAt(services, pathname);
    // the sign-in page acts for the protected page that led to it
    const cameFromProtected = new URLSearchParams(search).has(redirectParameter);
    return {
      service: row?.id ?? 'none',
      isProtected: row?.access === 'private' || cameFromProtected,
      isPublic: row?.access === 'public',
    };
  };
  /** A page with a variant that needs no session is only protected for people who were signed in. */
  const isProtectedFor = (audience: Audience | undefined) => {
    const row = serviceAt(services, router.state.location.pathname);
    return row?.access === 'private' || (row?.access === 'either' && audience !== undefined);
  };
  /** Whose session last ended in this tab. */
  let endedFor: Audience | undefined;
  const fail = handleFailures({ sdk, store, analytics, where });
  const session = keepSession({
    sdk,
    store,
    analytics,
    onForgotten: () => chat.logOut(),
    onInvalid: (error) => void fail(error),
    onEnded(ending, kind) {
      const audience = audienceOf(kind);
      endedFor = audience;
      if (ending === 'logged-out') {
        if (!where().isPublic) void router.navigate(to('logout'));
        return;
      }
      const { location } = router.state;
      const path = location.pathname + location.search;
      const next = afterExpiry({ path, isProtected: isProtectedFor(audience), wantsRedirect: true });
      if (next.to === 'login') void router.navigate(loginAddress(services, location, audience));
    },
  });
  const insurer: Insurer = { name: config.brand.insurer, phone: config.brand.phone };
  const now = () => new Date(sdk.clock.now());
  const portal: Portal = {
    config,
    sdk,
    store,
    session,
    analytics,
    fail,
    links: linksOf(store, now),
    insurer,
    leave,
    save,
    openSteps: () => openSteps(),
    lastAudience: () => (sdk.session.state.corporateLogout ? 'corporate' : endedFor),
    now,
  };
  const router = makeRouter(routesOf(portal));
  const openSteps = stepHistories(router, loadedBy);
  const unfollow = followLocale(store, sdk.session.store);
  const stopAsking = loadMaintenanceLater(portal);
  return {
    ...portal,
    router,
    close() {
      unfollow();
      stopAsking();
      session.close();
      router.dispose();
      sdk.session.close();
    },
  };
}
