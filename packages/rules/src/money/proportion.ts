import { assertPaise, type Paise } from './paise.ts';

/**
 * `amount` times `numerator / denominator` in whole numbers, half a paisa rounded up. Throws RangeError unless the
 * amount and the numerator are whole numbers of zero or more and the denominator is above zero.
 */
export function proportion(amount: Paise, numerator: number, denominator: number): Paise {
  assertPaise(amount);
  if (amount < 0 || numerator < 0 || denominator <= 0)
    throw new RangeError('A proportion needs amounts of zero or more and a denominator above zero');
  const scaled = 2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator);
  return Number(scaled / (2n * BigInt(denominator)));
}
