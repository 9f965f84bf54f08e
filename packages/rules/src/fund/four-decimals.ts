const FORM = /^(\d{1,14})\.(\d{4})$/;

/**
 * Reads a number with exactly four decimals, the format of units and prices, as ten-thousandths. Throws RangeError for
 * any other text.
 */
export function tenThousandths(text: string): bigint {
  const [, whole, part] = FORM.exec(text) ?? [];
  if (whole === undefined || part === undefined)
    throw new RangeError('Expected a number with four decimals, such as 12.0450');
  return BigInt(whole + part);
}

/** Formats ten-thousandths: 47061691 is `4706.1691`. Throws RangeError below zero. */
export function fourDecimals(value: bigint): string {
  if (value < 0n) throw new RangeError('Units and prices are never below zero');
  const digits = value.toString().padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

/** Divides whole numbers, half rounded up. The dividend must be zero or more. */
export const dividedHalfUp = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);
