import { addCalendarDays } from '../dates/add-calendar-days.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';
import { LOAN_WARNING_SHARE } from '../tables/surrender-value.ts';
import { valueOn } from '../tables/value-on.ts';
import { type Loan, loanBalance } from './loan-balance.ts';

/** How close a loan is to the surrender value. */
export type LoanCeilingReason = 'no-value' | 'value-exceeded' | 'close-to-value' | 'below-value';

/** How close a loan with its interest is to the surrender value of its policy, if nothing more is paid. */
export interface LoanCeiling {
  readonly because: LoanCeilingReason;
  /** The first day on which loan and interest reach 95 % of the value; null if that is not within 100 years. */
  readonly warnOn: CalendarDate | null;
  /** The first day on which they exceed the value. */
  readonly exceedsOn: CalendarDate | null;
}

const HORIZON_DAYS = 36_524;

/**
 * When a loan with its interest comes close to a surrender value in paise and exceeds it. A policy without a value has
 * no warning.
 */
export function loanCeiling(loan: Loan, surrenderValue: Paise, today: CalendarDate): LoanCeiling {
  if (surrenderValue <= 0) return { because: 'no-value', warnOn: null, exceedsOn: null };
  const warnFrom = proportion(surrenderValue, valueOn(LOAN_WARNING_SHARE, today) ?? 0, 100);
  const warnOn = firstDayOwing(loan, warnFrom);
  const exceedsOn = firstDayOwing(loan, surrenderValue + 1);
  const { total } = loanBalance(loan, today);
  const because = total > surrenderValue ? 'value-exceeded' : total >= warnFrom ? 'close-to-value' : 'below-value';
  return { because, warnOn, exceedsOn };
}

/** The first day on which at least this much is owed. The debt never falls by itself, so a binary search finds it. */
function firstDayOwing(loan: Loan, amount: Paise): CalendarDate | null {
  const dayOf = (days: number) => addCalendarDays(loan.interestFrom, days);
  let [before, until] = [-1, HORIZON_DAYS];
  if (loanBalance(loan, dayOf(until)).total < amount) return null;
  while (until - before > 1) {
    const middle = Math.floor((before + until) / 2);
    if (loanBalance(loan, dayOf(middle)).total >= amount) until = middle;
    else before = middle;
  }
  return dayOf(until);
}
