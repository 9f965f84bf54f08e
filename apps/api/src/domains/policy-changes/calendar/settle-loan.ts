import { type CalendarDate, loanSettlement } from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { post } from '../../payments/public.ts';
import type { UnpaidRow } from '../../policies/public.ts';
import { hasSpentLoans, lockSpentLoans, saveSettlement } from './settle-loan.store.ts';

/**
 * Settles a policy's loan by the surrender value that buys its extended term, in the books too. Throws an error if the
 * loan has changed since it was read; the caller tries again later.
 */
export async function settleLoan(
  transaction: Db,
  { policyNo: policy_no, loan }: Pick<UnpaidRow, 'policyNo' | 'loan'>,
  on: CalendarDate,
  now: Date,
): Promise<void> {
  if (!loan) return;
  const { total, interest } = loanSettlement(loan, on);
  if (!(await saveSettlement(transaction, policy_no, loan, { total, on }))) throw new Error('The loan has changed');
  await post(transaction, { order_id: null, kind: 'loan', posted_at: now }, [
    { account: 'policy-benefits', amount: total, policy_no },
    { account: 'policy-loans', amount: -loan.principal, policy_no },
    { account: 'loan-interest-income', amount: -interest, policy_no },
  ]);
}

/** Settles the loans of extended terms that an older version began without it, as of the day on which each began. */
export async function settleSpentLoans(db: Db, now: Date): Promise<void> {
  if (!(await hasSpentLoans(db))) return;
  await db.transaction().execute(async (transaction) => {
    for (const policy of await lockSpentLoans(transaction)) await settleLoan(transaction, policy, policy.beganOn, now);
  });
}
