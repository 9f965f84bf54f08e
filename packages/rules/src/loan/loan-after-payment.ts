import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import type { PolicyLoan } from './policy-loan.ts';

/** An order's payment for a loan, in paise, and the loan as it was when the order was made. */
export interface LoanPayment {
  readonly principal: Paise;
  /** Interest added to the principal since the last interest payment. */
  readonly joined: Paise;
  /** The principal and the day from which interest is unpaid, when the order was made; null if the order did not record them. */
  readonly loanBefore: Paise | null;
  readonly loanFrom: CalendarDate | null;
  /** The day up to which it pays interest. */
  readonly quotedOn: CalendarDate;
}

/**
 * A policy's loan after a payment: less principal, and interest paid up to the day of the quote. Null if the loan has changed since
 * the order was made, or is smaller than the payment; the money is then kept for the policy. Source: decision 128.
 */
export function loanAfterPayment(
  { principal, interestFrom }: Pick<PolicyLoan, 'principal' | 'interestFrom'>,
  payment: LoanPayment,
): Pick<PolicyLoan, 'principal' | 'interestFrom'> | null {
  const { loanBefore, loanFrom, joined, quotedOn } = payment;
  const hasChanged = principal !== (loanBefore ?? principal) || interestFrom !== (loanFrom ?? interestFrom);
  const left = principal + joined - payment.principal;
  return hasChanged || left < 0 || interestFrom > quotedOn ? null : { principal: left, interestFrom: quotedOn };
}

/**
 * A policy's loan as it was before a payment that a bank takes back. Null if the loan has changed since, or the order did not record
 * it; staff then restore it. Source: decision 128.
 */
export function loanBeforePayment(
  { principal, interestFrom }: Pick<PolicyLoan, 'principal' | 'interestFrom'>,
  payment: LoanPayment,
): Pick<PolicyLoan, 'principal' | 'interestFrom'> | null {
  const { loanBefore, loanFrom, joined, quotedOn } = payment;
  if (loanBefore === null || loanFrom === null) return null;
  const isAsPaid = interestFrom === quotedOn && principal === loanBefore + joined - payment.principal;
  return isAsPaid ? { principal: loanBefore, interestFrom: loanFrom } : null;
}
