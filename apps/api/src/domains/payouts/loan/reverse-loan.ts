import { loanAfterStop } from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { m } from '../../../platform/language.ts';
import { post } from '../../payments/public.ts';
import { cancelRequest, registeredContacts } from '../../requests/public.ts';
import type { PayoutRow } from '../order/payouts.store.ts';
import { lockLoan, saveLoan } from './loan.store.ts';

/**
 * Reverses a loan whose payout was stopped: it was never paid out and bore no interest. Repayments since then stay with
 * the policy. Returns false if there is no loan.
 */
export async function reverseLoan(transaction: Db, payout: PayoutRow, now: Date): Promise<boolean> {
  const { ticket, policy_no, customer_id, gross } = payout;
  const loan = await lockLoan(transaction, policy_no);
  if (!loan) return false;
  const { taken, repaid, ...left } = loanAfterStop(loan, gross);
  await saveLoan(transaction, policy_no, { ...loan, ...left });
  await post(transaction, { order_id: null, kind: 'payout-taken-back', posted_at: now, payout_ticket: ticket }, [
    { account: 'payouts-payable', amount: gross, policy_no },
    { account: 'policy-loans', amount: -taken, policy_no },
    { account: 'suspense', amount: -repaid, policy_no },
  ]);
  const { language } = await registeredContacts(transaction, customer_id);
  await cancelRequest(transaction, { ticket, customer_id }, m.note_loanStopped({}, { locale: language }), now);
  return true;
}
