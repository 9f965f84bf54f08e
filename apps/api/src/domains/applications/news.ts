import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { ApplicationNews } from '../../ports/back-office.ts';
import { insertNews } from './changes.store.ts';

/** Informs new business about an application, in the transaction that makes it true. */
export async function informNewBusiness(
  { clock, ids }: Pick<Deps, 'clock' | 'ids'>,
  transaction: Db,
  queue: Queue,
  news: Omit<ApplicationNews, 'eventId' | 'at'>,
): Promise<void> {
  const at = clock.now();
  const eventId = `application-${ids.uuid()}`;
  const body: ApplicationNews = { eventId, ...news, at: at.toISOString() };
  await insertNews(transaction, {
    event_id: eventId,
    application_no: news.applicationNo,
    body: JSON.stringify(body),
    at,
  });
  await queue.send(transaction, 'forward-application', { eventId });
}
