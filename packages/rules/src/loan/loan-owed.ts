import type { CalendarDate } from '../dates/calendar-date.ts';
import { type Loan, type LoanBalance, loanBalance } from './loan-balance.ts';

/**
 * What the customer owes on a loan at the end of a day: `loanBalance` without what is granted and not paid out. Limits
 * count that part, because it will be paid out. Source: decision 172.
 */
export function loanOwed(loan: Loan, on: CalendarDate): LoanBalance {
  const balance = loanBalance(loan, on);
  const principal = Math.max(0, balance.principal - (loan.undrawn ?? 0));
  return { ...balance, principal, total: principal + balance.interest };
}
