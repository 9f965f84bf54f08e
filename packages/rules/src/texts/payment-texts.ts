import type { CalendarDate } from '../dates/calendar-date.ts';
import { formatDate } from '../dates/format-date.ts';
import { formatServerDate } from '../dates/format-server-date.ts';
import type { FundSplitReason } from '../fund/fund-split.ts';
import type { LoanPaymentReason } from '../loan/check-loan-payment.ts';
import type { LoanBalance } from '../loan/loan-balance.ts';
import type { LoanCeiling } from '../loan/loan-ceiling.ts';
import { formatRupees, formatWholeRupees } from '../money/format-rupees.ts';
import {
  due,
  fundSplit,
  lateFee,
  loanCeiling,
  loanPayment,
  reversal,
  takenBack,
  topUp,
  topUpTax,
} from '../paraglide/areas/payment.js';
import type { TopUpReason, TopUpTerms } from '../payment/check-top-up.ts';
import type { DueState, DueStateFacts } from '../payment/due-state.ts';
import type { TopUpTaxReason } from '../payment/top-up-tax.ts';
import type { RevivalLateFee } from '../revival/revival-late-fee.ts';
import { PAYMENT_REVERSAL } from '../tables/payment-reversal.ts';
import { valueOn } from '../tables/value-on.ts';
import type { Language } from './language.ts';
import { optionalDate, yesOrNo } from './optional.ts';

/** What is due and since when, or why it cannot be paid: "Due since 11/11/2026, 10 days late". */
export function dueText(
  { because, daysLate }: Pick<DueState, 'because' | 'daysLate'>,
  { dueDate }: Pick<DueStateFacts, 'dueDate'>,
  language: Language,
): string {
  const days = daysLate ?? 0;
  const when = !dueDate ? 'undated' : days > 0 ? 'late' : 'ahead';
  const values = { when, date: dueDate ? formatDate(dueDate) : '', daysLate: days } as const;
  return due[because](values, { locale: language });
}

/** Why an amount can be paid towards a loan or not: "The payment must cover the interest: at least ₹7,183.56." */
export function loanPaymentText(
  because: LoanPaymentReason,
  balance: Pick<LoanBalance, 'interest' | 'total'> | null,
  language: Language,
): string {
  const { interest, total } = balance ?? { interest: 0, total: 0 };
  return loanPayment[because](
    {
      interest: formatRupees(interest),
      total: formatRupees(total),
    },
    { locale: language },
  );
}

/** How close a loan is to the surrender value, and when: "Loan and interest exceed the surrender value from 28/02/2026, if nothing is paid." */
export function loanCeilingText({ because, warnOn, exceedsOn }: LoanCeiling, language: Language): string {
  const values = {
    ...optionalDate(exceedsOn),
    from: warnOn ? formatDate(warnOn) : '',
    hasFrom: yesOrNo(warnOn !== null),
  };
  return loanCeiling[because](values, { locale: language });
}

/** Why a top-up is possible or not: "A top-up is at least ₹5,000.00." */
export function topUpText(because: TopUpReason, terms: TopUpTerms | null, language: Language): string {
  const { minimum, maximum, step } = terms ?? { minimum: 0, maximum: 0, step: 0 };
  return topUp[because](
    {
      minimum: formatRupees(minimum),
      maximum: formatRupees(maximum),
      step: formatRupees(step),
    },
    { locale: language },
  );
}

/** Whether a top-up loses the tax exemption of the payout, and through which limit. */
export const topUpTaxText = (because: TopUpTaxReason, language: Language): string =>
  topUpTax[because]({}, { locale: language });

/** Why a payment can be split among funds or not: "The shares must add up to 100 %. 1 % is still missing." */
export const fundSplitText = (because: FundSplitReason, sum: number, language: Language): string =>
  fundSplit[because]({ rest: 100 - sum, over: sum - 100 }, { locale: language });

/** Which late fee applies: "For a delay of more than 180 days the late fee is 8.5 % a year." */
export function lateFeeText({ because, annualRate }: RevivalLateFee, language: Language): string {
  return lateFee[because]({ percent: annualRate / 100 }, { locale: language });
}

/**
 * When the money of a failed payment comes back: "…, the bank returns it within 5 days. …" `paidOn` is the day of the
 * payment.
 */
export function reversalText(paidOn: CalendarDate, language: Language): string {
  const found = valueOn(PAYMENT_REVERSAL, paidOn);
  const { days, perDay } = found ?? { days: 0, perDay: 0 };
  const values = { days, perDay: formatWholeRupees(perDay) };
  return reversal[found ? 'limited' : 'unlimited'](values, { locale: language });
}

/**
 * When and why a bank took a payment back: "The payer’s bank took the money back on 22/11/2026. …" A reason that is
 * newer than this text reads like a chargeback.
 */
export function takenBackText(
  { on, reason }: { readonly on: string; readonly reason: string },
  language: Language,
): string {
  const values = { date: formatServerDate(on) };
  return takenBack[reason === 'return' ? reason : 'chargeback'](values, { locale: language });
}
