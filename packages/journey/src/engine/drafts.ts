import type { SessionStore } from '@lifedesk/sdk';
import type { Journey, Values } from './define-journey.ts';
import { draftKey } from './forget-drafts.ts';

/** How long what was typed is kept, in milliseconds: a day. */
export const draftLifetime = 24 * 60 * 60 * 1000;

/** What was answered to a request that was sent: what its last screen shows. */
export interface Sent {
  readonly ticket: string;
  /** The date until which it is promised, ISO 8601. */
  readonly promisedDate?: string | undefined;
  /** The state of the request: without a review it is done at once. */
  readonly state?: string | undefined;
  /** What the last screen says beyond ticket and date, by names of the service's own. */
  readonly facts?: Readonly<Record<string, string>> | undefined;
}

/** A journey as it is kept on the device. */
export interface Draft<V extends Values = Values> {
  /** The fields, without the secret ones. */
  readonly values: Partial<V>;
  /** The policy's opaque id in the address at which it was begun. */
  readonly policyId?: string | undefined;
  /** The idempotency key of a request whose answer is not known yet: asked again with it, it is done once. */
  readonly key?: string | undefined;
  /** It has been sent, and this was the answer. */
  readonly sent?: Sent | undefined;
}

interface Kept extends Draft {
  readonly owner: string;
  /** When it was kept: milliseconds since 1970 on the server's clock. */
  readonly at: number;
}

/** Keeps a draft for its owner, in the tab's own storage: it dies with the tab, and secret fields never reach it, nor does what the server said for the moment. */
export function keepDraft<V extends Values>(
  store: SessionStore,
  { id, secrets = [], transient = [] }: Pick<Journey<V>, 'id' | 'secrets' | 'transient'>,
  owner: string,
  { values, ...draft }: Draft<V>,
  now: number,
): void {
  const entries = Object.entries(values).filter(([field]) => !secrets.includes(field) && !transient.includes(field));
  const kept: Kept = { ...draft, values: Object.fromEntries(entries), owner, at: now };
  store.set('session', draftKey(id), JSON.stringify(kept));
}

/** The draft that this owner has kept. Another person's, one that is too old or cannot be read is deleted. */
export function keptDraft<V extends Values>(
  store: SessionStore,
  { id, blank, secrets = [], transient = [] }: Pick<Journey<V>, 'id' | 'blank' | 'secrets' | 'transient'>,
  owner: string,
  now: number,
): Draft<V> | undefined {
  const kept = read(store.get('session', draftKey(id)));
  if (!kept) return undefined;
  const { owner: keptFor, at, values, ...draft } = kept;
  if (keptFor !== owner || Math.abs(now - at) > draftLifetime) {
    forgetDraft(store, { id });
    return undefined;
  }
  // only what the journey asks today, in the shape in which it asks it
  const known = Object.entries(values).filter(
    ([field, value]) => field in blank && ![...secrets, ...transient].includes(field) && isLike(value, blank[field]),
  );
  return { ...draft, values: Object.fromEntries(known) as Partial<V> };
}

/** Deletes the draft of a journey whose request was made outside of it, as on another party's page. */
export function forgetDraft(store: SessionStore, { id }: Pick<Journey, 'id'>): void {
  store.remove('session', draftKey(id));
}

function read(text: string | undefined): Kept | undefined {
  if (text === undefined) return undefined;
  try {
    const kept: unknown = JSON.parse(text);
    const { owner, at, values } = (kept ?? {}) as Partial<Kept>;
    const whole = typeof owner === 'string' && typeof at === 'number' && typeof values === 'object' && values !== null;
    return whole ? (kept as Kept) : undefined;
  } catch {
    return undefined;
  }
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

/** A field that may be absent takes anything; any other takes its own kind. */
const isLike = (value: unknown, blank: unknown) => blank === undefined || kindOf(value) === kindOf(blank);
