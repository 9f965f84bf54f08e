import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { loanBalance } from './loan-balance.ts';
import type { PolicyLoan } from './policy-loan.ts';

/** A loan after a grant is paid out, in paise. */
export interface LoanAfterPayout extends PolicyLoan {
  /** The interest so far of an earlier loan, added to the principal. */
  readonly joined: Paise;
}

/**
 * A policy's loan after a grant of `amount` paise is paid out on a day. It bears interest from that day. The interest so far of an
 * earlier loan is added to the principal, so that all of it has one day from which interest is unpaid; interest paid in advance stays
 * paid. The half-years of a first loan count from the day of payment. Source: decision 155.
 */
export function loanAfterPayout(
  loan: PolicyLoan & { readonly hasRests: boolean },
  amount: Paise,
  paidOn: CalendarDate,
): LoanAfterPayout {
  const { principal, undrawn, rate, openedOn, hasRests } = loan;
  const isFirst = principal <= undrawn;
  const interestFrom = !isFirst && loan.interestFrom > paidOn ? loan.interestFrom : paidOn;
  const { total } = loanBalance({ ...loan, restsFrom: hasRests ? openedOn : null }, interestFrom);
  return {
    principal: total,
    undrawn: Math.max(0, undrawn - amount),
    rate,
    interestFrom,
    openedOn: isFirst ? interestFrom : openedOn,
    joined: total - principal,
  };
}
