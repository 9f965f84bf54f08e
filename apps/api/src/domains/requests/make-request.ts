import type { components } from '@lifedesk/contract';
import { type CalendarDate, promisedDate } from '@lifedesk/rules';
import type { AuditField, RequestType } from '../../contributions.ts';
import type { Deps } from '../../deps.ts';
import type { Client } from '../../platform/access/client.ts';
import { createLimits } from '../../platform/access/limits/limits.ts';
import { limitsWithoutOtp } from '../../platform/access/limits/without-otp.ts';
import type { Session } from '../../platform/access/session.ts';
import { keyedContent } from '../../platform/contract/keyed-content.ts';
import type { Db } from '../../platform/database/connect.ts';
import { type Queue, queueOf } from '../../platform/queue/queue.ts';
import { today } from '../../platform/today.ts';
import { type Claim, claimUpload, countComplexFile } from '../uploads/public.ts';
import { findAdditions } from './find-additions.ts';
import { registeredContacts } from './messages.store.ts';
import { queueMessages, type Recipient } from './messages.ts';
import {
  addEvent,
  type FileRow,
  findRequestByKey,
  insertAudit,
  insertFiles,
  insertRequest,
  keepNewDevice,
  lockRequestsOf,
  type RequestRow,
} from './store.ts';

export type Acknowledgement = components['schemas']['Acknowledgement'];

/** The call that makes the request. */
export interface RequestCall {
  readonly session: Session;
  readonly headers: { readonly 'Idempotency-Key': string };
  readonly body: unknown;
  readonly client: Client;
}

/** One change, for the audit trail. Personal values are masked. */
export interface Change {
  field: AuditField;
  policyNo?: string;
  before?: string | null;
  after: string | null;
}

/** The result of an effect. */
export interface Effect {
  policyNos?: readonly string[];
  changes?: readonly Change[];
  /** What staff need to process it; account numbers and identities only masked. */
  payload?: Record<string, unknown>;
  /** Whether it is complete; otherwise staff process it. */
  isDone: boolean;
  /** The promised day, if it is not the one of its kind. */
  promisedOn?: CalendarDate;
  /** One of our jobs completes it, so it is not forwarded to the back office. */
  isAutomatic?: true;
  /** An earlier request that it is about. */
  about?: string;
  /** Writes rows that refer to the request by its number, once it exists. */
  keep?: (ticket: string) => Promise<void>;
  /** Contacts from before the change, which are notified too. */
  alsoNotify?: readonly Recipient[];
}

/** The transaction that writes a request and its effect. */
export interface RequestTransaction {
  readonly db: Db;
  readonly now: Date;
  /** Claims an upload for the request. */
  claim(claim: Claim): Promise<void>;
}

/** Runs before the transaction; the function it returns runs first inside. */
export type Proof = () => Promise<(transaction: Db) => Promise<void>>;

interface NewRequest {
  type: RequestType;
  /** Runs before the transaction, so that OTP attempts count even if the request fails. */
  proof?: Proof;
  effect(making: RequestTransaction): Promise<Effect>;
}

/** How many request numbers to try: a collision of ten digits is very unlikely. */
const DRAWS = 5;

/**
 * Creates a request with its effect, its trail and its messages in one transaction. A retry with the same key returns the
 * request that the key created. Throws `idempotency-conflict` if the key was used for another request, and `rate-limited`
 * for too many requests without an OTP.
 */
export async function makeRequest(deps: Deps, call: RequestCall, newRequest: NewRequest): Promise<Acknowledgement> {
  const key = call.headers['Idempotency-Key'];
  const { hash, sameContent } = keyedContent(deps.secrets, [newRequest.type, call.body]);
  const findEarlier = async (db: Db) => sameContent(await findRequestByKey(db, call.session.customerId, key));
  const earlier = await findEarlier(deps.db);
  if (earlier) return acknowledgeWithHold(deps, earlier);
  const queue = await queueOf(deps.db);
  const use = await newRequest.proof?.().catch(async (error: unknown) => {
    // A simultaneous call with the same key may have consumed the codes and made the request.
    const meanwhile = await findEarlier(deps.db);
    if (meanwhile) return meanwhile;
    throw error;
  });
  if (use && 'ticket' in use) return acknowledgeWithHold(deps, use);
  const making = deps.db.transaction().execute(async (transaction) => {
    await lockRequestsOf(transaction, call.session.customerId);
    // The second call of a double click finds the request of the first.
    const made = await findEarlier(transaction);
    if (made) return acknowledgeWithHold({ ...deps, db: transaction }, made);
    if (call.session.kind === 'partial')
      await createLimits({ ...deps, db: transaction }).reserveAllOrThrow(
        limitsWithoutOtp('request', call.client, call.session.customerId),
      );
    await use?.(transaction);
    const request = await make(deps, transaction, queue, call, newRequest, { key, hash });
    return acknowledgeWithHold({ ...deps, db: transaction }, request);
  });
  return making.catch(async (error: unknown) => {
    await countComplexFile(deps, call.session, error);
    throw error;
  });
}

