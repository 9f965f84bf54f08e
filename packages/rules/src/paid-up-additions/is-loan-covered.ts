import { specialSurrenderValue } from '../calendar/special-surrender-value.ts';
import { guaranteedSurrenderValue } from '../calendar/surrender-value.ts';
import type { UnpaidPolicy } from '../calendar/unpaid-policy.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { loanBalance } from '../loan/loan-balance.ts';
import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';
import { LOAN_SHARE } from '../tables/surrender-value.ts';
import { valueOn } from '../tables/value-on.ts';

/**
 * Whether what is owed on a policy on a day is within the limit of a loan, also without bonuses of `additions` paise: the limit is
 * a share of the larger surrender value. True where nothing is owed.
 */
export function isLoanCovered(policy: UnpaidPolicy, additions: Paise, on: CalendarDate): boolean {
  const owed = policy.loan ? loanBalance(policy.loan, on).total : 0;
  if (owed === 0) return true;
  const without = { ...policy, vestedBonus: Math.max(0, (policy.vestedBonus ?? 0) - additions) };
  const value = Math.max(guaranteedSurrenderValue(without, on), specialSurrenderValue(without, on));
  return owed <= proportion(value, valueOn(LOAN_SHARE, on) ?? 0, 100);
}
