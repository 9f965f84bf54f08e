import { todayInIndia } from '@lifedesk/rules';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { queueOf } from '../../../platform/queue/queue.ts';
import { findItems, moveOrder, type PaymentOrder, type PaymentOrderItem } from '../order/orders.store.ts';
import { creditsOf, NO_DUES, NO_PARTS } from '../order/payment-parts.ts';
import { lockPolicies } from '../order/policies.store.ts';
import { takePremiums, toPaidPremium } from '../units/premium-lots.store.ts';
import { takeTopUps } from '../units/top-ups.store.ts';
import { type Entry, insertReceipt, moveDues, payLoans, post } from './ledger.store.ts';
import { restoreSettledLoans } from './loans.store.ts';
import { sendReceiptNotice } from './receipt-notice.ts';

export interface GatewayPayment {
  reference: string;
  /** When the gateway took the money. */
  at: Date;
}

/**
 * Marks an order as paid, with its due dates, ledger, receipt and the message about it, all or nothing. Returns false and changes nothing if
 * the order had already ended. Money for what was paid in another way meanwhile is held for the policy.
 */
export async function postPayment(
  deps: Pick<Deps, 'db' | 'config' | 'clock' | 'ids'>,
  order: PaymentOrder,
  paid: GatewayPayment,
  now: Date,
): Promise<boolean> {
  const queue = await queueOf(deps.db);
  return deps.db.transaction().execute(async (transaction) => {
    const items = await findItems(transaction, order.id);
    // Locks policies before the order, in the same sequence as placing an order does; otherwise two calls could
    // deadlock.
    await lockPolicies(
      transaction,
      order.customer_id,
      items.map((item) => item.policy_no),
    );
    const moved = await moveOrder(transaction, order.id, {
      state: 'paid',
      settled_at: now,
      reason: null,
      gateway_reference: paid.reference,
    });
    if (!moved) return false;

    // biome-ignore lint/plugin/arithmetic: a time of the gateway's clock, limited to between the order and now
    const paidAt = new Date(Math.max(order.created_at.getTime(), Math.min(paid.at.getTime(), now.getTime())));
    const paidOn = todayInIndia(paidAt);
    const paidFor = await moveDues(transaction, order.id);
    // a revived policy has its surrender value again, and so owes the loan that this value had settled
    for (const { policy_no, settled } of await restoreSettledLoans(transaction, [...paidFor]))
      await post(transaction, { order_id: null, kind: 'loan', posted_at: now }, [
        { account: 'policy-loans', amount: settled, policy_no },
        { account: 'policy-benefits', amount: -settled, policy_no },
      ]);
    const applied = new Set([
      ...paidFor,
      ...(await payLoans(transaction, order.id)),
      ...(await takeTopUps(transaction, order.id, paidAt)),
    ]);
    const lines = items.map((item) => lineOf(item, applied.has(item.policy_no)));
    const joined = items.filter((item) => item.loan_joined > 0 && applied.has(item.policy_no));
    const postingId = await post(transaction, { order_id: order.id, kind: 'payment', posted_at: now }, [
      { account: 'gateway-clearing', amount: order.amount, policy_no: null },
      ...lines.flatMap(entriesOf),
      ...joined.flatMap(entriesOfJoined),
    ]);
    const premiums = items.filter(({ policy_no }) => paidFor.has(policy_no)).map(toPaidPremium);
    await takePremiums(transaction, postingId, premiums, paidAt);

    const receipt = {
      customer_id: order.customer_id,
      order_id: order.id,
      channel: order.mandate_id === null ? 'online' : 'auto-debit',
      amount: order.amount,
      paid_at: paidAt,
      paid_on: paidOn,
    } as const;
    const receiptNo = await insertReceipt(transaction, receipt, lines);
    await sendReceiptNotice(deps, transaction, queue, { order, receiptNo, paidOn });
    return true;
  });
}

/** Ends an order that received a different amount: it pays nothing, and the money is owed back. */
export function postMismatch(
  db: Db,
  order: PaymentOrder,
  received: GatewayPayment & { amount: number; reason: string },
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { reference, reason, amount } = received;
    const change = { state: 'declined', settled_at: now, reason, gateway_reference: reference } as const;
    if (!(await moveOrder(transaction, order.id, change))) return false;
    await post(transaction, { order_id: order.id, kind: 'refund-due', posted_at: now }, [
      { account: 'gateway-clearing', amount, policy_no: null },
      { account: 'refunds-payable', amount: -amount, policy_no: null },
    ]);
    return true;
  });
}

function lineOf(item: PaymentOrderItem, isApplied: boolean) {
  const { order_id: _, order_state: __, position: ___, next_due: ____, ...parts } = item;
  const { loan_before: _before, loan_from: _from, loan_joined: _joined, ...line } = parts;
  return isApplied ? { ...line, unapplied: 0 } : { ...line, ...NO_PARTS, ...NO_DUES, unapplied: item.amount };
}

/** Interest that was capitalised since the last interest payment. It is posted with the next payment. */
const entriesOfJoined = ({ policy_no, loan_joined }: PaymentOrderItem): Entry[] => [
  { account: 'policy-loans', amount: loan_joined, policy_no },
  { account: 'loan-interest-income', amount: -loan_joined, policy_no },
];

/** The credits of a receipt line. */
export function entriesOf(line: ReturnType<typeof lineOf>): Entry[] {
  const { policy_no } = line;
  return [
    // biome-ignore lint/plugin/arithmetic: two bookings of one account in one entry
    { account: 'suspense', amount: line.from_suspense - line.unapplied, policy_no },
    ...creditsOf(line, policy_no),
  ];
}