async function make(
  deps: Deps,
  db: Db,
  queue: Queue,
  { session, client }: RequestCall,
  { type, effect }: NewRequest,
  { key, hash }: { key: string; hash: string },
): Promise<RequestRow> {
  const now = deps.clock.now();
  const day = today(deps.clock);
  const { customerId } = session;
  const { promise, movesMoney } = deps.contributions.requestTypes[type];
  // Read before the effect, because the old contacts are notified of their change.
  const contacts = await registeredContacts(db, customerId);
  const files: Omit<FileRow, 'ticket' | 'position'>[] = [];
  const done = await effect({
    db,
    now,
    async claim(claim) {
      const { fileKey, fileName, contentType } = await claimUpload(deps, db, session, claim);
      files.push({ file_key: fileKey, file_name: fileName, content_type: contentType });
    },
  });
  const request = await insertWithTicket(deps, db, {
    customer_id: customerId,
    type,
    policy_nos: [...(done.policyNos ?? [])],
    state: done.isDone ? 'completed' : 'received',
    made_at: now,
    promised_on: done.promisedOn ?? promisedDate(promise ?? 'service-request', day) ?? day,
    settled_at: done.isDone ? now : null,
    made_in: session.kind === 'track' ? 'full' : session.kind,
    made_from: client.address,
    payload: done.payload ?? {},
    about: done.about ?? null,
    idempotency_key: key,
    request_hash: hash,
  });
  const { ticket } = request;
  if (movesMoney) await keepNewDevice(db, request);
  await addEvent(db, ticket, { stage: 'received', at: now });
  if (done.isDone) await addEvent(db, ticket, { stage: 'completed', at: now });
  await recordChanges(db, { ticket, customerId, at: now }, done.changes ?? []);
  await insertFiles(
    db,
    files.map((file, position) => ({ ...file, ticket, position })),
  );
  await done.keep?.(ticket);
  await queueMessages(deps, db, queue, request, done.isDone ? 'completed' : 'received', {
    contacts,
    also: done.alsoNotify ?? [],
  });
  if (!done.isDone && !done.isAutomatic) await queue.send(db, 'forward-request', { ticket });
  return request;
}

/** Records a request's changes in its audit trail. */
export async function recordChanges(
  db: Db,
  { ticket, customerId, at }: { ticket: string; customerId: number; at: Date },
  changes: readonly Change[],
): Promise<void> {
  await insertAudit(
    db,
    changes.map(({ field, policyNo = null, before = null, after }) => ({
      ticket,
      customer_id: customerId,
      policy_no: policyNo,
      field,
      before,
      after,
      at,
    })),
  );
}

/** Inserts a request under an unused number. */
export async function insertWithTicket(
  { ids }: Pick<Deps, 'ids'>,
  db: Db,
  values: Omit<RequestRow, 'ticket'>,
): Promise<RequestRow> {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const request = { ...values, ticket: `SR${ids.digits(10)}` };
    if (await insertRequest(db, request)) return request;
  }
  throw new Error('no request number is free');
}

/** The acknowledgement of a new request, with the day until which its money is held. */
async function acknowledgeWithHold(deps: Deps, request: RequestRow): Promise<Acknowledgement> {
  const additionsOf = await findAdditions(deps, [request.ticket], today(deps.clock));
  const { heldUntil, payout } = additionsOf(request.ticket);
  const until = heldUntil ?? payout?.heldUntil;
  return { ...acknowledge(request), ...(until && { heldUntil: until }) };
}

/** What the row of a request says to the customer. */
export function acknowledge(request: RequestRow): Acknowledgement {
  return {
    ticket: request.ticket,
    type: request.type,
    state: request.state,
    madeAt: request.made_at.toISOString(),
    promisedDate: request.promised_on,
    policyNos: request.policy_nos,
  };
}
