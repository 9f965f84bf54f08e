import type { Paise } from '../money/paise.ts';

/** How much of a payment goes to a fund, in whole per cent. */
export interface FundShare {
  readonly fundCode: string;
  readonly share: number;
}

/** An amount for a fund, in paise. */
export interface FundAmount {
  readonly fundCode: string;
  readonly amount: Paise;
}

/** Why a split among funds is accepted or not. */
export type FundSplitReason =
  | 'no-share'
  | 'not-whole'
  | 'unknown-fund'
  | 'twice'
  | 'below-100'
  | 'above-100'
  | 'accepted';

/** Whether a payment can be split this way: whole per cents of open funds, each once, 100 in total. */
export function checkFundSplit(
  split: readonly FundShare[],
  openFunds: readonly string[],
): { accepted: boolean; because: FundSplitReason; sum: number } {
  const sum = split.reduce((total, { share }) => total + (Number.isFinite(share) ? share : 0), 0);
  const because = reasonOf(split, openFunds, sum);
  return { accepted: because === 'accepted', because, sum };
}

function reasonOf(split: readonly FundShare[], openFunds: readonly string[], sum: number): FundSplitReason {
  if (!split.every(({ share }) => Number.isInteger(share) && share >= 0 && share <= 100)) return 'not-whole';
  const chosen = split.filter(({ share }) => share > 0).map(({ fundCode }) => fundCode);
  if (chosen.length === 0) return 'no-share';
  if (!chosen.every((fund) => openFunds.includes(fund))) return 'unknown-fund';
  if (new Set(chosen).size < chosen.length) return 'twice';
  if (sum < 100) return 'below-100';
  return sum > 100 ? 'above-100' : 'accepted';
}

/**
 * What each fund gets, in paise; together the whole amount. Shares are rounded down, and each remaining paisa goes to
 * the fund that lost most by rounding, the first in the list at a tie. A fund that gets nothing is left out. Shares
 * must add up to 100.
 */
export const splitAmount = (amount: Paise, split: readonly FundShare[]): FundAmount[] =>
  spread(
    amount,
    split.map(({ fundCode, share }) => ({ fundCode, weight: share })),
    100,
  );

/**
 * An amount split in proportion to other amounts, in paise and rounded as by `splitAmount`. If the others add up to it,
 * each stays as it is. Empty if their sum is 0.
 */
export function splitLike(amount: Paise, parts: readonly FundAmount[]): FundAmount[] {
  const whole = parts.reduce((sum, part) => sum + part.amount, 0);
  const weighted = parts.map(({ fundCode, amount: weight }) => ({ fundCode, weight }));
  return whole > 0 ? spread(amount, weighted, whole) : [];
}

function spread(
  amount: Paise,
  weighted: readonly { readonly fundCode: string; readonly weight: number }[],
  whole: number,
): FundAmount[] {
  const parts = weighted.map(({ fundCode, weight }, position) => {
    const scaled = BigInt(amount) * BigInt(weight);
    return { fundCode, position, amount: Number(scaled / BigInt(whole)), lost: Number(scaled % BigInt(whole)) };
  });
  const left = amount - parts.reduce((sum, part) => sum + part.amount, 0);
  const lucky = new Set([...parts].sort((a, b) => b.lost - a.lost || a.position - b.position).slice(0, left));
  return parts
    .map((part) => ({ fundCode: part.fundCode, amount: part.amount + (lucky.has(part) ? 1 : 0) }))
    .filter((part) => part.amount > 0);
}
