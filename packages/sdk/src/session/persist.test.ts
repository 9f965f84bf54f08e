import { describe, expect, it } from 'vitest';
import { cookieEntries, hasSessionFlag, load, localFlag, save, sessionEntries, setLocalFlag } from './persist.ts';
import { type SessionState, signedOut } from './state.ts';
import { cookieKeys, localKeys, sessionKeys } from './storage-keys.ts';
import { memoryStore, type SessionStore, type StoreArea } from './store.ts';
import * as t from './transitions.ts';

const answer = { token: 'tok', xsrfToken: 'xsrf', sessiontimeout: 900, currentDateTime: '2026-11-21T04:30:00.000Z' };
const tracking = { token: 'track', xsrfToken: 'track-xsrf' };
const now = 1_795_235_500_123;
const states: Record<string, SessionState> = {
  full: t.loggedIn(signedOut, answer, 'p_1', now).state,
  'full with tracking': t.applicationTracked(t.loggedIn(signedOut, answer, 'p_1', now).state, tracking).state,
  'full without a policy': t.loggedIn(signedOut, answer, undefined, now).state,
  corp: t.corporateLoggedIn(signedOut, answer, '40012345', now).state,
  partial: t.partiallyLoggedIn(signedOut, answer, now).state,
  tracking: t.applicationTracked(signedOut, tracking).state,
  signedOut,
};

const areas: StoreArea[] = ['session', 'local', 'cookie'];
const dump = (store: SessionStore) =>
  Object.fromEntries(
    areas.map((area) => [area, Object.fromEntries(store.keys(area).map((k) => [k, store.get(area, k)]))]),
  );

describe('the keys', () => {
  it('are those of section 3', () => {
    expect(Object.keys(sessionKeys)).toEqual([
      'jwt',
      'isLoginAuth',
      'clientId',
      'isCorporateLogin',
      'expiryTime',
      'xsrfToken',
      'loginByPolicy',
      'uniqueTokenNo',
      'corporateLogout',
    ]);
    expect(Object.keys(localKeys)).toEqual([
      'notifications',
      'navSubscribed',
      'neftUpdate',
      'language',
      'transactionMade',
    ]);
    expect(Object.keys(cookieKeys)).toEqual(['loginPolicy', 'loginAuth', 'corporateAuth', 'partialLogin', 'clientId']);
    const everyKey = [sessionKeys, localKeys, cookieKeys].flatMap((keys) => Object.values(keys));
    expect(new Set(everyKey).size).toBe(everyKey.length);
  });
});

describe('the stored data', () => {
  it.each(Object.entries(states))('%s comes back as it was', (_name, state) => {
    const store = memoryStore();
    save(store, state);
    expect(load(store)).toEqual(state);
  });

  it.each(Object.entries(states))('of %s nothing is left by another', (_name, state) => {
    for (const next of Object.values(states)) {
      const used = memoryStore();
      save(used, state);
      save(used, next);
      const fresh = memoryStore();
      save(fresh, next);
      expect(dump(used)).toEqual(dump(fresh));
    }
  });

  it('is only flags in cookies', () => {
    for (const state of Object.values(states))
      for (const value of Object.values(cookieEntries(state))) expect([undefined, '1']).toContain(value);
  });

  it('contains no challenge: a reload starts the login again', () => {
    const { state } = t.challenged(signedOut, { otpToken: 'otp', mobileNumber: '** 43210' }, 'retail', '501234567');
    expect(Object.values(sessionEntries(state)).filter(Boolean)).toEqual([]);
  });

  it('contains nothing personal after a logout, but the language', () => {
    for (const state of Object.values(states)) {
      const store = memoryStore();
      save(store, state);
      setLocalFlag(store, 'language', 'hi');
      setLocalFlag(store, 'notifications', '1');
      setLocalFlag(store, 'neftUpdate', '1');
      setLocalFlag(store, 'transactionMade', '1');
      setLocalFlag(store, 'navSubscribed', '1', 'p_1');
      setLocalFlag(store, 'navSubscribed', '1', 'p_2');
      save(store, t.loggedOut(state).state);
      expect(dump(store)).toEqual({
        session: state.kind === 'corp' ? { corporateLogout: '1' } : {},
        local: { language: 'hi' },
        cookie: {},
      });
    }
  });

  it('shows a corporate logout after a reload', () => {
    const store = memoryStore();
    save(store, t.loggedOut(states.corp as SessionState).state);
    expect(load(store)).toEqual({ ...signedOut, corporateLogout: true });
  });
});

describe('damaged data', () => {
  it.each<[keyof typeof sessionKeys, string | undefined]>([
    ['uniqueTokenNo', undefined],
    ['uniqueTokenNo', ''],
    ['xsrfToken', undefined],
    ['expiryTime', undefined],
    ['expiryTime', 'soon'],
    ['expiryTime', '1 2'],
    ['expiryTime', '1 2 x'],
  ])('%s as %s counts as signed out', (key, value) => {
    const store = memoryStore();
    save(store, states.full as SessionState);
    if (value === undefined) store.remove('session', sessionKeys[key]);
    else store.set('session', sessionKeys[key], value);
    expect(load(store)).toEqual(signedOut);
  });

  it('half a tracking session counts as none', () => {
    const store = memoryStore();
    store.set('session', sessionKeys.jwt, 'half');
    expect(load(store)).toEqual(signedOut);
  });
});

describe('flags', () => {
  it('are stored by name, and per policy if they belong to one', () => {
    const store = memoryStore();
    setLocalFlag(store, 'navSubscribed', '1', 'p_1');
    expect(localFlag(store, 'navSubscribed', 'p_1')).toBe('1');
    expect(localFlag(store, 'navSubscribed', 'p_2')).toBeUndefined();
    setLocalFlag(store, 'navSubscribed', undefined, 'p_1');
    expect(store.keys('local')).toEqual([]);
  });

  it('show a new tab that there may be a session', () => {
    for (const [name, state] of Object.entries(states)) {
      const store = memoryStore();
      save(store, state);
      expect([name, hasSessionFlag(store)]).toEqual([name, state.tokens !== undefined]);
    }
  });
});
