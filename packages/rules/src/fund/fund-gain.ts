import type { Paise } from '../money/paise.ts';

/** The money of a unit-linked policy, in paise. */
export interface FundMoney {
  /** All funds together at the last price. */
  readonly value: Paise;
  /** Premiums and top-ups paid so far. */
  readonly paidIn: Paise;
  /** Withdrawn so far. */
  readonly takenOut: Paise;
}

/** The gain of a policy's funds so far, in paise, after charges and the cost of the cover. Negative for a loss. */
export const fundGain = ({ value, paidIn, takenOut }: FundMoney): Paise => value + takenOut - paidIn;
