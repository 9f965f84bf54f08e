import type { Paise } from '../money/paise.ts';

/** Hundredths of a per cent in a whole. */
const WHOLE = 10_000n;

/**
 * The share of each value in their sum, in hundredths of a per cent, 10,000 in total. Shares are rounded down; the rest
 * goes to those that lost most by rounding, the first in the list at a tie. All are 0 if the sum is 0.
 */
export function fundShares(values: readonly Paise[]): number[] {
  const sum = values.reduce((total, value) => total + BigInt(value), 0n);
  if (sum === 0n) return values.map(() => 0);
  const parts = values.map((value, position) => {
    const scaled = BigInt(value) * WHOLE;
    return { position, share: Number(scaled / sum), lost: scaled % sum };
  });
  const left = Number(WHOLE) - parts.reduce((total, { share }) => total + share, 0);
  const first = [...parts].sort((a, b) => (a.lost === b.lost ? a.position - b.position : a.lost > b.lost ? -1 : 1));
  for (const part of first.slice(0, left)) part.share += 1;
  return parts.map(({ share }) => share);
}
