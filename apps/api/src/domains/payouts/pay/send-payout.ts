import { payoutInterest, todayInIndia } from '@lifedesk/rules';
import { holdOf } from '../order/hold.ts';
import type { PayoutDeps } from '../order/payout-deps.ts';
import { findVerifiedAccount, kindOf, movePayout, type PayoutRow } from '../order/payouts.store.ts';
import { whyPayoutWaits } from './why-payout-waits.ts';

/**
 * Decides to send an owed payout to the policy's verified account, with its interest by today if it is late. `pollBank`
 * calls the bank after this is stored, so that a node that dies in between pays nothing twice. If the bank pays on a later
 * day, `orderLateInterest` pays the interest of the days between. The payout waits while the rule
 * forbids payouts; a recent change of contacts or account holds it.
 */
export async function sendPayout({ db, clock, payoutBank }: PayoutDeps, payout: PayoutRow): Promise<void> {
  if (!payoutBank) return;
  const now = clock.now();
  const today = todayInIndia(now);
  const { policy_no: policyNo, net } = payout;
  await db.transaction().execute(async (transaction) => {
    const hold = await holdOf(transaction, payout, today);
    if (hold) {
      await movePayout(transaction, payout, 'held', now, {
        held_until: hold.until,
        hold_reason: hold.because,
        hold_told_at: null,
      });
      return;
    }
    const account = await findVerifiedAccount(transaction, policyNo);
    if (!account || (await whyPayoutWaits(transaction, payout, today))) return;
    const { counts_from: countsFrom, promised_on: promisedOn } = payout;
    await movePayout(transaction, payout, 'sent', now, {
      tries: payout.tries + 1,
      penal_interest: payoutInterest({ kind: kindOf(payout), net, countsFrom, promisedOn }, today),
      account_no: account.account_no,
      ifsc: account.ifsc,
      holder_name: account.holder_name,
      bank_reference: null,
      return_reason: null,
    });
  });
}
