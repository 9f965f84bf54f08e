import type { CalendarDate } from '@lifedesk/rules';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { CustomerTable } from '../../platform/database/tables/policies.ts';
import { problem } from '../../platform/problem.ts';

export type ContactField = 'mobile' | 'email';
type Customer = Selectable<CustomerTable>;

const COLUMNS = [
  'kind',
  'name',
  'name_hi',
  'mobile',
  'email',
  'pan',
  'pan_validated',
  'pan_seeding',
  'birth_date',
  'incorporated_on',
] as const satisfies readonly (keyof Customer)[];
export type ProfileRow = Pick<Customer, (typeof COLUMNS)[number]>;

export async function findProfile(db: Db, customerId: number): Promise<ProfileRow> {
  return db.selectFrom('customer').select(COLUMNS).where('id', '=', customerId).executeTakeFirstOrThrow();
}

/** Whether another customer has it. */
export async function isTaken(
  db: Db,
  customerId: number,
  field: ContactField | 'pan',
  value: string,
): Promise<boolean> {
  const other = await db
    .selectFrom('customer')
    .select('id')
    .where(field, '=', value)
    .where('id', '<>', customerId)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Prevents others from taking the same value until the transaction ends. */
export async function lockValue(transaction: Db, value: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${value}, 30))`.execute(transaction);
}

export async function setContact(db: Db, customerId: number, field: ContactField, value: string): Promise<void> {
  await db
    .updateTable('customer')
    .set({ [field]: value })
    .where('id', '=', customerId)
    .execute();
}

/** Invalidates codes that were sent to the previous contacts. */
export async function dropOtherChallenges(db: Db, customerId: number, sessionId: string): Promise<void> {
  await db
    .deleteFrom('otp_challenge')
    .where('customer_id', '=', customerId)
    .where('session_id', 'is distinct from', sessionId)
    .execute();
}

/** Throws `duplicate` if another customer has registered the PAN since the check. */
export async function assertPanFree(db: Db, customerId: number, pan: string): Promise<void> {
  if (await isTaken(db, customerId, 'pan', pan)) throw problem('duplicate');
}

export async function setPan(
  db: Db,
  customerId: number,
  { pan, isValidated, seeding }: { pan: string; isValidated: boolean; seeding: string | null },
): Promise<void> {
  await db
    .updateTable('customer')
    .set({ pan, pan_validated: isValidated, pan_seeding: seeding })
    .where('id', '=', customerId)
    .execute();
}

export async function setIncorporated(db: Db, customerId: number, date: CalendarDate): Promise<void> {
  await db.updateTable('customer').set({ incorporated_on: date }).where('id', '=', customerId).execute();
}

/** The date of incorporation that staff have not decided about yet, with the number of its request. */
export async function findPendingIncorporation(
  db: Db,
  customerId: number,
): Promise<{ doi: CalendarDate; ticket: string } | undefined> {
  const { rows } = await sql<{ doi: CalendarDate; ticket: string }>`
    select payload ->> 'doi' as doi, ticket from service_request
    where customer_id = ${customerId} and type = 'date-of-incorporation' and state not in ('completed', 'declined')
    order by made_at desc limit 1`.execute(db);
  return rows[0];
}

/** A customer's open cheque pickups, with day and time as requested. */
export async function findOpenPickups(db: Db, customerId: number): Promise<{ stamp: string; policyNos: string[] }[]> {
  const { rows } = await sql<{ stamp: string; policyNos: string[] }>`
    select payload ->> 'chequePickUpDateTime' as stamp, policy_nos as "policyNos" from service_request
    where customer_id = ${customerId} and type = 'cheque-pickup' and state not in ('completed', 'declined')`.execute(
    db,
  );
  return rows;
}

/** Those of the requests that ask for a cheque pickup, with day, time and place as requested. */
export async function findPickupsOfRequests(
  db: Db,
  tickets: readonly string[],
): Promise<{ ticket: string; stamp: string; place: string }[]> {
  const { rows } = await sql<{ ticket: string; stamp: string; place: string }>`
    select r.ticket, r.payload ->> 'chequePickUpDateTime' as stamp, concat_ws(', ', a.line ->> 'addrLine1',
      a.line ->> 'addrLine2', a.line ->> 'addrLine3', a.line ->> 'city', a.line ->> 'state', a.line ->> 'pinCode') as place
    from service_request r cross join lateral (select r.payload -> 'addressDetails' as line) a
    where r.ticket = any(${[...tickets]}::text[]) and r.type = 'cheque-pickup'`.execute(db);
  return rows;
}

/** Stores the contact from before a change: for some days a warning about a payout still goes there. */
export async function saveFormerContact(
  db: Db,
  customerId: number,
  field: ContactField,
  value: string | null,
  now: Date,
): Promise<void> {
  const channel = field === 'mobile' ? 'sms' : 'email';
  await db.insertInto('former_contact').values({ customer_id: customerId, channel, value, replaced_at: now }).execute();
}
