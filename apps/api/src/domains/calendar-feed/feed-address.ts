import { createHmac } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { API_BASE } from '../../platform/contract/document.ts';
import type { Db } from '../../platform/database/connect.ts';
import { tokenHash } from '../../platform/token-hash.ts';
import { type FeedRow, replaceToken } from './store.ts';

/** Path of the feeds, under the base of the API. */
export const FEED_PATH = '/v1/calendar';
const FILE = /^([A-Za-z0-9_-]{43})\.ics$/;

/** The token in the last part of an address; null if it cannot be one. */
export const tokenOf = (file: string): string | null => FILE.exec(file)?.[1] ?? null;

/**
 * The tokens of a feed for a key, newest secret first. They are derived, so two simultaneous calls get the same ones,
 * and the database alone is not enough to make them.
 */
export const feedTokens = ({ secrets }: Pick<Deps, 'secrets'>, feedId: string, key: string): readonly string[] =>
  secrets
    .keys('calendar-address')
    .map((secret) => createHmac('sha256', secret).update(`${feedId} ${key}`).digest('base64url'));

/** The address from which calendars fetch the feed. It is the same for every call with the key that created it. */
export async function addressOf(deps: Pick<Deps, 'secrets' | 'origin'>, db: Db, feed: FeedRow): Promise<string> {
  const tokens = feedTokens(deps, feed.id, feed.idempotency_key);
  const [newest = ''] = tokens;
  const token = tokens.find((one) => tokenHash(one) === feed.token_hash);
  // Created under a secret that is no longer accepted.
  if (!token) await replaceToken(db, feed.id, { ...feed, token_hash: tokenHash(newest) });
  return `${deps.origin()}${API_BASE}${FEED_PATH}/${token ?? newest}.ics`;
}
