import type { CalendarDate, PayerRelation } from '@lifedesk/rules';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { ReversalColumns } from '../../platform/database/reversal-of.ts';
import type { PayLinkTables } from '../../platform/database/tables/pay-links.ts';
import type { OrderState } from '../../platform/database/tables/payments.ts';
import { ORDER_REASONS } from '../payments/public.ts';

/** A link and its relevant payment: the successful one, or else the latest. */
export interface LinkRow extends ReversalColumns {
  id: string;
  customer_id: number;
  policy_no: string;
  plan_name: string;
  token_hash: string;
  due_from: CalendarDate;
  /** Paise. */
  amount: number;
  session_id: string;
  created_at: Date;
  last_day: CalendarDate;
  revoked_at: Date | null;
  order_id: string | null;
  order_state: OrderState | null;
  order_reason: string | null;
  order_expires_at: Date | null;
  /** Another payment by the link arrived with another amount, which is paid back. */
  has_earlier_mismatch: boolean;
  relation: PayerRelation | null;
  paid_at: Date | null;
  receipt_no: string | null;
}

const findLinks = async (db: Db, where: RawBuilder<unknown>): Promise<LinkRow[]> =>
  (
    await sql<LinkRow>`
      select l.id, l.customer_id, l.policy_no, pl.name as plan_name, l.token_hash, l.due_from, l.amount, l.session_id, l.created_at,
        l.last_day, l.revoked_at, o.order_id, o.state as order_state, o.reason as order_reason,
        o.expires_at as order_expires_at, exists (
          select from pay_link_payment lp join payment_order m on m.id = lp.order_id
          where lp.link_id = l.id and m.id <> o.order_id and m.reason = ${ORDER_REASONS.mismatch}) as has_earlier_mismatch,
        o.relation, r.paid_at, r.receipt_no, r.reversed_on, r.reversed_by
      from pay_link l
      join policy p on p.policy_no = l.policy_no
      join plan pl on pl.code = p.plan_code
      left join lateral (
        select o.id as order_id, o.state, o.reason, o.expires_at, lp.relation
        from pay_link_payment lp join payment_order o on o.id = lp.order_id
        where lp.link_id = l.id order by (o.state = 'paid') desc, o.created_at desc, o.id limit 1) o on true
      left join receipt r on r.order_id = o.order_id
      where ${where}
      order by l.created_at desc, l.id limit 100`.execute(db)
  ).rows;

/** The customer's links since an instant, newest first. */
export const findLinksOf = (db: Db, customerId: number, since: Date): Promise<LinkRow[]> =>
  findLinks(db, sql`l.customer_id = ${customerId} and l.created_at >= ${since}`);

export const findLink = async (db: Db, customerId: number, id: string): Promise<LinkRow | undefined> =>
  (await findLinks(db, sql`l.customer_id = ${customerId} and l.id = ${id}`))[0];

export const findLinkByHash = async (db: Db, tokenHash: string): Promise<LinkRow | undefined> =>
  (await findLinks(db, sql`l.token_hash = ${tokenHash}`))[0];

export const findLinkByKey = async (db: Db, customerId: number, key: string): Promise<LinkRow | undefined> =>
  (await findLinks(db, sql`l.customer_id = ${customerId} and l.idempotency_key = ${key}`))[0];

export async function insertLink(db: Db, link: Insertable<PayLinkTables['pay_link']>): Promise<void> {
  await db.insertInto('pay_link').values(link).execute();
}

/** Replaces the token that opens the link. */
export async function replaceToken(db: Db, id: string, tokenHash: string): Promise<void> {
  await db.updateTable('pay_link').set({ token_hash: tokenHash }).where('id', '=', id).execute();
}

/** Locks the link until the transaction ends, so that it cannot be revoked meanwhile. */
export async function lockLink(db: Db, id: string): Promise<void> {
  await db.selectFrom('pay_link').select('id').where('id', '=', id).forUpdate().execute();
}

/** Revokes a link of the customer. Revoking it again keeps the first time. */
export async function revokeLink(db: Db, customerId: number, id: string, now: Date): Promise<void> {
  await db
    .updateTable('pay_link')
    .set({ revoked_at: now })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

export async function insertLinkPayment(db: Db, payment: Insertable<PayLinkTables['pay_link_payment']>): Promise<void> {
  await db.insertInto('pay_link_payment').values(payment).execute();
}

/** What others have paid by links for these policies between two days, in paise, without reversed payments. */
export async function findPaidByOthers(
  db: Db,
  policyNos: readonly string[],
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ policy_no: string; amount: number }>`
    select l.policy_no, sum(r.amount)::bigint as amount
    from pay_link_payment lp join pay_link l on l.id = lp.link_id join receipt r on r.order_id = lp.order_id
    where l.policy_no = any(${policyNos}::text[]) and r.reversed_on is null and r.paid_on between ${from}::date and ${to}::date
    group by l.policy_no`.execute(db);
  return new Map(rows.map(({ policy_no, amount }) => [policy_no, amount]));
}

/** A payment by a link about which the customer has not been notified. */
export interface UnnotifiedPayment {
  order_id: string;
  customer_id: number;
  policy_no: string;
  amount: number;
  paid_on: CalendarDate;
  /** Money received before paid a part of the premium. */
  is_rest: boolean;
  is_several: boolean;
}

/** Those after the given order, in the order of their orders. */
export async function findUnnotified(db: Db, after: string, limit: number): Promise<UnnotifiedPayment[]> {
  const { rows } = await sql<UnnotifiedPayment>`
    select lp.order_id, l.customer_id, l.policy_no, r.amount, r.paid_on,
      exists (select from receipt_line rl where rl.receipt_no = r.receipt_no and rl.from_suspense > 0) as is_rest,
      exists (select from receipt_line rl where rl.receipt_no = r.receipt_no and rl.due_from < rl.due_to) as is_several
    from pay_link_payment lp join pay_link l on l.id = lp.link_id join receipt r on r.order_id = lp.order_id
    where lp.notified_at is null and lp.order_id > ${after} order by lp.order_id limit ${limit}`.execute(db);
  return rows;
}

/** Records that the message was queued. Returns false if another node has done so. */
export async function markNotified(db: Db, orderId: string, now: Date): Promise<boolean> {
  const noted = await db
    .updateTable('pay_link_payment')
    .set({ notified_at: now })
    .where('order_id', '=', orderId)
    .where('notified_at', 'is', null)
    .executeTakeFirst();
  return noted.numUpdatedRows > 0n;
}
