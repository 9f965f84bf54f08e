// @vitest-environment-options { "url": "https://www.merulife.example/cs/login" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserStore } from './browser-store.ts';
import { load, save } from './persist.ts';
import { signedOut } from './state.ts';
import type { StoreArea } from './store.ts';
import { loggedIn, loggedOut } from './transitions.ts';

const areas: StoreArea[] = ['session', 'local', 'cookie'];
const answer = { token: 'tok', xsrfToken: 'x', sessiontimeout: 900, currentDateTime: '2026-11-21T04:30:00.000Z' };
const state = loggedIn(signedOut, answer, 'p_1', 0).state;

beforeEach(() => {
  const store = browserStore();
  for (const area of areas) for (const key of store.keys(area)) store.remove(area, key);
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'cookie');
});

const throwInsecure = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('a browser with storage', () => {
  it.each(areas)('keeps in %s', (area) => {
    const store = browserStore();
    expect(store.get(area, 'a')).toBeUndefined();
    store.set(area, 'a', '1');
    store.set(area, 'b', '2');
    const afterReload = browserStore();
    expect(afterReload.get(area, 'a')).toBe('1');
    expect(afterReload.keys(area).sort()).toEqual(['a', 'b']);
    afterReload.remove(area, 'a');
    expect(store.get(area, 'a')).toBeUndefined();
    expect(store.keys(area)).toEqual(['b']);
  });

  it('writes cookies for one day, to this host only, over TLS only, same-site only', () => {
    const write = vi.spyOn(document, 'cookie', 'set');
    const store = browserStore();
    store.set('cookie', 'loginAuth', '1');
    expect(write.mock.calls).toEqual([['loginAuth=1; Path=/; Max-Age=86400; Secure; SameSite=Strict']]);
    store.remove('cookie', 'loginAuth');
    expect(document.cookie).toBe('');
  });

  it('keeps the token in session storage only, and nothing after a logout', () => {
    const store = browserStore();
    save(store, state);
    expect(JSON.stringify({ ...localStorage })).not.toContain('tok');
    expect(document.cookie).not.toContain('tok');
    expect(document.cookie).not.toContain('p_1');
    expect(load(browserStore())).toEqual(state);
    save(store, loggedOut(state).state);
    expect([sessionStorage.length, localStorage.length, document.cookie]).toEqual([0, 0, '']);
  });
});

describe('a browser without storage', () => {
  it('throws on any access: the session lives in memory, and each area is reported once', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(throwInsecure);
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(throwInsecure);
    Object.defineProperty(document, 'cookie', { get: throwInsecure, set: throwInsecure, configurable: true });
    const onProblem = vi.fn();
    const store = browserStore(onProblem);
    save(store, state);
    store.set('local', 'language', 'hi');
    expect(load(store)).toEqual(state);
    expect(store.get('local', 'language')).toBe('hi');
    expect(store.keys('cookie').sort()).toEqual(['loginAuth', 'loginPolicy']);
    expect(onProblem.mock.calls.map(([{ area }]) => area).sort()).toEqual(['cookie', 'local', 'session']);
    save(store, loggedOut(state).state);
    expect(load(store)).toEqual(signedOut);
  });

  it('is full: what does not fit lives in memory and replaces the old value', () => {
    const store = browserStore();
    store.set('session', 'a', 'old');
    const onProblem = vi.fn();
    const full = browserStore(onProblem);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    full.set('session', 'a', 'new');
    expect(full.get('session', 'a')).toBe('new');
    expect(onProblem).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
    full.set('session', 'a', 'newer');
    expect(browserStore().get('session', 'a')).toBe('newer');
  });

  it('drops cookies silently: the flag lives in memory', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    const store = browserStore();
    store.set('cookie', 'loginAuth', '1');
    expect(document.cookie).toBe('');
    expect(store.get('cookie', 'loginAuth')).toBe('1');
    store.remove('cookie', 'loginAuth');
    expect(store.get('cookie', 'loginAuth')).toBeUndefined();
  });
});
