import { type CalendarDate, policyRestriction } from '@lifedesk/rules';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type {
  OrderState,
  PaymentOrderItemTable,
  PaymentOrderTable,
  PaymentTables,
} from '../../platform/database/tables/payments.ts';
import { MAX_POLICIES, RESTRICTION_COLUMNS, restrictionFacts } from '../policies/public.ts';
import type { PayablePolicy } from './payable-policy.ts';

export const ONGOING = ['created', 'pending'] as const satisfies readonly OrderState[];

export type PaymentOrder = Selectable<PaymentOrderTable>;
export type NewOrder = Insertable<PaymentOrderTable>;
export type PaymentOrderItem = Selectable<PaymentOrderItemTable>;

/** A policy as it is shown and paid for. */
export interface PolicyRow extends PayablePolicy {
  readonly id: string;
  readonly planName: string;
  readonly holderName: string;
  /** Years from issue to maturity. */
  readonly policyTerm: number;
}

/** A payment of a policy that is not final yet. */
export interface OngoingItem {
  policy_no: string;
  purpose: PaymentOrderItem['purpose'];
  amount: number;
  order_id: string;
  session_id: string;
  session_kind: PaymentOrder['session_kind'];
  state: OrderState;
  created_at: Date;
}

const policyQuery = (db: Db, customerId: number) =>
  db
    .selectFrom('policy as p')
    .innerJoin('plan', 'plan.code', 'p.plan_code')
    .innerJoin('policy_status as s', 's.code', 'p.status_code')
    .leftJoin('policy_loan as l', 'l.policy_no', 'p.policy_no')
    .leftJoin('top_up_terms as t', 't.policy_no', 'p.policy_no')
    .where('p.customer_id', '=', customerId)
    .orderBy('p.policy_no')
    .select(['p.policy_no', 'p.id', 'p.holder_name', 'p.status_code', 'p.premium_mode', 'p.modal_premium'])
    .select(
      sql<number>`(select coalesce(sum(r.top_up), 0)::bigint from receipt_line r
        join receipt on receipt.receipt_no = r.receipt_no and receipt.reversed_on is null
        where r.policy_no = p.policy_no and r.top_up > 0)`.as('topped_up'),
    )
    .select(
      sql<CalendarDate | null>`(select effective_on from premium_change c
        where c.policy_no = p.policy_no and c.state = 'scheduled')`.as('changes_on'),
    )
    .select([
      'p.maturity_date',
      'p.issue_date',
      'p.premium_term',
      'p.policy_term',
      'p.due_date',
      'p.revival_date',
      'p.premium_left',
    ])
    .select([...RESTRICTION_COLUMNS])
    .select(['plan.name as plan_name', 'plan.line', 's.premium_paying'])
    .select([
      'l.principal',
      'l.rate',
      'l.interest_from',
      'l.opened_on',
      'plan.loan_rests',
      't.minimum',
      't.maximum',
      't.step',
    ])
    .select(
      sql<number>`(select coalesce(-sum(e.amount), 0)::bigint from ledger_entry e
        where e.policy_no = p.policy_no and e.account = 'suspense')`.as('received'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof policyQuery>['executeTakeFirstOrThrow']>>;

const toPolicy = (row: Row): PolicyRow => ({
  policyNo: row.policy_no,
  id: row.id,
  planName: row.plan_name,
  holderName: row.holder_name,
  policyStatusCode: row.status_code,
  isPremiumPaying: row.premium_paying,
  line: row.line,
  premiumMode: row.premium_mode,
  modalPremium: row.modal_premium,
  issueDate: row.issue_date as CalendarDate,
  premiumTerm: row.premium_term,
  policyTerm: row.policy_term,
  dueDate: row.due_date as CalendarDate | null,
  changesOn: row.changes_on,
  revivalDate: row.revival_date as CalendarDate | null,
  premiumLeft: row.premium_left,
  received: row.received,
  maturityDate: row.maturity_date as CalendarDate | null,
  toppedUp: row.topped_up,
  // who owns it does not matter for paying in
  isPaymentBlocked: policyRestriction({
    ...restrictionFacts(row),
    action: 'payment',
    ownerBirthDate: null,
    today: row.issue_date as CalendarDate,
  }).restricted,
  loan:
    row.principal !== null && row.rate !== null && row.interest_from !== null
      ? {
          principal: row.principal,
          rate: row.rate,
          interestFrom: row.interest_from as CalendarDate,
          restsFrom: row.loan_rests ? (row.opened_on as CalendarDate) : null,
        }
      : null,
  topUp:
    row.minimum !== null && row.maximum !== null && row.step !== null
      ? { minimum: row.minimum, maximum: row.maximum, step: row.step }
      : null,
});

/** Any of these numbers, as one parameter: a company has more policies than a statement may have parameters. */
const oneOf = (policyNos: readonly string[]) => sql<string>`any(${policyNos}::text[])`;

/** The customer's policies, or those of them with the given numbers, by number. */
export async function findPolicies(db: Db, customerId: number, policyNos?: readonly string[]): Promise<PolicyRow[]> {
  const query = policyQuery(db, customerId);
  const wanted = policyNos ? query.where('p.policy_no', '=', oneOf(policyNos)) : query.limit(MAX_POLICIES);
  const rows = await wanted.execute();
  return rows.map(toPolicy);
}

/** The same, locked until the transaction ends, so that no other call pays for them or moves their dues. */
export async function lockPolicies(db: Db, customerId: number, policyNos: readonly string[]): Promise<PolicyRow[]> {
  const query = policyQuery(db, customerId).where('p.policy_no', '=', oneOf(policyNos));
  return (await query.forUpdate(['p']).execute()).map(toPolicy);
}

/** The payments of these policies that are not final yet. */
export async function findOngoing(db: Db, policyNos: readonly string[]): Promise<OngoingItem[]> {
  if (policyNos.length === 0) return [];
  return db
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
    ])
    .execute();
}

