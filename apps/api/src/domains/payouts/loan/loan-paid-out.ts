import { type CalendarDate, loanBalance } from '@lifedesk/rules';
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
  const { principal, undrawn, openedOn, hasRests } = loan;
  const isFirst = principal <= undrawn;
  // interest that was paid in advance stays paid
  const from = !isFirst && loan.interestFrom > paidOn ? loan.interestFrom : paidOn;
  const { total } = loanBalance({ ...loan, restsFrom: hasRests ? openedOn : null }, from);
  await saveLoan(transaction, policy_no, {
    principal: total,
    undrawn: Math.max(0, undrawn - gross),
    interestFrom: from,
    openedOn: isFirst ? from : openedOn,
  });
  if (total === principal) return;
  await post(transaction, { order_id: null, kind: 'loan', posted_at: now }, [
    { account: 'policy-loans', amount: total - principal, policy_no },
    { account: 'loan-interest-income', amount: principal - total, policy_no },
  ]);
}
