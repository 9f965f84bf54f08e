import type { Deps } from '../deps.ts';
import type { ApplicationEvent, ApplicationNews } from '../ports/back-office.ts';

/** How long the back office can read the file of a paper, in milliseconds. */
const FILE_READABLE_MS = 24 * 60 * 60 * 1000;

/**
 * Sends what happened to an application to the back office, with the file of a paper. A resent event keeps its id.
 * Rejects with `DeliveryError`; the queue retries.
 */
export async function forwardApplication(deps: Deps, eventId: string): Promise<void> {
  const stored = await deps.db
    .selectFrom('application_news')
    .select('body')
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  if (!stored) return;
  const files = await filesOf(deps, stored.body);
  await deps.backOffice.send({ ...stored.body, ...(files && { files }) });
}

async function filesOf(
  { db, files, clock, origin }: Deps,
  { applicationNo, documentKind }: ApplicationNews,
): Promise<ApplicationEvent['files']> {
  if (documentKind === undefined) return undefined;
  const paper = await db
    .selectFrom('application_document')
    .select(['file_key', 'file_name', 'content_type'])
    .where('application_no', '=', applicationNo)
    .where('kind', '=', documentKind)
    .executeTakeFirst();
  if (!paper?.file_key || !paper.file_name || !paper.content_type) return undefined;
  const { file_key: key, file_name: fileName, content_type: contentType } = paper;
  const expiresAt = new Date(clock.now().getTime() + FILE_READABLE_MS);
  const url = new URL(await files.presignGet(key, { fileName, contentType, expiresAt }), origin()).href;
  return [{ fileName, contentType, url }];
}
