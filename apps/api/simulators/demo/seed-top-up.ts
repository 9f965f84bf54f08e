import { randomUUID } from 'node:crypto';
import { addCalendarDays, type CalendarDate, indiaInstant, type Paise } from '@lifedesk/rules';
import { sql } from 'kysely';
import { post } from '../../src/domains/payments/books/ledger.store.ts';
import { insertSplits, takeTopUps } from '../../src/domains/payments/units/top-ups.store.ts';
import { unitsFor } from '../../src/platform/database/amounts.ts';
import type { Db } from '../../src/platform/database/connect.ts';
import { type GatewayOrder, openOrder } from '../gateway/gateway-order.ts';

/** A top-up that was paid on the gateway's page in the past. */
export interface PastTopUp {
  readonly policyNo: string;
  readonly customerId: number;
  readonly amount: Paise;
  readonly paidOn: CalendarDate;
  readonly fundSplit: readonly { readonly fundCode: string; readonly share: number }[];
}

const PAID_AT = '11:00';
const PREFIX = 'ord_demo-top-up-';
/** The pattern of the seeded orders' ids in SQL. */
export const SEEDED_ORDERS = `${PREFIX}%`;
const orderIdOf = (policyNo: string): string => PREFIX + policyNo;
const referenceOf = (policyNo: string): string => `gw_demo-top-up-${policyNo}`;

/**
 * Adds the order of a past top-up, its lots, locked in for five years from the payment, and its settlement on the next
 * day. The receipt and its posting belong to the caller. The policy's holdings already include the units, but its sum
 * assured does not include the cover. The settlement has no file: ours go back no further than the gateway's.
 * @returns the order's id
 */
export async function seedTopUp(db: Db, topUp: PastTopUp): Promise<string> {
  const { policyNo, amount, paidOn, fundSplit } = topUp;
  const orderId = orderIdOf(policyNo);
  const paidAt = indiaInstant(paidOn, PAID_AT);
  await insertOrder(db, topUp, paidAt);
  await insertSplits(db, orderId, [{ policyNo, fundSplit }]);
  await takeTopUps(db, orderId, paidAt);
  await buyUnits(db, orderId);
  const settledAt = indiaInstant(addCalendarDays(paidOn, 1), PAID_AT);
  await post(db, { order_id: null, settles: orderId, kind: 'settlement', posted_at: settledAt }, [
    { account: 'bank', amount, policy_no: null },
    { account: 'gateway-clearing', amount: -amount, policy_no: null },
  ]);
  return orderId;
}

async function insertOrder(db: Db, { policyNo, customerId, amount, paidOn }: PastTopUp, paidAt: Date): Promise<void> {
  const id = orderIdOf(policyNo);
  const gateway_reference = referenceOf(policyNo);
  await db
    .insertInto('payment_order')
    .values({
      id,
      customer_id: customerId,
      session_id: randomUUID(),
      session_kind: 'full',
      idempotency_key: randomUUID(),
      request_hash: '',
      purpose: 'top-up',
      amount,
      return_path: '/cs/top-up',
      origin: '',
      state: 'paid',
      created_at: paidAt,
      quoted_on: paidOn,
      expires_at: paidAt,
      gateway_reference,
      gateway_url: null,
      settled_at: paidAt,
      reason: null,
      flagged_at: null,
      flag: null,
      ask_at: paidAt,
    })
    .execute();
  await db
    .insertInto('payment_order_item')
    .values({
      order_id: id,
      order_state: 'paid',
      position: 0,
      policy_no: policyNo,
      purpose: 'top-up',
      amount,
      top_up: amount,
      due_from: null,
      due_to: null,
      next_due: null,
    })
    .execute();
  await db
    .insertInto('payment_gateway_message')
    .values({
      order_id: id,
      source: 'callback',
      state: 'paid',
      reference: gateway_reference,
      amount,
      stated_at: paidAt,
      received_at: paidAt,
      effect: 'applied',
    })
    .execute();
}

/** Gives the lots the units that they bought at their day's prices, as part of what the policy holds. */
const buyUnits = (db: Db, orderId: string) =>
  sql`
    with bought as (
      update unit_lot l set nav = n.nav, units = ${unitsFor(sql.ref('l.amount'), sql.ref('n.nav'))},
        bought_at = (l.nav_date + time '21:00') at time zone 'Asia/Kolkata'
      from fund_nav n where n.fund_code = l.fund_code and n.on_date = l.nav_date and l.order_id = ${orderId}
      returning l.order_id, l.policy_no, l.fund_code, l.units)
    insert into top_up_holding (order_id, policy_no, fund_code, units)
    select order_id, policy_no, fund_code, units from bought`.execute(db);

/** The seeded orders as the gateway stores them. */
export async function gatewayTopUps(db: Db, merchantId: string, merchant: string): Promise<GatewayOrder[]> {
  const rows = await db
    .selectFrom('top_up as t')
    .innerJoin('payment_order as o', 'o.id', 't.order_id')
    .where('t.order_id', 'like', SEEDED_ORDERS)
    .select(['t.policy_no', 'o.id', 'o.amount', 'o.created_at'])
    .execute();
  return rows.map(({ policy_no, id, amount, created_at }) => {
    const order = {
      merchant,
      merchantId,
      orderId: id,
      amount,
      currency: 'INR' as const,
      description: `Top-up of policy ${policy_no}`,
      returnUrl: '/',
      callbackUrl: '',
      expiresAt: created_at.toISOString(),
    };
    return { ...openOrder(order, referenceOf(policy_no), created_at), state: 'paid' };
  });
}
