import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import { oneOf } from '../../../platform/database/one-of.ts';
import type {
  OrderState,
  PaymentOrderItemTable,
  PaymentOrderTable,
  PaymentTables,
} from '../../../platform/database/tables/payments.ts';

export const ONGOING = ['created', 'pending'] as const satisfies readonly OrderState[];

export type PaymentOrder = Selectable<PaymentOrderTable>;
export type NewOrder = Insertable<PaymentOrderTable>;
export type PaymentOrderItem = Selectable<PaymentOrderItemTable>;

/** All columns by name: the server keeps the plan of such a statement, but not that of one with `*`. */
const ORDER_COLUMNS = [
  'id',
  'customer_id',
  'session_id',
  'session_kind',
  'idempotency_key',
  'request_hash',
  'purpose',
  'amount',
  'return_path',
  'origin',
  'state',
  'created_at',
  'quoted_on',
  'expires_at',
  'gateway_reference',
  'gateway_url',
  'settled_at',
  'reason',
  'flagged_at',
  'flag',
  'mandate_id',
  'ask_at',
  'asks',
] as const satisfies readonly (keyof PaymentOrderTable)[];

/** A payment of a policy that is not final yet. */
export interface OngoingItem {
  policy_no: string;
  purpose: PaymentOrderItem['purpose'];
  amount: number;
  order_id: string;
  session_id: string;
  session_kind: PaymentOrder['session_kind'];
  state: (typeof ONGOING)[number];
  created_at: Date;
  expires_at: Date;
  /** The customer pays it on the gateway's page: no mandate does, and no one with a link. */
  by_payer: boolean;
}

const BY_PAYER = sql<boolean>`o.mandate_id is null
  and not exists (select from pay_link_payment where pay_link_payment.order_id = o.id)`;

const ongoing = (db: Db, policyNos: readonly string[]) =>
  db
    .selectFrom('payment_order_item as i')
    .innerJoin('payment_order as o', 'o.id', 'i.order_id')
    .where('i.policy_no', '=', oneOf(policyNos))
    .where('i.order_state', 'in', [...ONGOING])
    .select([
      'i.policy_no',
      'i.purpose',
      'i.amount',
      'i.order_id',
      'o.session_id',
      'o.session_kind',
      'o.state',
      'o.created_at',
      'o.expires_at',
    ])
    .select(BY_PAYER.as('by_payer'))
    .$narrowType<{ state: (typeof ONGOING)[number] }>();

/** The unfinished payments of these policies. */
export const findOngoing = async (db: Db, policyNos: readonly string[]): Promise<OngoingItem[]> =>
  policyNos.length === 0 ? [] : ongoing(db, policyNos).execute();

/** The same, for the customer's own policies among them. */
export const findOwnOngoing = (db: Db, customerId: number, policyNos: readonly string[]): Promise<OngoingItem[]> =>
  ongoing(db, policyNos)
    .innerJoin('policy as p', 'p.policy_no', 'i.policy_no')
    .where('p.customer_id', '=', customerId)
    .execute();

/** How many unfinished payments a list has at most. */
const MOST_ONGOING = 100;

/** The customer's unfinished payments, the latest first, each with the number of its policies. */
export const findOngoingOrders = (db: Db, customerId: number) =>
  db
    .selectFrom('payment_order as o')
    .where('o.customer_id', '=', customerId)
    .where('o.state', 'in', [...ONGOING])
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id')
    .limit(MOST_ONGOING)
    .select(['o.id', 'o.state', 'o.amount', 'o.created_at', 'o.expires_at', 'o.gateway_url'])
    .select(BY_PAYER.as('by_payer'))
    .select(sql<number>`(select count(*)::int from payment_order_item i where i.order_id = o.id)`.as('policies'))
    .$narrowType<{ state: (typeof ONGOING)[number] }>()
    .execute();

export function findOrder(db: Db, id: string): Promise<PaymentOrder | undefined> {
  return db.selectFrom('payment_order').select(ORDER_COLUMNS).where('id', '=', id).executeTakeFirst();
}

