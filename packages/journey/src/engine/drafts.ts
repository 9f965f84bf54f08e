import type { SessionStore } from '@lifedesk/sdk';
import type { Journey, Values } from './define-journey.ts';
import { draftKey } from './delete-drafts.ts';

/** How long a draft is kept, in milliseconds: a day. */
export const draftLifetime = 24 * 60 * 60 * 1000;

/** The response to a request: what its last screen shows. */
export interface SentRequest {
  readonly ticket: string;
  /** The promised date, ISO 8601. */
  readonly promisedDate?: string | undefined;
  /** The last day on which its money is held, ISO 8601. */
  readonly heldUntil?: string | undefined;
  /** The state of the request: without a review it is completed immediately. */
  readonly state?: string | undefined;
  /** What the last screen shows besides ticket and date, under the service's own names. */
  readonly facts?: Readonly<Record<string, string>> | undefined;
}

/** A journey as stored on the device. */
export interface Draft<V extends Values = Values> {
  /** The fields, without secrets. */
  readonly values: Partial<V>;
  /** The policy's opaque id from the address at which it was started. */
  readonly policyId?: string | undefined;
  /** The idempotency key of a request whose result is not known yet: sent again with it, it takes effect once. */
  readonly key?: string | undefined;
  /** It was sent, and this was the response. */
  readonly sent?: SentRequest | undefined;
}

interface StoredDraft extends Draft {
  readonly owner: string;
  /** When it was stored: server time in milliseconds since 1970. */
  readonly at: number;
}

/**
 * Stores a draft for its owner in the tab's session storage: it ends with the tab, and never contains secret or
 * transient fields.
 */
export function saveDraft<V extends Values>(
  store: SessionStore,
  { id, secrets = [], transient = [] }: Pick<Journey<V>, 'id' | 'secrets' | 'transient'>,
  owner: string,
  { values, ...draft }: Draft<V>,
  now: number,
): void {
  const entries = Object.entries(values).filter(([field]) => !secrets.includes(field) && !transient.includes(field));
  const kept: StoredDraft = { ...draft, values: Object.fromEntries(entries), owner, at: now };
  store.set('session', draftKey(id), JSON.stringify(kept));
}

/** Reads the owner's draft. A draft that belongs to someone else, is too old or cannot be read is deleted. */
export function loadDraft<V extends Values>(
  store: SessionStore,
  { id, blank, secrets = [], transient = [] }: Pick<Journey<V>, 'id' | 'blank' | 'secrets' | 'transient'>,
  owner: string,
  now: number,
): Draft<V> | undefined {
  const kept = read(store.get('session', draftKey(id)));
  if (!kept) return undefined;
  const { owner: keptFor, at, values, ...draft } = kept;
  if (keptFor !== owner || Math.abs(now - at) > draftLifetime) {
    deleteDraft(store, { id });
    return undefined;
  }
  // only fields that the journey still has, if they have the right type
  const known = Object.entries(values).filter(
    ([field, value]) => field in blank && ![...secrets, ...transient].includes(field) && isLike(value, blank[field]),
  );
  return { ...draft, values: Object.fromEntries(known) as Partial<V> };
}

/** Deletes the draft of a journey whose request was made elsewhere, such as on another company's page. */
export function deleteDraft(store: SessionStore, { id }: Pick<Journey, 'id'>): void {
  store.remove('session', draftKey(id));
}

function read(text: string | undefined): StoredDraft | undefined {
  if (text === undefined) return undefined;
  try {
    const kept: unknown = JSON.parse(text);
    const { owner, at, values } = (kept ?? {}) as Partial<StoredDraft>;
    const whole = typeof owner === 'string' && typeof at === 'number' && typeof values === 'object' && values !== null;
    return whole ? (kept as StoredDraft) : undefined;
  } catch {
    return undefined;
  }
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

/** A field that may be absent accepts any type; all others only their own. */
const isLike = (value: unknown, blank: unknown) => blank === undefined || kindOf(value) === kindOf(blank);
