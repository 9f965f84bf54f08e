import { notConfigured } from '../errors/not-configured.ts';
import { memoryStore, type OnStoreProblem, type SessionStore, type StoreArea } from './store.ts';

/** How long a cookie lives, in seconds: one day (section 9). */
const COOKIE_SECONDS = 86_400;

const NO_BROWSER =
  "browserStore needs a browser's page. In Node, and while a server renders, use store: memoryStore(), one for each customer.";

/**
 * Session storage, local storage and cookies of a browser. If one is blocked or full, its values live in memory, and
 * the app is notified once for each area. Cookies are `Secure`, `SameSite=Strict` and host-only.
 * @throws LifedeskError `not-configured` outside a browser's page
 */
export function browserStore(onProblem: OnStoreProblem = () => {}): SessionStore {
  if (typeof document === 'undefined') throw notConfigured(NO_BROWSER);
  const memory = memoryStore();
  const reported = new Set<StoreArea>();

  function attempt<T>(area: StoreArea, act: () => T, otherwise: T): T {
    try {
      return act();
    } catch (cause) {
      if (!reported.has(area)) {
        reported.add(area);
        onProblem({ area, cause });
      }
      return otherwise;
    }
  }

  const webStorage = (area: 'session' | 'local') => (area === 'session' ? sessionStorage : localStorage);
  const fromDevice = (area: StoreArea, key: string): string | undefined =>
    area === 'cookie' ? cookies().get(key) : (webStorage(area).getItem(key) ?? undefined);

  return {
    get: (area, key) => memory.get(area, key) ?? attempt(area, () => fromDevice(area, key), undefined),
    set(area, key, value) {
      const kept = attempt(
        area,
        () => {
          if (area === 'cookie') return writeCookie(key, value);
          webStorage(area).setItem(key, value);
          return true;
        },
        false,
      );
      if (kept) memory.remove(area, key);
      else memory.set(area, key, value);
    },
    remove(area, key) {
      memory.remove(area, key);
      attempt(
        area,
        () => (area === 'cookie' ? void writeCookie(key, '', 0) : webStorage(area).removeItem(key)),
        undefined,
      );
    },
    keys(area) {
      const onDevice = attempt<string[]>(
        area,
        () => (area === 'cookie' ? [...cookies().keys()] : Object.keys(webStorage(area))),
        [],
      );
      return [...new Set([...onDevice, ...memory.keys(area)])];
    },
  };
}

function cookies(): Map<string, string> {
  const pairs = document.cookie.split('; ').filter(Boolean);
  return new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
}

/** A blocked cookie does not throw, so read it back. */
function writeCookie(key: string, value: string, maxAge = COOKIE_SECONDS): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser.
  document.cookie = `${key}=${value}; Path=/; Max-Age=${maxAge}; Secure; SameSite=Strict`;
  return maxAge === 0 || cookies().get(key) === value;
}
