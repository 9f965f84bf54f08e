import { ENDED_STATUS_CODES } from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { post } from '../../payments/public.ts';
import { lockPolicy } from '../check/lock-policy.store.ts';
import type { PayoutRow } from '../order/payouts.store.ts';
import { addAdditions, findTaken } from './additions.store.ts';

/** Restores the additions of a stopped payout and cancels its cash. Returns false if the policy has ended since. */
export async function restoreAdditions(transaction: Db, payout: PayoutRow, now: Date): Promise<boolean> {
  const { ticket, policy_no, customer_id, gross, tax, net } = payout;
  const policy = await lockPolicy(transaction, customer_id, policy_no);
  const taken = await findTaken(transaction, ticket);
  if (!policy || ENDED_STATUS_CODES.includes(policy.status_code) || taken === 0) return false;
  await addAdditions(transaction, policy_no, taken);
  await post(transaction, { order_id: null, kind: 'payout-taken-back', posted_at: now, payout_ticket: ticket }, [
    { account: 'payouts-payable', amount: net, policy_no },
    { account: 'policy-benefits', amount: -gross, policy_no },
    { account: 'tax-withheld', amount: tax, policy_no },
  ]);
  return true;
}
