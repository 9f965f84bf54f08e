import type { Paise } from '../money/paise.ts';
import { dividedHalfUp, fourDecimals, tenThousandths } from './four-decimals.ts';

/** Hundred-millionths of a rupee that make a paisa: units and price have four decimals each. */
const PER_PAISA = 1_000_000n;

/**
 * What units are worth at a price, in paise, half a paisa rounded up. Units and the price in rupees are texts with four decimals;
 * throws RangeError for others.
 */
export function fundValue(units: string, nav: string): Paise {
  return Number(dividedHalfUp(tenThousandths(units) * tenThousandths(nav), PER_PAISA));
}

/** The units that an amount in paise buys at a price, half of the last decimal rounded up. Throws RangeError for a price of zero. */
export function unitsFor(amount: Paise, nav: string): string {
  const price = tenThousandths(nav);
  if (price === 0n) throw new RangeError('A unit has a price above zero');
  return fourDecimals(dividedHalfUp(BigInt(amount) * PER_PAISA, price));
}
