import { locales } from '@lifedesk/journey/locale';
import {
  createSdk,
  type Environment,
  memoryStore,
  resolveEnvironment,
  type Sdk,
  type SessionKind,
  type SessionPorts,
  setLocalFlag,
} from '@lifedesk/sdk';
import { exampleFetch } from '@lifedesk/sdk/testing';
import { createStore } from 'jotai';
import { handleFailures } from '../answers/failure.ts';
import { followLocale } from '../locale/follow-locale.ts';
import type { Locale } from '../locale/locale.ts';
import type { AnalyticsEvent } from '../provider/analytics.ts';
import type { App } from '../provider/app.ts';
import type { Links } from '../provider/links.ts';
import { type MemoryRouter, type MemoryRouterOptions, memoryRouter } from '../provider/memory-router.ts';
import { searchOf } from '../provider/navigation.ts';
import { sessionKindAtom } from '../provider/session-kind.ts';
import { keepSession } from '../session/session-keeper.ts';
import { exampleSignIn } from './example-sign-in.ts';

type Store = ReturnType<typeof createStore>;

export interface TestAppOptions
  extends SessionPorts,
    Partial<Pick<App, 'leave' | 'save' | 'insurer'>>,
    Pick<MemoryRouterOptions, 'before' | 'arrivedBy'> {
  /** Where the person starts, for example `/app/update-pan?id=p_1`; addresses are below `/app`. */
  readonly address?: string;
  /** The path prefix of all addresses; `/app` by default. */
  readonly base?: string;
  readonly locale?: Locale;
  /** Who is signed in: one of the contract's examples, or whoever this function signs in. By default a visitor. */
  readonly signIn?: SessionKind | ((sdk: Sdk) => Promise<void>);
  /** Replaces the network; `exampleFetch()` of `@lifedesk/sdk/testing` by default. */
  readonly fetch?: typeof fetch;
  /** Where the API is, if `fetch` calls a real one. */
  readonly environment?: Environment;
  /** The services that links can reach; by default every one, for everyone. */
  readonly links?: (store: Store, now: () => Date) => Links;
}

/** An app for tests and stories. */
export interface TestApp extends App {
  readonly store: Store;
  readonly router: MemoryRouter;
  /** The recorded analytics events. */
  readonly events: readonly AnalyticsEvent[];
  /** The address on the screen, with its query and the step of a journey. */
  readonly address: () => string;
  /** Stops everything that watches. */
  readonly close: () => void;
}

const api = 'http://localhost/api';
const bases = { LOCAL: { customerService: api, content: api, email: api } };
const nowhere = resolveEnvironment('localhost', { local: true, bases });

/** An insurer that does not exist. */
const anyInsurer: App['insurer'] = {
  // fromEntries forgets which keys it had
  name: Object.fromEntries(locales.map((locale) => [locale, 'Any Life'])) as Record<Locale, string>,
  phone: { dial: '18000000000', read: '1800 000 0000' },
};

/**
 * An app in memory that runs journeys without a router, a portal and, by default, a server. Render it with `TestFrame`,
 * and `close` it at the end.
 * @throws LifedeskError if signing in fails
 */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { base = '/app', address = base, before = [], arrivedBy = 'load', locale, signIn } = options;
  const { store: device = memoryStore(), environment = nowhere, insurer = anyInsurer, clock } = options;
  const ports = { ...options, store: device, environment };
  if (locale) setLocalFlag(device, 'language', locale);
  if (signIn) {
    // leaves a session on the device, which the app finds as after a reload
    const isExample = typeof signIn === 'string';
    const way = { environment, store: device, ...(clock && { clock }), ...(isExample && { fetch: exampleFetch() }) };
    const sdk = createSdk(way);
    await (isExample ? exampleSignIn(sdk, signIn) : signIn(sdk));
    sdk.session.close();
  }
  const sdk = createSdk({ ...ports, fetch: options.fetch ?? exampleFetch() });
  const store = createStore();
  const router = memoryRouter({ base, address, before, arrivedBy });
  const events: AnalyticsEvent[] = [];
  const analytics = (event: AnalyticsEvent) => void events.push(event);
  const where = () => ({
    service:
      router
        .current()
        .address.slice(base.length + 1)
        .split('?')[0] ?? '',
    isProtected: store.get(sessionKindAtom) !== 'none',
  });
  const fail = handleFailures({ sdk, store, analytics, where });
  const session = keepSession({
    sdk,
    store,
    analytics,
    onForgotten() {},
    onInvalid: (error) => void fail(error),
    onEnded() {},
  });
  const unfollow = followLocale(store, device);
  const links = options.links ?? (() => ({ href: (id, query) => `${base}/${id}${searchOf(query)}` }));
  if (signIn) await session.restored();
  const now = () => new Date(sdk.clock.now());
  return {
    sdk,
    store,
    session,
    analytics,
    events,
    insurer,
    router,
    fail,
    links: links(store, now),
    now,
    leave: options.leave ?? (() => {}),
    save: options.save ?? (() => {}),
    address: () => router.current().address,
    close() {
      unfollow();
      session.close();
      sdk.session.close();
    },
  };
}
