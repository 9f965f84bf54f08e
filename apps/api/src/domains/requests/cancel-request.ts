import type { Db } from '../../platform/database/connect.ts';
import { inEveryLanguage, m } from '../../platform/language.ts';
import { addEvent, type EventRow, findHistory, findRequest, moveRequest, type RequestRow } from './store.ts';

/** The note of a request that its customer cancelled. A stored note tells such a request from a declined one. */
export const CANCELLED_NOTES = inEveryLanguage(m.note_cancelled);

const notes: readonly (string | null)[] = Object.values(CANCELLED_NOTES);
export const isByCustomer = ({ stage, note }: Pick<EventRow, 'stage' | 'note'>): boolean =>
  stage === 'declined' && notes.includes(note);

/**
 * Cancels a request that the back office has not picked up yet, in the given transaction. A cancelled request does not
 * change. Returns the request; undefined if it can no longer be cancelled.
 */
export async function cancelRequest(
  transaction: Db,
  { ticket, customer_id }: Pick<RequestRow, 'ticket' | 'customer_id'>,
  note: string,
  now: Date,
): Promise<RequestRow | undefined> {
  const cancelled = await moveRequest(transaction, ticket, ['received'], 'declined', now);
  if (cancelled) {
    await addEvent(transaction, ticket, { stage: 'declined', at: now, note });
    return cancelled;
  }
  const { events } = await findHistory(transaction, [ticket]);
  const isCancelled = events.some((event) => event.stage === 'declined' && event.note === note);
  return isCancelled ? findRequest(transaction, customer_id, ticket) : undefined;
}
