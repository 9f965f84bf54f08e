import { type SessionState, signedOut, type Tokens } from './state.ts';
import { cookieKeys, type LocalKey, localKeys, sessionKeys } from './storage-keys.ts';
import type { SessionStore } from './store.ts';

type Entries<Keys> = { readonly [K in keyof Keys]: string | undefined };

/** What session storage contains for a state; undefined means absent. */
export function sessionEntries(state: SessionState): Entries<typeof sessionKeys> {
  const { application, tokens, expiryTime, idleSeconds, openedAt } = state;
  return {
    jwt: application && `${application.token}.${application.xsrfToken}`,
    isLoginAuth: flag(state.isLogged),
    clientId: state.clientId,
    isCorporateLogin: flag(state.kind === 'corp'),
    expiryTime: tokens && [expiryTime, idleSeconds, openedAt].join(' '),
    xsrfToken: tokens?.xsrfToken,
    loginByPolicy: state.policyId,
    uniqueTokenNo: tokens?.token,
    corporateLogout: flag(state.corporateLogout),
  };
}

/** What the cookies contain for a state: flags, nothing else. */
export function cookieEntries(state: SessionState): Entries<typeof cookieKeys> {
  return {
    loginPolicy: flag(state.policyId !== undefined),
    loginAuth: flag(state.isLogged),
    corporateAuth: flag(state.kind === 'corp'),
    partialLogin: flag(state.kind === 'partial'),
    clientId: flag(state.clientId !== undefined),
  };
}

/**
 * Writes the state to the store and removes everything of an earlier one. Without a session the local flags go too,
 * except the language.
 */
export function save(store: SessionStore, state: SessionState): void {
  write(store, 'session', sessionKeys, sessionEntries(state));
  write(store, 'cookie', cookieKeys, cookieEntries(state));
  if (state.ending) forgetLocal(store);
}

/** Reads the state from the store; a partial or damaged one counts as signed out. */
export function load(store: SessionStore): SessionState {
  const read = (key: keyof typeof sessionKeys) => store.get('session', sessionKeys[key]);
  const application = splitTokens(read('jwt'));
  const corporateLogout = read('corporateLogout') === '1';
  const token = read('uniqueTokenNo');
  const xsrfToken = read('xsrfToken');
  const times = (read('expiryTime') ?? '').split(' ').map(Number);
  const [expiryTime, idleSeconds = 0, openedAt] = times;
  if (!token || !xsrfToken || times.length !== 3 || !times.every(Number.isFinite))
    return { ...signedOut, application, corporateLogout };
  const isLogged = read('isLoginAuth') === '1';
  return {
    ...signedOut,
    application,
    isLogged,
    kind: read('isCorporateLogin') === '1' ? 'corp' : isLogged ? 'full' : 'partial',
    tokens: { token, xsrfToken },
    expiryTime,
    idleSeconds,
    openedAt,
    clientId: read('clientId'),
    policyId: read('loginByPolicy'),
  };
}

/** Whether the cookies say that some tab has, or had, a session. */
export function hasSessionFlag(store: SessionStore): boolean {
  return [cookieKeys.loginAuth, cookieKeys.partialLogin].some((key) => store.get('cookie', key) === '1');
}

/** Reads a local flag. @param of the policy's opaque id, for the flags stored per policy. */
export function localFlag(store: SessionStore, key: LocalKey, of?: string): string | undefined {
  return store.get('local', of ? `${localKeys[key]}.${of}` : localKeys[key]);
}

/** Stores a local flag; undefined removes it. */
export function setLocalFlag(store: SessionStore, key: LocalKey, value: string | undefined, of?: string): void {
  const name = of ? `${localKeys[key]}.${of}` : localKeys[key];
  if (value === undefined) store.remove('local', name);
  else store.set('local', name, value);
}

function forgetLocal(store: SessionStore): void {
  const { language, ...personal } = localKeys;
  const names: string[] = Object.values(personal);
  for (const key of store.keys('local')) if (names.includes(key.split('.')[0] ?? '')) store.remove('local', key);
}

function write<Keys extends Readonly<Record<string, string>>>(
  store: SessionStore,
  area: 'session' | 'cookie',
  keys: Keys,
  entries: Entries<Keys>,
): void {
  for (const [name, key] of Object.entries(keys)) {
    const value = entries[name];
    if (value !== undefined) store.set(area, key, value);
    else if (store.get(area, key) !== undefined) store.remove(area, key);
  }
}

function splitTokens(value: string | undefined): Tokens | undefined {
  const [token, xsrfToken] = (value ?? '').split('.');
  return token && xsrfToken ? { token, xsrfToken } : undefined;
}

function flag(on: boolean): '1' | undefined {
  return on ? '1' : undefined;
}
