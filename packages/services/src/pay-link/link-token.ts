import type { SessionStore } from '@lifedesk/sdk';

/** A link, stored in this tab while the payer is at the bank. It ends with the tab, like a session's token. */
export interface StoredLink {
  readonly token: string;
  /** The address of the payment started in this tab. */
  readonly payUrl?: string;
}

const KEY = 'pay-link';
const TOKEN = /^#([A-Za-z0-9_-]{43})$/;

/**
 * The link that opened this page. Its token is in the fragment, which browsers never send to a server. It leaves the
 * address bar immediately, so that it is in no history, screenshot or copied address.
 */
export function loadLink(store: SessionStore): StoredLink | undefined {
  const { hash, pathname, search } = window.location;
  const token = TOKEN.exec(hash)?.[1];
  if (token === undefined) return read(store.get('session', KEY));
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  const kept = read(store.get('session', KEY));
  if (kept?.token === token) return kept;
  saveLink(store, { token });
  return { token };
}

export function saveLink(store: SessionStore, link: StoredLink): void {
  store.set('session', KEY, JSON.stringify(link));
}

function read(text: string | undefined): StoredLink | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return typeof kept === 'object' && kept !== null && 'token' in kept ? (kept as StoredLink) : undefined;
  } catch {
    return undefined;
  }
}
