import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import type { PolicyLoan } from './policy-loan.ts';

/** A loan that is granted on a day. */
export interface LoanGrant {
  readonly amount: Paise;
  /** Basis points a year. */
  readonly rate: number;
  readonly on: CalendarDate;
}

/**
 * A policy's loan after an amount in paise is granted, before it is paid out. The amount adds to an existing loan at its rate and
 * half-years. Without a loan, or after it was repaid, the grant opens one on its day. Source: decision 155.
 */
export function loanAfterGrant(loan: PolicyLoan | null, { amount, rate, on }: LoanGrant): PolicyLoan {
  const { principal = 0, undrawn = 0 } = loan ?? {};
  const {
    rate: keptRate,
    interestFrom,
    openedOn,
  } = loan && principal > 0 ? loan : { rate, interestFrom: on, openedOn: on };
  return { principal: principal + amount, undrawn: undrawn + amount, rate: keptRate, interestFrom, openedOn };
}
