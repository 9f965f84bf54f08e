import { type CalendarDate, payoutInterest } from '@lifedesk/rules';
import { interestTicket, orderPayout } from '../order/order-payout.ts';
import type { PayoutDeps } from '../order/payout-deps.ts';
import { lockUncheckedInterest, markInterestChecked } from '../order/payouts.store.ts';

/**
 * Orders the interest of late payouts that was not sent with them: their transfers were fixed before the day on which the
 * bank paid. Each has one such order, on whichever node, also if an older version paid it.
 */
export async function orderLateInterest({ db, clock }: PayoutDeps): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    for (const payout of await lockUncheckedInterest(transaction)) {
      const { ticket, policy_no: policyNo, kind, net, penal_interest: sent } = payout;
      const [countsFrom, promisedOn, paidOn] = [
        payout.counts_from,
        payout.promised_on,
        payout.paid_on,
      ] as CalendarDate[];
      if (!countsFrom || !promisedOn || !paidOn) continue;
      const interest = payoutInterest({ kind, net, countsFrom, promisedOn, sent }, paidOn);
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
    }
  });
}
