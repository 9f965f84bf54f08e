import type { CalendarDate } from '../dates/calendar-date.ts';
import { loanLimit } from '../loan/loan-limit.ts';
import { owedOnLoan } from '../loan/owed-on-loan.ts';
import type { UnpaidPolicy } from '../loan/unpaid-policy.ts';
import type { Paise } from '../money/paise.ts';

/**
 * Whether the debt on a policy on a day is within the loan limit even without bonuses of `additions` paise. The limit
 * is a share of the larger surrender value. True if nothing is owed.
 */
export function isLoanCovered(policy: UnpaidPolicy, additions: Paise, on: CalendarDate): boolean {
  const vestedBonus = Math.max(0, (policy.vestedBonus ?? 0) - additions);
  const owed = loanLimit({ ...policy, vestedBonus }, on);
  return owedOnLoan(owed) <= owed.limit;
}
