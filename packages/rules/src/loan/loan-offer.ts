import { addCalendarMonths } from '../dates/add-calendar-months.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { loanBalance } from './loan-balance.ts';
import { type LoanCeiling, loanCeiling } from './loan-ceiling.ts';

/** The terms of a loan on a policy. Amounts in paise. */
export interface LoanOffer {
  /** The smallest and the largest loan. The largest is what can still be borrowed. */
  readonly least: Paise;
  readonly most: Paise;
  /** Interest in basis points a year: 950 is 9.5 %. */
  readonly rate: number;
  /** Unpaid interest is added to the principal at the end of each half-year. */
  readonly hasRests: boolean;
  /** The day from which the half-years of the present loan count; null if there is none. */
  readonly restsFrom: CalendarDate | null;
  /** Owed already, with interest. */
  readonly owed: Paise;
  readonly surrenderValue: Paise;
}

/** Why an amount can be borrowed or not. */
export type LoanAmountReason = 'below-least' | 'above-most' | 'amount-accepted';

/** Whether an amount can be borrowed: from the smallest loan of the plan to all that can still be borrowed. */
export function checkLoanAmount(
  { least, most }: Pick<LoanOffer, 'least' | 'most'>,
  amount: Paise,
): { accepted: boolean; because: LoanAmountReason } {
  const because = amount < Math.max(1, least) ? 'below-least' : amount > most ? 'above-most' : 'amount-accepted';
  return { accepted: because === 'amount-accepted', because };
}

/** The outcome of a new loan if nothing is paid. Amounts in paise. */
export interface LoanOutlook {
  /** Interest on the new loan in its first year. */
  readonly interest: Paise;
  /** Owed on the policy right after it, including the present loan. */
  readonly owed: Paise;
  /** How close that is to today's surrender value, and when it exceeds it. */
  readonly ceiling: LoanCeiling;
}

/**
 * The outcome of borrowing an amount on a day if nothing is paid: a year's interest, and when the loan exceeds the
 * surrender value.
 */
export function loanOutlook(offer: LoanOffer, amount: Paise, today: CalendarDate): LoanOutlook {
  const { rate, hasRests, restsFrom, surrenderValue } = offer;
  const fresh = { principal: amount, rate, interestFrom: today, restsFrom: hasRests ? today : null };
  const owed = offer.owed + amount;
  const all = { principal: owed, rate, interestFrom: today, restsFrom: hasRests ? (restsFrom ?? today) : null };
  return {
    interest: loanBalance(fresh, addCalendarMonths(today, 12)).total - amount,
    owed,
    ceiling: loanCeiling(all, surrenderValue, today),
  };
}
