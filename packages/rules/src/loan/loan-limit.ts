import { specialSurrenderValue } from '../calendar/special-surrender-value.ts';
import { guaranteedSurrenderValue } from '../calendar/surrender-value.ts';
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

/** The most that can be borrowed on a policy on a day: a share of the larger surrender value, less what is owed already. */
export function loanLimit(policy: UnpaidPolicy, on: CalendarDate): LoanLimit {
  const guaranteed = guaranteedSurrenderValue(policy, on);
  const special = specialSurrenderValue(policy, on);
  const surrenderValue = Math.max(guaranteed, special);
  const share = policy.loanShare ?? valueOn(LOAN_SHARE, on) ?? 0;
  const owed = policy.loan ? loanBalance(policy.loan, on) : { principal: 0, interest: 0, joined: 0 };
  return {
    guaranteed,
    special,
    because: guaranteed >= special ? 'guaranteed' : 'special',
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
