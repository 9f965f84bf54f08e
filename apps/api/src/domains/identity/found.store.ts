import type { RiskClass } from '@lifedesk/rules';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { IdentityTables } from '../../platform/database/tables/identity.ts';
import type { Language } from '../../platform/language.ts';

type FoundRow = Selectable<IdentityTables['found_identity']>;
type VerifiedRow = Selectable<IdentityTables['verified_identity']>;

/** Keeps what was found, in place of what an earlier check found. */
export async function keepFound(db: Db, row: FoundRow): Promise<void> {
  const { customer_id, ...values } = row;
  await db
    .insertInto('found_identity')
    .values(row)
    .onConflict((c) => c.column('customer_id').doUpdateSet(values))
    .execute();
}

/** What a session has found, while it lives. */
export async function findFound(
  db: Db,
  { customerId, sessionId }: { customerId: number; sessionId: string },
  now: Date,
): Promise<FoundRow | undefined> {
  return db
    .selectFrom('found_identity')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('session_id', '=', sessionId)
    .where('ends_at', '>', now)
    .executeTakeFirst();
}

/** Takes what was found, once: it is deleted in the caller's transaction. */
export async function takeFound(
  transaction: Db,
  who: { customerId: number; sessionId: string; tokenHash: string },
  now: Date,
): Promise<FoundRow | undefined> {
  return transaction
    .deleteFrom('found_identity')
    .where('customer_id', '=', who.customerId)
    .where('session_id', '=', who.sessionId)
    .where('token_hash', '=', who.tokenHash)
    .where('ends_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

export interface KnownCustomer {
  readonly name: string;
  readonly birth_date: Selectable<IdentityTables['verified_identity']>['verified_on'];
  readonly gender: 'M' | 'F' | 'T' | null;
  readonly language: Language;
}

export async function findCustomer(db: Db, customerId: number): Promise<KnownCustomer> {
  return db
    .selectFrom('customer')
    .select(['name', 'birth_date', 'gender', 'language'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
}

export async function setGender(db: Db, customerId: number, gender: 'M' | 'F' | 'T'): Promise<void> {
  await db.updateTable('customer').set({ gender }).where('id', '=', customerId).execute();
}

/** Keeps the result of a check. One that a person has to decide about does not replace a verified identity. */
export async function keepVerified(db: Db, row: VerifiedRow): Promise<void> {
  const { customer_id, ...values } = row;
  await db
    .insertInto('verified_identity')
    .values(row)
    .onConflict((c) =>
      c
        .column('customer_id')
        .doUpdateSet(values)
        .where((e) =>
          e.or([e('verified_identity.verified_on', 'is', null), e('excluded.verified_on', 'is not', null)]),
        ),
    )
    .execute();
}

/** The identity of a customer, with the request that it comes from. */
export type IdentityRow = VerifiedRow & { readonly state: string; readonly promised_on: VerifiedRow['verified_on'] };

export async function findIdentity(db: Db, customerId: number): Promise<IdentityRow | undefined> {
  return db
    .selectFrom('verified_identity as v')
    .innerJoin('service_request as r', 'r.ticket', 'v.ticket')
    .selectAll('v')
    .select(['r.state', 'r.promised_on'])
    .where('v.customer_id', '=', customerId)
    .executeTakeFirst();
}

/** How closely a customer's identity is watched. */
export async function findRiskClass(db: Db, customerId: number): Promise<RiskClass> {
  const row = await db
    .selectFrom('customer_risk')
    .select('risk_class')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.risk_class ?? 'low';
}

/** A person has confirmed an identity. */
export async function confirmIdentity(
  db: Db,
  ticket: string,
  verifiedOn: NonNullable<VerifiedRow['verified_on']>,
): Promise<void> {
  await db.updateTable('verified_identity').set({ verified_on: verifiedOn }).where('ticket', '=', ticket).execute();
}

/** Deletes what the authority told us, also from requests. Returns false if there was nothing. */
export async function eraseIdentity(db: Db, customerId: number): Promise<boolean> {
  const found = await db
    .deleteFrom('found_identity')
    .where('customer_id', '=', customerId)
    .returning('customer_id')
    .execute();
  const verified = await db
    .deleteFrom('verified_identity')
    .where('customer_id', '=', customerId)
    .returning('ticket')
    .execute();
  await db.deleteFrom('aadhaar_challenge').where('customer_id', '=', customerId).execute();
  await sql`update service_request set payload = payload - 'foundName'
    where customer_id = ${customerId} and type = 'ekyc'`.execute(db);
  return found.length + verified.length > 0;
}
