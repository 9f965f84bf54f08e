import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../platform/access/limits/limit-table.ts';
import { createLimits } from '../../platform/access/limits/limits.ts';
import { ok, type RequestBody, sessionHandler } from '../../platform/contract/handler.ts';
import { isUniqueViolation } from '../../platform/database/unique-violation.ts';
import { problem } from '../../platform/problem.ts';
import { tokenHash } from '../../platform/token-hash.ts';
import { feedAddress } from './feed-address.ts';
import { type FeedRow, findFeedByKey, insertFeed, replaceToken } from './store.ts';

type Options = RequestBody<'createCalendarFeed'>;

export default sessionHandler('createCalendarFeed', async ({ body, headers, session }, deps) => {
  const { customerId } = session;
  const { db, clock, ids } = deps;
  const key = headers['Idempotency-Key'];
  const token = ids.token();
  const address = { token_hash: tokenHash(token), idempotency_key: key, address_at: clock.now() };
  await createLimits(deps).reserveOrThrow(LIMITS.calendarAddresses, customerId);
  const known = await findFeedByKey(db, customerId, key);
  if (!known && (await isMade(deps, customerId, body, address))) return ok({ address: feedAddress(deps, token) });
  // The answer of before may be lost, and with it the address that no one knows: another one takes its place.
  const made = known ?? (await findFeedByKey(db, customerId, key));
  if (!made) throw problem('duplicate', { detail: 'Your calendar feed is on already. You can replace its address.' });
  if (!isSame(made, body)) throw problem('idempotency-conflict');
  if (made.revoked_at || !(await replaceToken(db, customerId, address))) throw problem('idempotency-conflict');
  return ok({ address: feedAddress(deps, token) });
});

const isSame = (feed: FeedRow, { language, showsAmounts, remindDays }: Options): boolean =>
  feed.language === language && feed.shows_amounts === showsAmounts && feed.remind_days === remindDays;

/** False where a feed is on already, or this key has made one. */
async function isMade(
  { db, ids }: Deps,
  customerId: number,
  { language, showsAmounts, remindDays }: Options,
  address: { token_hash: string; idempotency_key: string; address_at: Date },
): Promise<boolean> {
  try {
    await insertFeed(db, {
      ...address,
      id: `cal_${ids.uuid().replaceAll('-', '')}`,
      customer_id: customerId,
      language,
      shows_amounts: showsAmounts,
      remind_days: remindDays,
      created_at: address.address_at,
      fetched_at: null,
      revoked_at: null,
    });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
