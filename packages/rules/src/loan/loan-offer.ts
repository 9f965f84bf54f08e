import { addCalendarMonths } from '../dates/add-calendar-months.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { loanBalance } from './loan-balance.ts';
import { type LoanCeiling, loanCeiling } from './loan-ceiling.ts';

/** On what terms money is lent on a policy. Amounts in paise. */
export interface LoanOffer {
  /** The smallest loan, and the largest: what can still be borrowed. */
  readonly least: Paise;
  readonly most: Paise;
  /** Basis points a year: 950 are 9.5 %. */
  readonly rate: number;
  /** Unpaid interest joins the principal at the end of each half-year. */
  readonly hasRests: boolean;
  /** The day from which the half-years of the loan that there is are counted; null where there is none. */
  readonly restsFrom: CalendarDate | null;
  /** Owed already, with interest. */
  readonly owed: Paise;
  readonly surrenderValue: Paise;
}

export type LoanAmountReason = 'below-least' | 'above-most' | 'amount-accepted';

/** Whether an amount can be borrowed: from the smallest loan of the plan to all that can still be borrowed. */
export function checkLoanAmount(
  { least, most }: Pick<LoanOffer, 'least' | 'most'>,
  amount: Paise,
): { accepted: boolean; because: LoanAmountReason } {
  const because = amount < Math.max(1, least) ? 'below-least' : amount > most ? 'above-most' : 'amount-accepted';
  return { accepted: because === 'amount-accepted', because };
}

/** What a new loan leads to if nothing is paid. Amounts in paise. */
export interface LoanOutlook {
  /** Interest on the new loan in its first year. */
  readonly interest: Paise;
  /** Owed on the policy right after it, with the loan that there is. */
  readonly owed: Paise;
  /** How close that is to the surrender value of today, and when it exceeds it. */
  readonly ceiling: LoanCeiling;
}

/** What borrowing an amount on a day leads to if nothing is paid: the interest of a year, and when the loan exceeds the surrender value. */
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
