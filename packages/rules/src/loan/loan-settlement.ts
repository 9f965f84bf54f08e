import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { type Loan, loanBalance } from './loan-balance.ts';

/** What a policy's surrender value pays for its loan before it buys an extended term, in paise. */
export interface LoanSettlement {
  /** The whole debt: principal and interest up to the day. */
  readonly total: Paise;
  /** The part that was not in the stored principal. */
  readonly interest: Paise;
}

/** The settlement of a loan by the policy's surrender value on a day. A part that is not paid out yet counts as owed. */
export function loanSettlement(loan: Loan, on: CalendarDate): LoanSettlement {
  const { total } = loanBalance(loan, on);
  return { total, interest: total - loan.principal };
}
