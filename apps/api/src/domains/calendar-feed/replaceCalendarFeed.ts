import { LIMITS } from '../../platform/access/limits/limit-table.ts';
import { createLimits } from '../../platform/access/limits/limits.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { tokenHash } from '../../platform/token-hash.ts';
import { feedAddress } from './feed-address.ts';
import { findFeedOf, replaceToken } from './store.ts';

export default sessionHandler('replaceCalendarFeed', async ({ headers, session }, deps) => {
  const { db, clock, ids } = deps;
  if (!(await findFeedOf(db, session.customerId))) throw problem('not-found');
  await createLimits(deps).reserveOrThrow(LIMITS.calendarAddresses, session.customerId);
  const token = ids.token();
  const isReplaced = await replaceToken(db, session.customerId, {
    token_hash: tokenHash(token),
    idempotency_key: headers['Idempotency-Key'],
    address_at: clock.now(),
  });
  if (!isReplaced) throw problem('not-found');
  return ok({ address: feedAddress(deps, token) });
});
