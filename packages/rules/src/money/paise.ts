/** An amount of money: a whole number of paise, 100 to the rupee, so that sums are exact. */
export type Paise = number;

/** Returns the amount. Throws RangeError for a fraction of a paisa, NaN, or more than an integer holds exactly. */
export function assertPaise(amount: Paise): void {
  if (!Number.isSafeInteger(amount)) throw new RangeError('An amount must be a whole number of paise');
}
