import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { type Loan, loanBalance } from './loan-balance.ts';

/** A premium that a loan pays. */
export interface LentPremium {
  /** What the premium costs with its GST, in paise. */
  readonly cost: Paise;
  /** Basis points a year, for a loan opened by this premium. */
  readonly rate: number;
  /** The plan adds unpaid interest to the principal at the end of each half-year. */
  readonly hasRests: boolean;
}

/** A loan that has paid a premium. */
export interface LoanAfterPremium {
  readonly loan: Loan;
  /** The interest so far, added to the principal, in paise. */
  readonly joined: Paise;
  /** The increase of the principal: the premium plus that interest, in paise. */
  readonly added: Paise;
}

/**
 * A policy's loan after it pays a premium on a day. The premium and the interest so far are added to the principal; interest paid in
 * advance stays paid. Without a loan the premium opens one on that day. Source: decision 115.
 */
export function loanAfterPremium(
  loan: Loan | null,
  { cost, rate, hasRests }: LentPremium,
  on: CalendarDate,
): LoanAfterPremium {
  const total = loan ? loanBalance(loan, on).total : 0;
  const joined = total - (loan?.principal ?? 0);
  return {
    loan: {
      principal: total + cost,
      rate: loan?.rate ?? rate,
      interestFrom: loan && loan.interestFrom > on ? loan.interestFrom : on,
      restsFrom: hasRests ? (loan?.restsFrom ?? on) : null,
    },
    joined,
    added: joined + cost,
  };
}
