import type { CalendarDate } from '../dates/calendar-date.ts';
import { calendarDaysBetween } from '../dates/calendar-days-between.ts';
import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';

/** A loan on a policy. */
export interface Loan {
  /** Paise. */
  readonly principal: Paise;
  /** Basis points a year: 950 are 9.5 %. */
  readonly rate: number;
  /** Interest is paid up to this day. */
  readonly interestFrom: CalendarDate;
}

/** What is owed, in paise. */
export interface LoanBalance {
  readonly principal: Paise;
  readonly interest: Paise;
  readonly total: Paise;
}

/** What is owed on a day: simple interest by days of a 365-day year, to the nearest paisa. */
export function loanBalance(loan: Loan, on: CalendarDate): LoanBalance {
  const days = Math.max(0, calendarDaysBetween(loan.interestFrom, on));
  const interest = proportion(loan.principal, loan.rate * days, 3_650_000);
  return { principal: loan.principal, interest, total: loan.principal + interest };
}