export function findOrderByKey(db: Db, customerId: number, key: string): Promise<PaymentOrder | undefined> {
  return db
    .selectFrom('payment_order')
    .select(ORDER_COLUMNS)
    .where('customer_id', '=', customerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

export function findItems(db: Db, orderId: string): Promise<PaymentOrderItem[]> {
  return db.selectFrom('payment_order_item').selectAll().where('order_id', '=', orderId).orderBy('position').execute();
}

/** Whether someone else pays it by a link of the customer's. */
export async function isPaidByLink(db: Db, orderId: string): Promise<boolean> {
  const payment = await db
    .selectFrom('pay_link_payment')
    .select('order_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return payment !== undefined;
}

export function findReceiptOf(db: Db, orderId: string) {
  return db
    .selectFrom('receipt')
    .select(['receipt_no', 'paid_at', 'reversed_on', 'reversed_by'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

/**
 * Inserts in one statement. Throws the database's unique violation if the key was used or a policy has a payment in
 * progress.
 */
export function insertOrder(
  db: Db,
  order: NewOrder,
  items: readonly Insertable<PaymentOrderItemTable>[],
): Promise<PaymentOrder> {
  return db
    .with('inserted', (q) => q.insertInto('payment_order').values(order).returning(ORDER_COLUMNS))
    .with('inserted_items', (q) => q.insertInto('payment_order_item').values([...items]))
    .selectFrom('inserted')
    .select(ORDER_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Stores the gateway's answer to a new order. Returns undefined if it already has one. */
export function saveGatewayOrder(
  db: Db,
  id: string,
  reference: string,
  url: string,
): Promise<PaymentOrder | undefined> {
  return db
    .updateTable('payment_order')
    .set({ gateway_reference: reference, gateway_url: url })
    .where('id', '=', id)
    .where('gateway_url', 'is', null)
    .where((eb) => eb.or([eb('gateway_reference', 'is', null), eb('gateway_reference', '=', reference)]))
    .returning(ORDER_COLUMNS)
    .executeTakeFirst();
}

/** Stores the gateway's number of a debit, which has no page. */
export async function saveDebitReference(db: Db, id: string, reference: string): Promise<void> {
  await db
    .updateTable('payment_order')
    .set({ gateway_reference: reference })
    .where('id', '=', id)
    .where('gateway_reference', 'is', null)
    .execute();
}

/** Updates an order that is not final yet. Returns whether it was. No other statement changes a state. */
export async function moveOrder(
  db: Db,
  id: string,
  change: Partial<Pick<PaymentOrder, 'state' | 'settled_at' | 'reason' | 'gateway_reference'>>,
): Promise<boolean> {
  const moved = await db
    .updateTable('payment_order')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', [...ONGOING])
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

export async function flagOrder(db: Db, id: string, flag: NonNullable<PaymentOrder['flag']>, now: Date): Promise<void> {
  await db
    .updateTable('payment_order')
    .set({ flag, flagged_at: now, ask_at: now })
    .where('id', '=', id)
    .where('flag', 'is', null)
    .execute();
}

/** Stores the gateway's message once, however often it is repeated. */
export async function saveMessage(
  db: Db,
  message: Insertable<PaymentTables['payment_gateway_message']>,
): Promise<void> {
  const known = await db
    .selectFrom('payment_gateway_message')
    .select('id')
    .where('order_id', '=', message.order_id)
    .where('state', '=', message.state)
    .where('reference', '=', message.reference)
    .where('amount', '=', message.amount)
    .where('effect', '=', message.effect)
    .executeTakeFirst();
  if (!known) await db.insertInto('payment_gateway_message').values(message).execute();
}

/** The pause before the next query; it grows with each. */
// biome-ignore lint/plugin/arithmetic: when to ask again, not money
const AGAIN = sql`least(interval '15 seconds' * power(2, least(asks, 10)), interval '10 minutes')`;

/**
 * Claims orders that are due for a status query, for this node alone. Each gets the time of its next query first, so
 * that a node that dies blocks nothing.
 */
export async function claimOrdersToPoll(db: Db, now: Date, limit: number): Promise<PaymentOrder[]> {
  const result = await sql<PaymentOrder>`
    update payment_order set
      asks = asks + 1,
      ask_at = ${now}::timestamptz + ${AGAIN}
    where id in (
      select id from payment_order where state in ('created', 'pending') and ask_at <= ${now}::timestamptz
      order by ask_at limit ${limit} for update skip locked)
    returning *`.execute(db);
  return result.rows;
}
