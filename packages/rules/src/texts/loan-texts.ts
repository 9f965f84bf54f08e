import type { BorrowReason } from '../loan/can-borrow.ts';
import type { LoanAmountReason, LoanOffer } from '../loan/loan-offer.ts';
import { formatRupees } from '../money/format-rupees.ts';
import { borrow, loanAmount } from '../paraglide/areas/loan.js';
import type { Language } from './language.ts';

/** Why money can be borrowed on a policy or not. */
export function borrowText(because: BorrowReason, language: Language): string {
  return borrow[because]({}, { locale: language });
}

/** Whether an amount can be borrowed: "A loan is at least ₹5,000.00." */
export function loanAmountText(
  because: LoanAmountReason,
  { least, most }: Pick<LoanOffer, 'least' | 'most'>,
  language: Language,
): string {
  return loanAmount[because](
    {
      minimum: formatRupees(least),
      maximum: formatRupees(most),
    },
    { locale: language },
  );
}

/** Whether this version has a text for the reason; a newer server may send others. */
export function isBorrowReason(because: string): because is BorrowReason {
  return because in borrow;
}
