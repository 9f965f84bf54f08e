import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { PaymentPurpose } from '../../platform/database/tables/payments.ts';

/** A page of the customer's receipts, the latest first, each with its first policy and how many it is about. */
export const findReceiptPage = (db: Db, customerId: number, { limit, offset }: { limit: number; offset: number }) =>
  db
    .selectFrom('receipt as r')
    .where('r.customer_id', '=', customerId)
    .orderBy('r.paid_at', 'desc')
    .orderBy('r.receipt_no', 'desc')
    .limit(limit)
    .offset(offset)
    .select(['r.receipt_no', 'r.order_id', 'r.amount', 'r.paid_on', 'r.reversed_on', 'r.reversed_by'])
    .select(
      sql<number>`(select count(distinct l.policy_no)::int from receipt_line l where l.receipt_no = r.receipt_no)`.as(
        'policies',
      ),
    )
    .select([
      sql<string>`(select l.policy_no from receipt_line l where l.receipt_no = r.receipt_no order by l.position limit 1)`.as(
        'policy_no',
      ),
      sql<PaymentPurpose>`(select l.purpose from receipt_line l where l.receipt_no = r.receipt_no order by l.position limit 1)`.as(
        'purpose',
      ),
    ])
    .execute();

export async function countReceipts(db: Db, customerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('receipt')
    .where('customer_id', '=', customerId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
