import { createHash } from 'node:crypto';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { RecommendationTables } from '../../platform/database/tables/recommendations.ts';
import type { Visitor } from './person.ts';

type NewInterest = Insertable<RecommendationTables['plan_interest']>;
export type InterestRow = Selectable<RecommendationTables['plan_interest']>;

/** Stores an interest unless the person already has one in the plan. Returns the reference of the current one. */
export async function saveInterest(
  transaction: Db,
  interest: NewInterest & { person: string },
): Promise<{ reference: string; isNew: boolean }> {
  const { reference } = await transaction
    .insertInto('plan_interest')
    .values(interest)
    .onConflict((c) =>
      c.columns(['person', 'plan_code']).doUpdateSet((e) => ({
        in_partial: sql<boolean>`${e.ref('plan_interest.in_partial')} or ${e.ref('excluded.in_partial')}`,
        is_verified: sql<boolean>`${e.ref('plan_interest.is_verified')} or ${e.ref('excluded.is_verified')}`,
      })),
    )
    .returning('reference')
    .executeTakeFirstOrThrow();
  return { reference, isNew: reference === interest.reference };
}

export async function insertConsent(db: Db, consent: Insertable<RecommendationTables['consent_log']>): Promise<void> {
  await db.insertInto('consent_log').values(consent).execute();
}

/** Stores the key with which a device without a session lists and withdraws an interest. */
export async function saveKey(db: Db, reference: string, ownKey: string): Promise<void> {
  await db
    .insertInto('plan_interest_key')
    .values({ reference, key_hash: hashOf(ownKey) })
    .onConflict((c) => c.doNothing())
    .execute();
}

const hashOf = (ownKey: string) => createHash('sha256').update(ownKey).digest('base64url');

/** The interests that this person or device has registered and not withdrawn, newest first. */
export async function findInterests(db: Db, asker: Visitor): Promise<(InterestRow & { plan_name: string })[]> {
  if (asker.kind === 'public' && asker.ownKey === undefined) return [];
  return db
    .selectFrom('plan_interest as i')
    .innerJoin('plan as p', 'p.code', 'i.plan_code')
    .selectAll('i')
    .select('p.name as plan_name')
    .where('i.withdrawn_at', 'is', null)
    .where('i.reference', 'in', referencesOf(db, asker))
    .orderBy('i.registered_at', 'desc')
    .orderBy('i.reference')
    .limit(50)
    .execute();
}

const referencesOf = (db: Db, asker: Visitor) =>
  asker.kind === 'public'
    ? db
        .selectFrom('plan_interest_key')
        .select('reference')
        .where('key_hash', '=', hashOf(asker.ownKey ?? ''))
    : db
        .selectFrom('plan_interest')
        .select('reference')
        .where('customer_id', '=', asker.customerId)
        .$if(asker.kind === 'partial', (q) => q.where('in_partial', '=', true));

/**
 * Erases all personal data from an interest. Undefined if there is none, or if it was already withdrawn. What a customer
 * registered after signing in stays when a payments-only session, which anyone with a policy number can open, withdraws
 * it; that session no longer sees it.
 */
export async function eraseInterest(
  transaction: Db,
  asker: Visitor,
  planCode: string,
  at: Date,
): Promise<string | undefined> {
  if (asker.kind === 'partial')
    await transaction
      .updateTable('plan_interest')
      .set({ in_partial: false })
      .where('plan_code', '=', planCode)
      .where('customer_id', '=', asker.customerId)
      .where('is_verified', '=', true)
      .execute();
  const row = await transaction
    .updateTable('plan_interest')
    .set({ person: null, customer_id: null, name: null, mobile: null, withdrawn_at: at })
    .where('plan_code', '=', planCode)
    .where('withdrawn_at', 'is', null)
    .where('reference', 'in', referencesOf(transaction, asker))
    .returning('reference')
    .executeTakeFirst();
  if (!row) return undefined;
  await transaction.deleteFrom('plan_interest_key').where('reference', '=', row.reference).execute();
  await transaction
    .updateTable('consent_log')
    .set({ withdrawn_at: at })
    .where('reference', '=', row.reference)
    .execute();
  return row.reference;
}

/** Marks an interest as on its way to the back office and returns it. Undefined if there is none. */
export async function claimInterest(db: Db, reference: string, now: Date): Promise<InterestRow | undefined> {
  return db
    .updateTable('plan_interest')
    .set((e) => ({
      forwarded_at: sql<Date>`case when ${e.ref('withdrawn_at')} is null then coalesce(${e.ref('forwarded_at')}, ${now}) else ${e.ref('forwarded_at')} end`,
    }))
    .where('reference', '=', reference)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteInterest(db: Db, reference: string): Promise<void> {
  await db.deleteFrom('plan_interest').where('reference', '=', reference).execute();
}

/** Deletes interests and consents that are no longer useful. */
export async function deleteOld(db: Db, interestsBefore: Date, consentsBefore: Date): Promise<void> {
  await db.deleteFrom('plan_interest').where('registered_at', '<', interestsBefore).execute();
  await db
    .deleteFrom('consent_log')
    .where((e) => e(e.fn.coalesce('withdrawn_at', 'given_at'), '<', consentsBefore))
    .execute();
}
