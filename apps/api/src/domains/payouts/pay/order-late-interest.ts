import { payoutInterest } from '@lifedesk/rules';
import { type Cursor, workOff } from '../../../platform/jobs/work-off.ts';
import { orderPayout } from '../order/order-payout.ts';
import type { PayoutDeps } from '../order/payout-deps.ts';
import { interestTicket, kindOf, lockUncheckedInterest, markInterestChecked } from '../order/payouts.store.ts';

/**
 * Orders the interest of late payouts that was not sent with them: their transfers were fixed before the day on which the
 * bank paid. Each has one such order, on whichever node, also if an older version paid it.
 */
export async function orderLateInterest(deps: PayoutDeps): Promise<void> {
  await workOff(new AbortController().signal, { after: '' }, (cursor) => orderNext(deps, cursor));
}

function orderNext({ db, clock }: PayoutDeps, cursor: Cursor<string>): Promise<void> {
  const now = clock.now();
  return db.transaction().execute(async (transaction) => {
    const payout = await lockUncheckedInterest(transaction, cursor.after);
    if (!payout) return;
    const { ticket, policy_no: policyNo, net, penal_interest: sent } = payout;
    const { counts_from: countsFrom, promised_on: promisedOn, paid_on: paidOn } = payout;
    cursor.after = ticket;
    if (!paidOn) return;
    const interest = payoutInterest({ kind: kindOf(payout), net, countsFrom, promisedOn, sent }, paidOn);
    if (interest > 0)
      await orderPayout(
        transaction,
        {
          ticket: interestTicket(ticket),
          policyNo,
          kind: 'late-interest',
          grossPaise: interest,
          deductions: [],
          taxPaise: 0,
          countsFrom: paidOn,
        },
        now,
      );
    await markInterestChecked(transaction, ticket, now);
  });
}
