import { addCalendarMonths } from '../dates/add-calendar-months.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';
import { LOAN_WARNING_SHARE } from '../tables/surrender-value.ts';
import { valueOn } from '../tables/value-on.ts';
import { type Loan, loanBalance } from './loan-balance.ts';
import { loanOwed } from './loan-owed.ts';

/** A payment after which a loan needs no other for a while. */
export interface SafeLoanPayment {
  /** In paise. */
  readonly amount: Paise;
  /** The last day on which the loan is not close to the surrender value, if nothing more is paid. */
  readonly until: CalendarDate;
}

const MONTHS = 12;

/**
 * The smallest payment today that keeps a loan with its interest below 95 % of the surrender value for a year. Null if it stays
 * below without a payment, or the policy has no value.
 */
export function safeLoanPayment(loan: Loan, surrenderValue: Paise, today: CalendarDate): SafeLoanPayment | null {
  const until = addCalendarMonths(today, MONTHS);
  const warnFrom = proportion(surrenderValue, valueOn(LOAN_WARNING_SHARE, today) ?? 0, 100);
  if (surrenderValue <= 0 || loanBalance(loan, until).total < warnFrom) return null;
  const { interest, total } = loanOwed(loan, today);
  const { principal } = loanBalance(loan, today);
  const isSafe = (amount: Paise): boolean => {
    const paid = { ...loan, principal: principal - (amount - interest), interestFrom: today };
    return loanBalance(paid, until).total < warnFrom;
  };
  // the less is left, the less interest is added, so a binary search finds it
  let [tooLittle, enough] = [Math.max(1, interest) - 1, total];
  while (enough - tooLittle > 1) {
    const middle = Math.floor((tooLittle + enough) / 2);
    if (isSafe(middle)) enough = middle;
    else tooLittle = middle;
  }
  return { amount: enough, until };
}
