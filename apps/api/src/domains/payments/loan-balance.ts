import { type CalendarDate, calendarDaysBetween, type Paise } from '@lifedesk/rules';
import { proportion } from '../policies/proportion.ts';

export interface Loan {
  readonly principal: Paise;
  /** Hundredths of a per cent a year. */
  readonly rate: number;
  /** Interest is paid up to this day. */
  readonly interestFrom: CalendarDate;
}

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
