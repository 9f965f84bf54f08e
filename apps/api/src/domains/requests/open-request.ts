import { type CalendarDate, promisedDate, todayInIndia } from '@lifedesk/rules';
import type { RequestType } from '../../contributions.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { insertWithTicket } from './make-request.ts';
import type { Contacts } from './messages.store.ts';
import { queueMessages } from './messages.ts';
import { addEvent } from './store.ts';

interface OpenedRequest {
  readonly customerId: number;
  readonly type: RequestType;
  readonly policyNos: readonly string[];
  readonly payload: Record<string, unknown>;
  /** The earlier request that it is about. */
  readonly about: string | undefined;
  /** The recipients of its messages. */
  readonly contacts: Contacts;
  /** The client address of the call. */
  readonly address: string;
}

/**
 * Opens a request for the back office without a session, in a transaction that does so once. Returns its number and
 * promised date.
 */
export async function openRequest(
  deps: Pick<Deps, 'config' | 'clock' | 'ids' | 'contributions'>,
  db: Db,
  queue: Queue,
  { customerId, type, policyNos, payload, about, contacts, address }: OpenedRequest,
): Promise<{ ticket: string; promisedOn: CalendarDate }> {
  const now = deps.clock.now();
  const day = todayInIndia(now);
  const promisedOn = promisedDate(deps.contributions.requestTypes[type].promise ?? 'service-request', day) ?? day;
  const request = await insertWithTicket(deps, db, {
    customer_id: customerId,
    type,
    policy_nos: [...policyNos],
    state: 'received',
    made_at: now,
    promised_on: promisedOn,
    settled_at: null,
    made_in: 'full',
    made_from: address,
    payload,
    about: about ?? null,
    idempotency_key: deps.ids.uuid(),
    request_hash: '',
  });
  const { ticket } = request;
  await addEvent(db, ticket, { stage: 'received', at: now });
  await queueMessages(deps, db, queue, request, 'received', { contacts });
  await queue.send(db, 'forward-request', { ticket });
  return { ticket, promisedOn };
}
