import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { ReversalColumns } from '../../platform/database/reversal-of.ts';
import type { CustomerTable } from '../../platform/database/tables/policies.ts';

/** The person who gets the message. */
export type Recipient = Pick<Selectable<CustomerTable>, 'name' | 'name_hi' | 'email' | 'language'>;

export async function findRecipient(db: Db, customerId: number): Promise<Recipient> {
  return db
    .selectFrom('customer')
    .select(['name', 'name_hi', 'email', 'language'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
}

export interface PaidOrder extends ReversalColumns {
  receipt_no: string;
  /** Paise. */
  amount: number;
  paid_at: Date;
  policies: string[];
}

/** The payment of a customer's order; undefined if it is unpaid or another customer's. */
export async function findPaidOrder(db: Db, customerId: number, orderId: string): Promise<PaidOrder | undefined> {
  const rows = await db
    .selectFrom('receipt as r')
    .innerJoin('receipt_line as l', 'l.receipt_no', 'r.receipt_no')
    .where('r.customer_id', '=', customerId)
    .where('r.order_id', '=', orderId)
    .orderBy('l.position')
    .select(['r.receipt_no', 'r.amount', 'r.paid_at', 'r.reversed_on', 'r.reversed_by', 'l.policy_no'])
    .execute();
  const [first] = rows;
  return first && { ...first, policies: [...new Set(rows.map((row) => row.policy_no))] };
}
