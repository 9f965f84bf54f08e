import { type Paise, todayInIndia } from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { NO_DUES, NO_PARTS } from '../order/payment-parts.ts';
import { lockPolicies } from '../order/policies.store.ts';
import { quoteItem } from '../order/quote-item.ts';
import { takePremiums, toPaidPremium } from '../units/premium-lots.store.ts';
import { insertReceipt, moveDuesOf, post } from './ledger.store.ts';
import { entriesOf } from './post-payment.ts';

export interface BankPayment {
  readonly customerId: number;
  readonly policyNo: string;
  readonly amount: Paise;
  readonly paidAt: Date;
  readonly now: Date;
}

/**
 * Posts money that arrived at the bank without an order: it pays what is due if the amount matches exactly, and is
 * otherwise held for the policy. The caller must ensure that it runs only once per payment.
 * @returns the receipt number
 */
export async function postReceived(transaction: Db, received: BankPayment): Promise<string> {
  const { customerId, policyNo, amount, paidAt, now } = received;
  const [policy] = await lockPolicies(transaction, customerId, [policyNo]);
  const due = policy ? quoteItem('premium', policy, amount, todayInIndia(now)) : null;
  const applied = due && (await moveDuesOf(transaction, due)) ? due : null;
  const { next_due: _, ...parts } = applied ?? { ...NO_PARTS, ...NO_DUES, policy_no: policyNo, amount, next_due: null };
  const line = { ...parts, purpose: 'premium' as const, unapplied: applied ? 0 : amount };
  const postingId = await post(transaction, { order_id: null, kind: 'payment', posted_at: now }, [
    { account: 'bank', amount, policy_no: null },
    ...entriesOf(line),
  ]);
  // the unit price is that of the moment when both money and policy are known
  if (applied) await takePremiums(transaction, postingId, [toPaidPremium(applied)], now);
  const paid_on = todayInIndia(paidAt);
  const receipt = {
    customer_id: customerId,
    order_id: null,
    channel: 'bank-transfer',
    amount,
    paid_at: paidAt,
    paid_on,
  } as const;
  return insertReceipt(transaction, receipt, [line]);
}
