import { assertPaise, type Paise } from './paise.ts';

/** How `formatRupees` formats an amount. */
export interface FormatRupeesOptions {
  /** Digits after the point, 2 by default. With fewer, half a unit rounds away from zero. */
  readonly fractionDigits?: 0 | 1 | 2;
  /** The text before the figures, `'₹'` by default; `''` inside a field that shows its own. */
  readonly symbol?: string;
}

/**
 * Formats paise as rupees with Indian grouping: `formatRupees(12345600)` is `'₹1,23,456.00'`, `-5` is `'-₹0.05'`.
 * Throws RangeError unless the amount is a whole number of paise. Specification section 9.
 */
export function formatRupees(amount: Paise, { fractionDigits = 2, symbol = '₹' }: FormatRupeesOptions = {}): string {
  assertPaise(amount);
  // BigInt: rounding must not go through a binary fraction, and amount + half a unit may exceed 2^53.
  const unit = 10n ** BigInt(2 - fractionDigits);
  const size = BigInt(amount < 0 ? -amount : amount);
  const units = String((size + unit / 2n) / unit).padStart(fractionDigits + 1, '0');
  const split = units.length - fractionDigits;
  const rupees = units.slice(0, split).replace(/\d(?=(?:\d\d)+\d$)/g, '$&,');
  const fraction = fractionDigits ? `.${units.slice(split)}` : '';
  const sign = amount < 0 && /[1-9]/.test(units) ? '-' : '';
  return `${sign}${symbol}${rupees}${fraction}`;
}

/**
 * Formats a sum that no one pays, such as a cover, a fund value or a total, in whole rupees: `'₹1,63,333'`. Amounts
 * that are paid, owed or received show their paise on every screen.
 */
export const formatWholeRupees = (amount: Paise): string => formatRupees(amount, { fractionDigits: 0 });
