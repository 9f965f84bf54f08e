import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { CustomerTable } from '../../platform/database/tables/policies.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** Who gets the message. */
export type Recipient = Pick<Selectable<CustomerTable>, 'name' | 'name_hi' | 'email' | 'language'>;

export async function findRecipient(db: Db, customerId: number): Promise<Recipient> {
  return db
    .selectFrom('customer')
    .select(['name', 'name_hi', 'email', 'language'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
}

export interface PaidOrder {
  receipt_no: string;
  /** Paise. */
  amount: number;
  paid_at: Date;
  policies: string[];
}

/** What was paid with an order of the customer; undefined while it is not paid, and for somebody else's. */
export async function findPaidOrder(db: Db, customerId: number, orderId: string): Promise<PaidOrder | undefined> {
  const rows = await db
    .selectFrom('receipt as r')
    .innerJoin('receipt_line as l', 'l.receipt_no', 'r.receipt_no')
    .where('r.customer_id', '=', customerId)
    .where('r.order_id', '=', orderId)
    .orderBy('l.position')
    .select(['r.receipt_no', 'r.amount', 'r.paid_at', 'l.policy_no'])
    .execute();
  const [first] = rows;
  return first && { ...first, policies: [...new Set(rows.map((row) => row.policy_no))] };
}

type Sent = Insertable<Tables['email_sent']>;
export type Reservation = { id: number } | 'just-sent' | { tooMany: Date };

/**
 * Takes one of the messages that a customer may be sent. The customer's row is locked meanwhile, so that of two calls at
 * once only one sends; what no longer counts is forgotten. `tooMany` is when the oldest of those that count was sent.
 */
export async function reserveMessage(
  db: Db,
  sent: Sent,
  limits: { sameSince: Date; since: Date; most: number },
): Promise<Reservation> {
  return db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('customer').select('id').where('id', '=', sent.customer_id).forUpdate().execute();
    await transaction
      .deleteFrom('email_sent')
      .where('customer_id', '=', sent.customer_id)
      .where('sent_at', '<=', limits.since)
      .execute();
    const recent = await transaction
      .selectFrom('email_sent')
      .select(['template', 'about', 'language', 'sent_at'])
      .where('customer_id', '=', sent.customer_id)
      .orderBy('sent_at', 'desc')
      .limit(limits.most)
      .execute();
    const isSame = (row: (typeof recent)[number]) =>
      row.template === sent.template && row.about === sent.about && row.language === sent.language;
    if (recent.some((row) => isSame(row) && row.sent_at > limits.sameSince)) return 'just-sent';
    const oldest = recent[limits.most - 1];
    if (oldest) return { tooMany: oldest.sent_at };
    return transaction.insertInto('email_sent').values(sent).returning('id').executeTakeFirstOrThrow();
  });
}

/** Gives a message back that could not be sent. */
export async function releaseMessage(db: Db, id: number): Promise<void> {
  await db.deleteFrom('email_sent').where('id', '=', id).execute();
}
