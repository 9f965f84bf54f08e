import type { CalendarDate } from '@lifedesk/rules';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { post } from '../books/ledger.store.ts';
import { findItems } from '../order/orders.store.ts';
import { lockPolicies } from '../order/policies.store.ts';
import { cancelPremiums } from '../units/premium-lots.store.ts';
import { cancelTopUps } from '../units/top-ups.store.ts';
import { sendReversalNotice } from './reversal-notice.ts';
import { findEntries, findReversible, markReceipt, restoreDues, restoreLoans } from './reverse-order.store.ts';

export interface Reversal {
  orderId: string;
  /** Whose bank reversed the payment: the payer's, or the mandate's. */
  kind: 'chargeback' | 'return';
  /** The date in India. */
  on: CalendarDate;
}

/**
 * Reverses a payment: posts reverse entries, reopens its premiums, restores its loans, marks its receipt, and notifies
 * the customer.
 * @returns whether everything that it paid for is undone. Staff handle what a later payment builds on, units already
 * bought, money paid out since, and revivals.
 */
export async function reverseOrder(
  deps: Pick<Deps, 'config' | 'clock' | 'ids'>,
  transaction: Db,
  queue: Queue,
  { orderId, kind, on }: Reversal,
  now: Date,
): Promise<boolean> {
  const { customer_id, isSettled } = await findReversible(transaction, orderId);
  const policyNos = (await findItems(transaction, orderId)).map((item) => item.policy_no);
  await lockPolicies(transaction, customer_id, policyNos);
  const entries = (await findEntries(transaction, orderId)).map(({ account, amount, policy_no }) => ({
    // if a settlement has moved the money to the bank, it leaves from there
    account: account === 'gateway-clearing' && isSettled ? ('bank' as const) : account,
    amount: -amount,
    policy_no,
  }));
  await post(transaction, { order_id: null, reverses: orderId, kind, posted_at: now }, entries);
  // without a receipt it had paid for nothing
  const receipt = await markReceipt(transaction, orderId, kind, on);
  if (!receipt) return true;
  await sendReversalNotice(deps, transaction, queue, customer_id, {
    ...receipt,
    policyNos,
    reversal: { on, reason: kind },
  });
  const kept = await cancelPremiums(transaction, orderId, now);
  const undone = new Set([
    ...(await restoreDues(transaction, orderId)),
    ...(await cancelTopUps(transaction, orderId, now)),
    ...(await restoreLoans(transaction, orderId)),
  ]);
  return policyNos.every((policyNo) => undone.has(policyNo) && !kept.has(policyNo));
}
