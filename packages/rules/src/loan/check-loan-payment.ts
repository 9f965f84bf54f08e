import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import type { Loan, LoanBalance } from './loan-balance.ts';
import { loanOwed } from './loan-owed.ts';

/** Why an amount towards a loan is accepted or not. */
export type LoanPaymentReason = 'no-loan' | 'no-amount' | 'below-interest' | 'above-balance' | 'accepted';

/** An amount paid towards a loan: whether it is accepted, and what it pays, in paise. */
export interface LoanPaymentCheck {
  readonly accepted: boolean;
  readonly because: LoanPaymentReason;
  readonly interest: Paise;
  readonly principal: Paise;
}

/** The smallest and largest payment that a loan accepts, in paise: its interest, at least 1, and the total owed. */
export const loanPaymentLimits = ({
  interest,
  total,
}: Pick<LoanBalance, 'interest' | 'total'>): { readonly least: Paise; readonly most: Paise } => ({
  least: Math.max(1, interest),
  most: total,
});

/** The amount owed on a loan after a payment, in paise. Throws RangeError if the payment exceeds it. */
export function leftOfLoan({ total }: Pick<LoanBalance, 'total'>, amount: Paise): Paise {
  if (amount > total) throw new RangeError('No more can be paid than is owed');
  return total - amount;
}

/**
 * Whether a loan accepts an amount on a day: at least its interest, at most all that is owed, and never 0. Interest is
 * paid before principal.
 */
export function checkLoanPayment(loan: Loan | null, amount: Paise, today: CalendarDate): LoanPaymentCheck {
  return splitLoanPayment(loan && loanOwed(loan, today), amount);
}

/** The same from what is owed on the day, for callers that know no more about the loan. */
export function splitLoanPayment(
  balance: Pick<LoanBalance, 'interest' | 'total'> | null,
  amount: Paise,
): LoanPaymentCheck {
  const refusal = (because: LoanPaymentReason) => ({ accepted: false, because, interest: 0, principal: 0 });
  if (!balance) return refusal('no-loan');
  const { interest, total } = balance;
  if (amount <= 0) return refusal('no-amount');
  if (amount < interest) return refusal('below-interest');
  if (amount > total) return refusal('above-balance');
  return { accepted: true, because: 'accepted', interest, principal: amount - interest };
}
