import { type CalendarDate, formatDate } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { RequestStage, RequestState } from '../../platform/database/tables/requests.ts';
import { queueOf } from '../../platform/queue/queue.ts';
import { approvedEffectOf } from './approved-effects.ts';
import { REQUEST_TYPES, type RequestType } from './known-types.ts';
import { registeredContacts } from './messages.store.ts';
import { queueMessages } from './messages.ts';
import type { ToldStage } from './request-texts.ts';
import { addEvent, findReceived, moveRequest } from './store.ts';

/** Hands a new request over to the customer desk, once. Throws `DeliveryError` where the desk's mail is not taken. */
export async function carryOn(deps: Deps, ticket: string): Promise<void> {
  const request = await findReceived(deps.db, ticket);
  if (!request) return;
  const type = request.type as RequestType;
  // Told before it is noted: the desk may hear of it twice, but never not at all.
  await deps.mailer.send({
    to: deps.config.brand.email,
    subject: `${REQUEST_TYPES[type].name.en}: ${ticket}`,
    text: [
      `Request: ${ticket}`,
      `Policies: ${request.policy_nos.join(', ') || 'none'}`,
      `Promised by: ${formatDate(request.promised_on as CalendarDate)}`,
      'What was asked, with its files, stands under the ticket.',
    ].join('\n'),
  });
  await moveOn(deps, ticket, { from: ['received'], to: 'in-progress', stage: 'under-review' });
}

export interface Move {
  from: readonly RequestState[];
  to: RequestState;
  stage: RequestStage;
  note?: string;
  /** What the customer is told, if anything. */
  tell?: ToldStage;
}

/**
 * Brings a request a stage further, notes it and tells the customer; one that is completed has its effect, all in one
 * transaction. False where it is in none of the states it was to come from.
 */
export async function moveOn(deps: Deps, ticket: string, { from, to, stage, note, tell }: Move): Promise<boolean> {
  const queue = await queueOf(deps.db);
  return deps.db.transaction().execute(async (transaction) => {
    const now = deps.clock.now();
    const request = await moveRequest(transaction, ticket, from, to, now);
    if (!request) return false;
    await addEvent(transaction, ticket, { stage, at: now, note: note ?? null });
    if (to === 'completed') await (await approvedEffectOf(request.type as RequestType))?.(transaction, request);
    if (tell) {
      const contacts = await registeredContacts(transaction, request.customer_id);
      await queueMessages(deps, transaction, queue, request, tell, { contacts });
    }
    return true;
  });
}
