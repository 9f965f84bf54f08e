import type { Deps } from '../../deps.ts';
import { today } from '../../platform/today.ts';
import { tokenHash } from '../../platform/token-hash.ts';
import { type FeedEvent, findFeedEvents } from './feed-events.ts';
import { calendarName, eventWords } from './feed-words.ts';
import { revise } from './revise.ts';
import { type FeedRow, findFeedByHash, lockFeedByHash, markFetched } from './store.ts';
import { writeCalendar } from './write-calendar.ts';

type EventText = { readonly uid: string; readonly event: FeedEvent } & ReturnType<typeof eventWords>;

/**
 * The feed of a token as text; null if there is none, or if it was turned off meanwhile.
 * @param allow throws if the feed was fetched too often
 */
export async function fetchFeed(
  deps: Deps,
  token: string,
  allow: (feedId: string) => Promise<unknown>,
): Promise<string | null> {
  const { db, clock } = deps;
  const hash = tokenHash(token);
  const feed = await findFeedByHash(db, hash);
  if (!feed) return null;
  await allow(feed.id);
  const events = await findFeedEvents(deps, feed.customer_id, today(clock));
  const worded = events.map((event) => wordedOf(deps, feed, event));
  return await db.transaction().execute(async (transaction) => {
    const locked = await lockFeedByHash(transaction, hash);
    if (!locked) return null;
    const now = clock.now();
    const texts = new Map(worded.map(({ uid, event, summary }) => [uid, `${event.date} ${summary}`]));
    const revisions = revise(locked.revisions, texts, now);
    await markFetched(transaction, locked.id, now, revisions);
    return writeCalendar({
      name: calendarName(locked.language, deps.config.brand.insurer[locked.language]),
      language: locked.language,
      remindDays: locked.remind_days,
      events: worded.map(({ uid, event, summary, description }) => {
        const { sequence = 0, changedAt = now.toISOString() } = revisions[uid] ?? {};
        return { uid, date: event.date, summary, description, sequence, changedAt: new Date(changedAt) };
      }),
    });
  });
}

/** The UID is the same on every fetch, and reveals nothing about the policy without the server's secret. */
function wordedOf({ secrets }: Deps, feed: FeedRow, event: FeedEvent): EventText {
  const { kind, policyNo, dueDate } = event;
  const uid = `${secrets.mac('calendar', `${policyNo} ${kind} ${dueDate}`)}@lifedesk`;
  return { uid, event, ...eventWords(event, feed.language, feed.shows_amounts) };
}
