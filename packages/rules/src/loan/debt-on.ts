import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { type Loan, loanBalance } from './loan-balance.ts';
import { loanOwed } from './loan-owed.ts';

/** The present loan of a policy, and the terms of another one. */
export interface LentPolicy {
  readonly loan: Loan | null;
  /** Basis points a year; null if the plan lends nothing. */
  readonly loanRate: number | null;
  /** Unpaid interest of a loan joins the principal at the end of each half-year. */
  readonly hasLoanRests: boolean;
}

/**
 * What is owed on a day if nothing is repaid: the present loan plus `more` paise lent on `today`. The two become one
 * loan, whose interest so far joins the principal. What is granted and not paid out yet is owed from the next day on.
 */
export function debtOn(policy: LentPolicy, more: Paise, today: CalendarDate, on: CalendarDate): Paise {
  const { loan, loanRate, hasLoanRests } = policy;
  if (more === 0) return loan ? (on > today ? loanBalance : loanOwed)(loan, on).total : 0;
  const principal = (loan ? loanBalance(loan, today).total : 0) + more;
  const restsFrom = hasLoanRests ? (loan?.restsFrom ?? today) : null;
  return loanBalance({ principal, rate: loan?.rate ?? loanRate ?? 0, interestFrom: today, restsFrom }, on).total;
}
