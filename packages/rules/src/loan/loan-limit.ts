import { surrenderValueParts } from '../calendar/surrender-value-parts.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';
import { LOAN_SHARE } from '../tables/surrender-value.ts';
import { valueOn } from '../tables/value-on.ts';
import { type Loan, loanBalance } from './loan-balance.ts';
import type { UnpaidPolicy } from './unpaid-policy.ts';

/** The most that can be borrowed on a policy on a day, with the steps of the calculation. Amounts in paise. */
export interface LoanLimit {
  readonly guaranteed: Paise;
  readonly special: Paise;
  /** Which of the two values counts: the larger one. */
  readonly because: 'guaranteed' | 'special';
  /** Of the paid-up additions. */
  readonly additions: Paise;
  readonly surrenderValue: Paise;
  /** In per cent of the surrender value. */
  readonly share: number;
  readonly limit: Paise;
  /** Owed already: the amount borrowed, and its unpaid interest, including interest added to the principal. */
  readonly principal: Paise;
  readonly interest: Paise;
  /** What can still be borrowed: never below 0. */
  readonly room: Paise;
}

/** The most that can be borrowed on a policy on a day: a share of its surrender value, less what is owed already. */
export function loanLimit(policy: UnpaidPolicy, on: CalendarDate): LoanLimit {
  const { total: surrenderValue, ...parts } = surrenderValueParts(policy, on);
  const share = policy.loanShare ?? valueOn(LOAN_SHARE, on) ?? 0;
  const owed = policy.loan ? loanBalance(policy.loan, on) : { principal: 0, interest: 0, joined: 0 };
  return {
    ...parts,
    surrenderValue,
    share,
    limit: proportion(surrenderValue, share, 100),
    principal: owed.principal - owed.joined,
    interest: owed.interest + owed.joined,
    room: loanRoomOf(surrenderValue, policy.loan, on, share),
  };
}

/** What can still be borrowed on a policy on a day, in paise: never below 0. Accrued interest counts as owed. */
export const loanRoom = (policy: UnpaidPolicy, on: CalendarDate): Paise => loanLimit(policy, on).room;

/** The same from the surrender value, in paise, and the loan share, in per cent. */
export function loanRoomOf(
  surrenderValue: Paise,
  loan: Loan | null,
  on: CalendarDate,
  share: number = valueOn(LOAN_SHARE, on) ?? 0,
): Paise {
  return Math.max(0, proportion(surrenderValue, share, 100) - (loan ? loanBalance(loan, on).total : 0));
}
