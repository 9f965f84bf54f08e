import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';

export type Scheme = 'all-dues' | 'new-start';

export async function findReviver(db: Db, customerId: number) {
  return db
    .selectFrom('customer')
    .select(['name', 'name_hi', 'email', 'language', 'pan_validated', 'fatca_required', 'neft_qc_status'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
}

export async function findChoice(db: Db, policyNo: string): Promise<Scheme | undefined> {
  const row = await db
    .selectFrom('revival_choice')
    .select('scheme')
    .where('policy_no', '=', policyNo)
    .executeTakeFirst();
  return row?.scheme;
}

export async function saveChoice(db: Db, policyNo: string, scheme: Scheme, now: Date): Promise<void> {
  await db
    .insertInto('revival_choice')
    .values({ policy_no: policyNo, scheme, saved_at: now })
    .onConflict((c) => c.column('policy_no').doUpdateSet({ scheme, saved_at: now }))
    .execute();
}

export async function dropChoice(db: Db, policyNo: string): Promise<void> {
  await db.deleteFrom('revival_choice').where('policy_no', '=', policyNo).execute();
}

/** Takes one of the quotes that a customer may be sent, or answers false. One node after the other counts. */
export async function takeQuote(
  db: Db,
  sent: { customer_id: number; policy_no: string; scheme: Scheme; sent_at: Date },
  limit: { since: Date; most: number },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('customer').select('id').where('id', '=', sent.customer_id).forUpdate().execute();
    const { count } = await transaction
      .selectFrom('revival_quote_sent')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('customer_id', '=', sent.customer_id)
      .where('sent_at', '>', limit.since)
      .executeTakeFirstOrThrow();
    if (count >= limit.most) return false;
    await transaction.insertInto('revival_quote_sent').values(sent).execute();
    return true;
  });
}
