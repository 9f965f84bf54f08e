import type { Paise } from '../money/paise.ts';
import { dividedHalfUp, fourDecimals, tenThousandths } from './four-decimals.ts';

/** Hundred-millionths of a rupee in a paisa: units and price have four decimals each. */
const PER_PAISA = 1_000_000n;

/**
 * The value of units at a price, in paise, half a paisa rounded up. Units and the price in rupees are texts with four
 * decimals. Throws RangeError for any other text.
 */
export function fundValue(units: string, nav: string): Paise {
  return Number(dividedHalfUp(tenThousandths(units) * tenThousandths(nav), PER_PAISA));
}

/**
 * The units that an amount in paise buys at a price, half of the last decimal rounded up. Throws RangeError for a price
 * of zero.
 */
export function unitsFor(amount: Paise, nav: string): string {
  const price = tenThousandths(nav);
  if (price === 0n) throw new RangeError('The price of a unit must be above zero');
  return fourDecimals(dividedHalfUp(BigInt(amount) * PER_PAISA, price));
}
