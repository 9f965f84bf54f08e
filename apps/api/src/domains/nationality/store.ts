import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

export async function findDeclarant(db: Db, customerId: number) {
  return db
    .selectFrom('customer')
    .select(['kind', 'nationality', 'fatca_required', 'pan', 'pan_validated', 'mobile', 'email'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
}

/** The newest declaration that counts. */
export async function findDeclared(db: Db, customerId: number): Promise<Record<string, unknown> | undefined> {
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
 * The request that is being looked at, if there is one. What nobody has confirmed, in a payments-only session, keeps nobody
 * from declaring: it opens with a policy number that others may know.
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
  row: { id: string; customer_id: number; details: object; made_at: Date },
): Promise<void> {
  await db
    .insertInto('fatca_declaration')
    .values({ ...row, details: JSON.stringify(row.details), applied_at: null })
    .execute();
}
