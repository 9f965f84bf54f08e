import type { SessionStore } from '@lifedesk/sdk';

/** A link as this tab keeps it while the payer is at the bank. It dies with the tab, as a session's token does. */
export interface KeptLink {
  readonly token: string;
  /** The page of the payment that was begun in this tab. */
  readonly payUrl?: string;
}

const KEY = 'pay-link';
const TOKEN = /^#([A-Za-z0-9_-]{43})$/;

/**
 * The link that this page was opened with. Its token is in the fragment, which browsers send to no server; it leaves the
 * address bar at once, so that it is in no history, screenshot or address that someone copies.
 */
export function takeLink(store: SessionStore): KeptLink | undefined {
  const { hash, pathname, search } = window.location;
  const token = TOKEN.exec(hash)?.[1];
  if (token === undefined) return read(store.get('session', KEY));
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  const kept = read(store.get('session', KEY));
  if (kept?.token === token) return kept;
  keepLink(store, { token });
  return { token };
}

export function keepLink(store: SessionStore, link: KeptLink): void {
  store.set('session', KEY, JSON.stringify(link));
}

function read(text: string | undefined): KeptLink | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return typeof kept === 'object' && kept !== null && 'token' in kept ? (kept as KeptLink) : undefined;
  } catch {
    return undefined;
  }
}
