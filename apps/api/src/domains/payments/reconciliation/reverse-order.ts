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
import { findEntries, findReversible, markReceipt, reopenDues, restoreLoans } from './reverse-order.store.ts';

export interface Reversal {
  orderId: string;
  /** Whose bank took the money back: the payer's, or that of a mandate. */
  kind: 'chargeback' | 'return';
  /** The day in India. */
  on: CalendarDate;
}

/**
 * Takes a payment back: its entries are posted the other way round, its premiums are due again, its loans are
 * what they were, its receipt is marked, and the customer gets a message.
 * @returns whether all that it had paid for is undone. What a later payment builds on, units that were bought, money that was
 * paid out since and revivals are left for people.
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
    // a settlement has moved the money on, and it leaves from there
    account: account === 'gateway-clearing' && isSettled ? ('bank' as const) : account,
    amount: -amount,
    policy_no,
  }));
  await post(transaction, { order_id: null, reverses: orderId, kind, posted_at: now }, entries);
  // without a receipt it had paid for nothing
  const receipt = await markReceipt(transaction, orderId, kind, on);
  if (!receipt) return true;
  await sendReversalNotice(deps, transaction, queue, customer_id, { ...receipt, policyNos });
  const kept = await cancelPremiums(transaction, orderId, now);
  const undone = new Set([
    ...(await reopenDues(transaction, orderId)),
    ...(await cancelTopUps(transaction, orderId, now)),
    ...(await restoreLoans(transaction, orderId)),
  ]);
  return policyNos.every((policyNo) => undone.has(policyNo) && !kept.has(policyNo));
}