/** Life certificates that have not come, and payouts on hold, by policy number. */
export async function findAnnuityFacts(
  db: Db,
  policyNos: readonly string[],
): Promise<Map<string, { certificateDueOn: CalendarDate | null; isOnHold: boolean; heldAmount: number | null }>> {
  const rows = await db
    .selectFrom('policy as p')
    .leftJoin('policy_hold as h', 'h.policy_no', 'p.policy_no')
    .where('p.policy_no', '=', oneOf(policyNos))
    .select(['p.policy_no', 'h.policy_no as held', 'h.amount'])
    .select(
      sql<CalendarDate | null>`(select min(due_on) from life_certificate l
        where l.policy_no = p.policy_no and l.received_on is null)`.as('due_on'),
    )
    .execute();
  return new Map(
    rows.map(({ policy_no, held, amount, due_on }) => [
      policy_no,
      { certificateDueOn: due_on, isOnHold: held !== null, heldAmount: amount },
    ]),
  );
}

/** How top-ups of these policies are spread, the largest share first. */
export async function findFundSplits(
  db: Db,
  policyNos: readonly string[],
): Promise<{ policy_no: string; fund_code: string; name: string; share: number }[]> {
  if (policyNos.length === 0) return [];
  return db
    .selectFrom('top_up_fund as t')
    .innerJoin('fund as f', 'f.code', 't.fund_code')
    .where('t.policy_no', '=', oneOf(policyNos))
    .orderBy('t.share', 'desc')
    .orderBy('t.fund_code')
    .select(['t.policy_no', 't.fund_code', 'f.name', 't.share'])
    .execute();
}

export function findOrder(db: Db, id: string): Promise<PaymentOrder | undefined> {
  return db.selectFrom('payment_order').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findOrderByKey(db: Db, customerId: number, key: string): Promise<PaymentOrder | undefined> {
  return db
    .selectFrom('payment_order')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

export function findItems(db: Db, orderId: string): Promise<PaymentOrderItem[]> {
  return db.selectFrom('payment_order_item').selectAll().where('order_id', '=', orderId).orderBy('position').execute();
}

export function findReceiptOf(db: Db, orderId: string): Promise<{ receipt_no: string; paid_at: Date } | undefined> {
  return db.selectFrom('receipt').select(['receipt_no', 'paid_at']).where('order_id', '=', orderId).executeTakeFirst();
}

/** Throws the database's unique violation where the key was used or a policy has an ongoing payment. */
export async function insertOrder(
  db: Db,
  order: NewOrder,
  items: readonly Insertable<PaymentOrderItemTable>[],
): Promise<PaymentOrder> {
  const inserted = await db.insertInto('payment_order').values(order).returningAll().executeTakeFirstOrThrow();
  await db
    .insertInto('payment_order_item')
    .values([...items])
    .execute();
  return inserted;
}

/** Keeps the gateway's answer to a new order; the first one stays. */
export async function saveGatewayOrder(db: Db, id: string, reference: string, url: string): Promise<void> {
  await db
    .updateTable('payment_order')
    .set({ gateway_reference: reference, gateway_url: url })
    .where('id', '=', id)
    .where('gateway_url', 'is', null)
    .where((eb) => eb.or([eb('gateway_reference', 'is', null), eb('gateway_reference', '=', reference)]))
    .execute();
}

/** Keeps the gateway's number of a debit, which has no page. */
export async function saveDebitReference(db: Db, id: string, reference: string): Promise<void> {
  await db
    .updateTable('payment_order')
    .set({ gateway_reference: reference })
    .where('id', '=', id)
    .where('gateway_reference', 'is', null)
    .execute();
}

/** Changes an order that is not final yet; answers whether it was. The only statement that changes a state. */
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

/** Keeps what the gateway said, once however often it repeats itself. */
export async function keepMessage(
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

/**
 * Takes orders about which the gateway should be asked by now, for this node alone: each gets the time of its next
 * question before this one is asked, so that a node that dies holds nothing up.
 */
export async function claimOrdersToAsk(db: Db, now: Date, limit: number): Promise<PaymentOrder[]> {
  const result = await sql<PaymentOrder>`
    update payment_order set
      asks = asks + 1,
      ask_at = ${now}::timestamptz + least(interval '15 seconds' * power(2, least(asks, 10)), interval '10 minutes')
    where id in (
      select id from payment_order where state in ('created', 'pending') and ask_at <= ${now}::timestamptz
      order by ask_at limit ${limit} for update skip locked)
    returning *`.execute(db);
  return result.rows;
}
