import type { components } from '@lifedesk/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

export type Declaration = components['schemas']['FatcaDeclaration'];

export async function findDeclarant(db: Db, customerId: number) {
  return db
    .selectFrom('customer')
    .select(['kind', 'nationality', 'fatca_required', 'pan', 'pan_validated', 'pan_seeding', 'mobile', 'email'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
}

/** The latest declaration in effect. */
export async function findDeclared(db: Db, customerId: number): Promise<Declaration | undefined> {
  const row = await db
    .selectFrom('fatca_declaration')
    .select('details')
    .where('customer_id', '=', customerId)
    .where('applied_at', 'is not', null)
    .orderBy('applied_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.details;
}

/**
 * The declaration request under review, if any. An unconfirmed one from a payments-only session does not block others,
 * because anyone who knows the policy number can start it.
 */
export async function findOpenDeclaration(db: Db, customerId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('service_request')
    .select('ticket')
    .where('customer_id', '=', customerId)
    .where('type', '=', 'update-nationality')
    .where('made_in', '!=', 'partial')
    .where(sql<boolean>`state not in ('completed', 'declined')`)
    .limit(1)
    .executeTakeFirst();
  return row?.ticket;
}

export async function insertDeclaration(
  db: Db,
  row: { id: string; customer_id: number; details: Declaration; made_at: Date },
): Promise<void> {
  await db
    .insertInto('fatca_declaration')
    .values({ ...row, details: JSON.stringify(row.details), applied_at: null })
    .execute();
}

/**
 * Puts a declaration into effect and clears the pending flags. Does nothing if it is in effect already, because a later
 * one may have replaced it; nor if it is unconfirmed and a later one is in effect.
 */
export async function applyDeclaration(transaction: Db, id: string, now: Date): Promise<void> {
  const applied = await transaction
    .updateTable('fatca_declaration')
    .set({ applied_at: now })
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('fatca_declaration as later')
            .select('later.id')
            .whereRef('later.customer_id', '=', 'fatca_declaration.customer_id')
            .whereRef('later.made_at', '>', 'fatca_declaration.made_at')
            .where('later.applied_at', 'is not', null),
        ),
      ),
    )
    .returning(['customer_id', 'details'])
    .executeTakeFirst();
  if (!applied) return;
  await transaction
    .updateTable('customer')
    .set({ nationality: applied.details.nationality, fatca_required: false })
    .where('id', '=', applied.customer_id)
    .execute();
}

/** Releases the payouts that waited for the customer's nationality. */
export async function releaseHolds(transaction: Db, customerId: number): Promise<void> {
  await transaction
    .deleteFrom('policy_hold')
    .where('reason', '=', 'nationality')
    .where('policy_no', 'in', (q) => q.selectFrom('policy').select('policy_no').where('customer_id', '=', customerId))
    .execute();
}
