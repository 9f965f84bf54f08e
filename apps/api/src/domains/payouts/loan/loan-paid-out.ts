import { type CalendarDate, loanAfterPayout } from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { post } from '../../payments/public.ts';
import type { PayoutRow } from '../order/payouts.store.ts';
import { lockLoan, saveLoan } from './loan.store.ts';

/**
 * Starts the interest of a loan on the day it was paid out. Capitalises the interest so far of an existing loan, so
 * that one loan has one day from which interest is unpaid.
 */
export async function loanPaidOut(
  transaction: Db,
  { policy_no, gross }: Pick<PayoutRow, 'policy_no' | 'gross'>,
  paidOn: CalendarDate,
  now: Date,
): Promise<void> {
  const loan = await lockLoan(transaction, policy_no);
  if (!loan) return;
  const { joined, ...after } = loanAfterPayout(loan, gross, paidOn);
  await saveLoan(transaction, policy_no, after);
  if (joined === 0) return;
  await post(transaction, { order_id: null, kind: 'loan', posted_at: now }, [
    { account: 'policy-loans', amount: joined, policy_no },
    { account: 'loan-interest-income', amount: -joined, policy_no },
  ]);
}
