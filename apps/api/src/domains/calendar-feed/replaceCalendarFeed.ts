import { LIMITS } from '../../platform/access/limits/limit-table.ts';
import { createLimits } from '../../platform/access/limits/limits.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { isUniqueViolation } from '../../platform/database/unique-violation.ts';
import { problem } from '../../platform/problem.ts';
import { tokenHash } from '../../platform/token-hash.ts';
import { addressOf, feedTokens } from './feed-address.ts';
import { findFeedByKey, findFeedOf, replaceToken } from './store.ts';

export default sessionHandler('replaceCalendarFeed', async ({ headers, session }, deps) => {
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
