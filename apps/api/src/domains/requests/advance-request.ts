import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { RequestStage, RequestState } from '../../platform/database/tables/requests.ts';
import { queueOf } from '../../platform/queue/queue.ts';
import { registeredContacts } from './messages.store.ts';
import { queueMessages } from './messages.ts';
import type { NotifiedStage } from './request-texts.ts';
import { addEvent, moveRequest } from './store.ts';

export interface Advance {
  from: readonly RequestState[];
  to: RequestState;
  stage: RequestStage;
  /** The note that the customer reads with the stage. */
  note?: string;
  /** The message to the customer, if any. */
  message?: NotifiedStage;
}

/** Advances requests inside the caller's transaction. */
export type AdvanceRequest = (transaction: Db, ticket: string, advance: Advance) => Promise<boolean>;

/**
 * Prepares to advance requests; call it outside transactions. The returned function writes the stage, queues the
 * message and runs the effect of a completed request, all in the given transaction. It returns false if the request is
 * in none of the allowed states.
 */
export async function requestAdvancer(
  deps: Pick<Deps, 'db' | 'config' | 'clock' | 'ids' | 'contributions'>,
): Promise<AdvanceRequest> {
  const { contributions } = deps;
  const queue = await queueOf(deps.db);
  return async (transaction, ticket, { from, to, stage, note, message }) => {
    const now = deps.clock.now();
    const request = await moveRequest(transaction, ticket, from, to, now);
    if (!request) return false;
    await addEvent(transaction, ticket, { stage, at: now, note: note ?? null });
    if (to === 'completed') await contributions.effects[request.type]?.(transaction, request, contributions);
    if (message) {
      const contacts = await registeredContacts(transaction, request.customer_id);
      await queueMessages(deps, transaction, queue, request, message, { contacts });
    }
    return true;
  };
}
