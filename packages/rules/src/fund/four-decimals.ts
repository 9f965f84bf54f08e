const FORM = /^(\d{1,14})\.(\d{4})$/;

/** Ten-thousandths of a number with exactly four decimals, as units and prices of units are written. Throws RangeError for another text. */
export function tenThousandths(text: string): bigint {
  const [, whole, part] = FORM.exec(text) ?? [];
  if (whole === undefined || part === undefined) throw new RangeError('A number with four decimals, such as 12.0450');
  return BigInt(whole + part);
}

/** The text of so many ten-thousandths: 4,706.1691 is written 4706.1691. Throws RangeError below zero. */
export function fourDecimals(value: bigint): string {
  if (value < 0n) throw new RangeError('Units and prices are not below zero');
  const digits = value.toString().padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

/** A quotient in whole numbers, half rounded up. For a dividend of zero or more. */
export const dividedHalfUp = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);
