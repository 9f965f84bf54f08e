import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { RequestStage, RequestState } from '../../platform/database/tables/requests.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type RequestRow = Selectable<Tables['service_request']>;
export type EventRow = Selectable<Tables['service_request_event']>;
export type AuditRow = Selectable<Tables['audit_entry']>;
export type FileRow = Tables['service_request_file'];

/** Makes requests of a customer run one after the other, also on several nodes. Locked until the transaction ends. */
export async function lockRequestsOf(transaction: Db, customerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('service-request', ${customerId}))`.execute(transaction);
}

export async function findRequestByKey(db: Db, customerId: number, key: string): Promise<RequestRow | undefined> {
  return db
    .selectFrom('service_request')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** A customer's request by number; undefined if it is another customer's. */
export async function findRequest(db: Db, customerId: number, ticket: string): Promise<RequestRow | undefined> {
  return db
    .selectFrom('service_request')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('ticket', '=', ticket)
    .executeTakeFirst();
}

/** Whose request it is, if they made it when they were fully signed in, and it is not settled. */
export async function findRequester(db: Db, ticket: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('service_request')
    .select('customer_id')
    .where('ticket', '=', ticket)
    // payments-only sessions open without an OTP: anyone could make such a request
    .where('made_in', '=', 'full')
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return row?.customer_id;
}

/** The customer's latest sign-in from a new device, up to a time if one is given. */
export async function findNewDevice(db: Db, customerId: number, until?: Date): Promise<Date | null> {
  const signIns = db.selectFrom('new_device').select('at').where('customer_id', '=', customerId);
  const row = await (until ? signIns.where('at', '<=', until) : signIns)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Stores the customer's latest sign-in from a new device with a request, if there is one. */
export async function keepNewDevice(
  db: Db,
  { ticket, customer_id }: Pick<RequestRow, 'ticket' | 'customer_id'>,
): Promise<void> {
  const at = await findNewDevice(db, customer_id);
  if (at) await db.insertInto('request_new_device').values({ ticket, at }).execute();
}

/** Returns false if the number is taken. */
export async function insertRequest(db: Db, request: RequestRow): Promise<boolean> {
  const inserted = await db
    .insertInto('service_request')
    .values({ ...request, payload: JSON.stringify(request.payload) })
    .onConflict((c) => c.column('ticket').doNothing())
    .returning('ticket')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function insertAudit(db: Db, entries: readonly Insertable<Tables['audit_entry']>[]): Promise<void> {
  if (entries.length > 0) await db.insertInto('audit_entry').values(entries).execute();
}

export async function insertFiles(db: Db, files: readonly FileRow[]): Promise<void> {
  if (files.length > 0) await db.insertInto('service_request_file').values(files).execute();
}

/** The files of a request, in order. */
export async function findFiles(db: Db, ticket: string): Promise<FileRow[]> {
  return db.selectFrom('service_request_file').selectAll().where('ticket', '=', ticket).orderBy('position').execute();
}

/** Adds the next stage of a request. */
export async function addEvent(
  db: Db,
  ticket: string,
  { stage, at, note = null }: { stage: RequestStage; at: Date; note?: string | null },
): Promise<void> {
  await sql`
    insert into service_request_event (ticket, position, stage, at, note)
    select ${ticket}, coalesce(max(position) + 1, 0), ${stage}, ${at}, ${note}
    from service_request_event where ticket = ${ticket}`.execute(db);
}

/**
 * Locks the policies of a request until the transaction ends. A payment locks a policy and then changes its customer, as a request
 * does when its state changes: whoever needs both locks policies first, or the two wait for each other.
 */
export async function lockPoliciesOf(transaction: Db, ticket: string): Promise<void> {
  await sql`select from policy where policy_no in (
    select unnest(policy_nos) from service_request where ticket = ${ticket}) order by policy_no for update`.execute(
    transaction,
  );
}

/** Moves a request from one of these states to another. Undefined if it is in none of them. */
export async function moveRequest(
  db: Db,
  ticket: string,
  from: readonly RequestState[],
  to: RequestState,
  now: Date,
): Promise<RequestRow | undefined> {
  await lockPoliciesOf(db, ticket);
  return db
    .updateTable('service_request')
    .set({ state: to, settled_at: to === 'completed' || to === 'declined' ? now : null })
    .where('ticket', '=', ticket)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst();
}

/** The stages and changes of requests, in order. */
export async function findHistory(
  db: Db,
  tickets: readonly string[],
): Promise<{ events: EventRow[]; changes: AuditRow[] }> {
  if (tickets.length === 0) return { events: [], changes: [] };
  const [events, changes] = await Promise.all([
    db
      .selectFrom('service_request_event')
      .selectAll()
      .where('ticket', 'in', tickets)
      .orderBy('ticket')
      .orderBy('position')
      .execute(),
    db.selectFrom('audit_entry').selectAll().where('ticket', 'in', tickets).orderBy('id').execute(),
  ]);
  return { events, changes };
}

/** The maximum length of the list. */
const MOST = 200;

/** A customer's requests, newest first; only those of a policy if one is given. */
export async function findRequests(db: Db, customerId: number, policyNo?: string): Promise<RequestRow[]> {
  return db
    .selectFrom('service_request')
    .selectAll()
    .where('customer_id', '=', customerId)
    .$if(policyNo !== undefined, (q) => q.where(sql<boolean>`${policyNo} = any(policy_nos)`))
    .orderBy('made_at', 'desc')
    .orderBy('ticket')
    .limit(MOST)
    .execute();
}

/** A request by number, if the back office has not picked it up yet. */
export async function findReceived(db: Db, ticket: string): Promise<RequestRow | undefined> {
  return db
    .selectFrom('service_request')
    .selectAll()
    .where('ticket', '=', ticket)
    .where('state', '=', 'received')
    .executeTakeFirst();
}

/** When one of these fields last changed, for the customer or the policy; null for never. */
export async function findLatestChange(
  db: Db,
  { customerId, policyNo }: { customerId: number; policyNo: string },
  fields: readonly AuditRow['field'][],
): Promise<Date | null> {
  const row = await db
    .selectFrom('audit_entry')
    .select(sql<Date | null>`max(at)`.as('latest'))
    .where('customer_id', '=', customerId)
    .where('field', 'in', fields)
    .where((e) => e.or([e('policy_no', 'is', null), e('policy_no', '=', policyNo)]))
    .executeTakeFirst();
  return row?.latest ?? null;
}

/** Deletes the sealed answers of a health declaration from the payload of a request. */
export async function dropDeclaration(db: Db, ticket: string): Promise<void> {
  await sql`update service_request set payload = payload - 'sealedDeclaration' where ticket = ${ticket}`.execute(db);
}
