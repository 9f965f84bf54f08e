import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../platform/access/limits/limit-table.ts';
import { createLimits } from '../../platform/access/limits/limits.ts';
import { answer, ok, type RequestBody, sessionHandler } from '../../platform/contract/handler.ts';
import { isUniqueViolation } from '../../platform/database/unique-violation.ts';
import { problem } from '../../platform/problem.ts';
import { tokenHash } from '../../platform/token-hash.ts';
import { addressOf, feedTokens } from './feed-address.ts';
import { type FeedRow, findFeedByKey, findFeedOf, insertFeed, replaceToken, revokeFeed } from './store.ts';

type Options = RequestBody<'createCalendarFeed'>;

export const createCalendarFeed = sessionHandler('createCalendarFeed', async ({ body, headers, session }, deps) => {
  const { db } = deps;
  const key = headers['Idempotency-Key'];
  const known = await findFeedByKey(db, session.customerId, key);
  if (!known) await insert(deps, session.customerId, key, body);
  const feed = known ?? (await findFeedByKey(db, session.customerId, key));
  if (!feed) throw problem('duplicate', { detail: 'Your calendar feed is on already. You can replace its address.' });
  if (feed.revoked_at || !isSame(feed, body)) throw problem('idempotency-conflict');
  return ok({ address: await addressOf(deps, db, feed) });
});

const isSame = (feed: FeedRow, { language, showsAmounts, remindDays }: Options): boolean =>
  feed.language === language && feed.shows_amounts === showsAmounts && feed.remind_days === remindDays;

/** Does nothing if the customer has an active feed or this key has created one. */
async function insert(
  deps: Deps,
  customerId: number,
  key: string,
  { language, showsAmounts, remindDays }: Options,
): Promise<void> {
  const { db, clock, ids } = deps;
  const giveBack = await createLimits(deps).reserveOrThrow(LIMITS.calendarAddresses, customerId);
  const id = `cal_${ids.uuid().replaceAll('-', '')}`;
  const [token = ''] = feedTokens(deps, id, key);
  const now = clock.now();
  try {
    await insertFeed(db, {
      id,
      customer_id: customerId,
      token_hash: tokenHash(token),
      idempotency_key: key,
      language,
      shows_amounts: showsAmounts,
      remind_days: remindDays,
      created_at: now,
      address_at: now,
      fetched_at: null,
      revoked_at: null,
    });
  } catch (error) {
    await giveBack();
    if (!isUniqueViolation(error)) throw error;
  }
}

export const replaceCalendarFeed = sessionHandler('replaceCalendarFeed', async ({ headers, session }, deps) => {
  const { db, clock } = deps;
  const key = headers['Idempotency-Key'];
  const feed = await findFeedOf(db, session.customerId);
  if (!feed) throw problem('not-found');
  if (feed.idempotency_key !== key) {
    await createLimits(deps).reserveOrThrow(LIMITS.calendarAddresses, session.customerId);
    const [token = ''] = feedTokens(deps, feed.id, key);
    const address = { token_hash: tokenHash(token), idempotency_key: key, address_at: clock.now(), fetched_at: null };
    try {
      await replaceToken(db, feed.id, address);
    } catch (error) {
      // the key created another feed, which is off
      throw isUniqueViolation(error) ? problem('idempotency-conflict') : error;
    }
  }
  const replaced = await findFeedByKey(db, session.customerId, key);
  // turned off, or replaced again, meanwhile
  if (!replaced || replaced.revoked_at) throw problem('not-found');
  return ok({ address: await addressOf(deps, db, replaced) });
});

export const revokeCalendarFeed = sessionHandler('revokeCalendarFeed', async ({ session }, { db, clock }) => {
  await revokeFeed(db, session.customerId, clock.now());
  return answer(204, null);
});
