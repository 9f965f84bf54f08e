import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { type FeedEvent, findFeedEvents } from './feed-events.ts';
import { type FeedRow, findFeedOf } from './store.ts';

export default sessionHandler('calendarFeed', async ({ session }, deps) => {
  const feed = await findFeedOf(deps.db, session.customerId);
  const events = await findFeedEvents(deps, session.customerId, today(deps.clock));
  const count = (wanted: FeedEvent['kind']) => events.filter(({ kind }) => kind === wanted).length;
  return ok({
    dues: count('premium-due'),
    debits: count('auto-debit'),
    freeLooks: count('free-look-end'),
    ...(feed && { feed: toFeed(feed) }),
  });
});

const toFeed = (feed: FeedRow) => ({
  options: { language: feed.language, showsAmounts: feed.shows_amounts, remindDays: feed.remind_days },
  createdAt: feed.created_at.toISOString(),
  addressAt: feed.address_at.toISOString(),
  ...(feed.fetched_at && { fetchedAt: feed.fetched_at.toISOString() }),
});
