import { type CalendarDate, formatDate } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { RequestStage, RequestState } from '../../platform/database/tables/requests.ts';
import { queueOf } from '../../platform/queue/queue.ts';
import { REQUEST_TYPES, type RequestType } from './known-types.ts';
import { queueMessages, registeredContacts } from './messages.ts';
import type { ToldStage } from './request-texts.ts';
import { addEvent, moveRequest, type RequestRow } from './store.ts';

/** Hands a new request over to the customer desk, once. Throws `DeliveryError` where the desk's mail is not taken. */
export async function carryOn(deps: Deps, ticket: string): Promise<void> {
  const request = await deps.db
    .selectFrom('service_request')
    .selectAll()
    .where('ticket', '=', ticket)
    .where('state', '=', 'received')
    .executeTakeFirst();
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
  /** What it brings about, in the same transaction. */
  effect?: (transaction: Db, request: RequestRow) => Promise<void>;
}

/** Brings a request a stage further, notes it and tells the customer. False where it no longer stands where it was. */
export async function moveOn(
  deps: Deps,
  ticket: string,
  { from, to, stage, note, tell, effect }: Move,
): Promise<boolean> {
  const queue = await queueOf(deps.db);
  return deps.db.transaction().execute(async (transaction) => {
    const now = deps.clock.now();
    const request = await moveRequest(transaction, ticket, from, to, now);
    if (!request) return false;
    await addEvent(transaction, ticket, { stage, at: now, note: note ?? null });
    await effect?.(transaction, request);
    if (tell) {
      const contacts = await registeredContacts(transaction, request.customer_id);
      await queueMessages(deps, transaction, queue, request, tell, { contacts });
    }
    return true;
  });
}
