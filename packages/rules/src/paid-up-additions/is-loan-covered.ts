import type { CalendarDate } from '../dates/calendar-date.ts';
import { loanLimit } from '../loan/loan-limit.ts';
import { owedOnLoan } from '../loan/owed-on-loan.ts';
import type { UnpaidPolicy } from '../loan/unpaid-policy.ts';
import type { Paise } from '../money/paise.ts';

/**
 * Whether the debt on a policy on a day is within the loan limit even if additions of `additions` paise, a part of its
 * bonuses, are cashed. True if nothing is owed.
 */
export function isLoanCovered(policy: UnpaidPolicy, additions: Paise, on: CalendarDate): boolean {
  const vestedBonus = Math.max(0, (policy.vestedBonus ?? 0) - additions);
  const left = policy.additions && {
    ...policy.additions,
    sumAssured: Math.max(0, policy.additions.sumAssured - additions),
  };
  const owed = loanLimit({ ...policy, vestedBonus, additions: left ?? null }, on);
  return owedOnLoan(owed) <= owed.limit;
}
