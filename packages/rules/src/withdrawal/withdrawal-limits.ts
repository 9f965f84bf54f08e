import type { FundAmount } from '../fund/fund-split.ts';
import type { Paise } from '../money/paise.ts';

/** What a plan allows in withdrawals. */
export interface WithdrawalTerms {
  /** The smallest withdrawal, in paise. */
  readonly minimum: Paise;
  /** The largest withdrawal, in per cent of all funds. */
  readonly largestShare: number;
  /** How many yearly premiums the funds must be worth afterwards. */
  readonly premiumsLeft: number;
  /** Withdrawals allowed in a policy year. */
  readonly perYear: number;
}

/** A fund of the policy at the last price. Amounts in paise. */
export interface WithdrawableFund {
  readonly fundCode: string;
  readonly value: Paise;
  /** Without units of top-ups whose lock-in is not over. */
  readonly free: Paise;
}

/** What a withdrawal is checked against. */
export interface WithdrawableFunds {
  readonly terms: WithdrawalTerms;
  readonly funds: readonly WithdrawableFund[];
  /** In paise. */
  readonly yearlyPremium: Paise;
}

/** Why the amounts of a withdrawal are accepted or not. */
export type WithdrawalCheckReason =
  | 'no-amount'
  | 'not-held'
  | 'fund-twice'
  | 'above-fund'
  | 'below-minimum'
  | 'above-share'
  | 'too-little-left'
  | 'withdrawal-accepted';

/** The result of `checkWithdrawal`. */
export interface WithdrawalCheck {
  readonly accepted: boolean;
  readonly because: WithdrawalCheckReason;
  /** The fund concerned, if any. */
  readonly fundCode?: string;
  /** The limit that it exceeds or misses, in paise; 0 if there is none. */
  readonly limit: Paise;
}

/** The smallest and largest withdrawal now, in paise. The largest may be below the smallest. */
export function withdrawalLimits(held: WithdrawableFunds): { least: Paise; most: Paise } {
  const free = held.funds.reduce((sum, fund) => sum + fund.free, 0);
  return { least: held.terms.minimum, most: Math.max(0, Math.min(free, mostByShare(held), mostByRest(held))) };
}

/** The withdrawals left in this policy year after `made` withdrawals. */
export const withdrawalsLeft = ({ perYear }: Pick<WithdrawalTerms, 'perYear'>, made: number): number =>
  Math.max(0, perYear - made);

/** Whether amounts can be withdrawn from funds. Values are at the last prices; the final ones may differ. */
export function checkWithdrawal(held: WithdrawableFunds, from: readonly FundAmount[]): WithdrawalCheck {
  const taken = from.filter(({ amount }) => amount !== 0);
  const refusal = (because: WithdrawalCheckReason, limit: Paise, fundCode?: string): WithdrawalCheck => ({
    accepted: false,
    because,
    limit,
    ...(fundCode === undefined ? {} : { fundCode }),
  });
  if (taken.length === 0) return refusal('no-amount', held.terms.minimum);
  for (const [at, { fundCode, amount }] of taken.entries()) {
    const fund = held.funds.find((one) => one.fundCode === fundCode);
    if (!fund) return refusal('not-held', 0, fundCode);
    if (taken.slice(0, at).some((earlier) => earlier.fundCode === fundCode)) return refusal('fund-twice', 0, fundCode);
    if (amount < 0 || amount > fund.free) return refusal('above-fund', fund.free, fundCode);
  }
  const sum = taken.reduce((all, { amount }) => all + amount, 0);
  if (sum < held.terms.minimum) return refusal('below-minimum', held.terms.minimum);
  const [byShare, byRest] = [mostByShare(held), mostByRest(held)];
  if (sum > byShare && byShare <= byRest) return refusal('above-share', byShare);
  if (sum > byRest) return refusal('too-little-left', Math.max(0, byRest));
  return { accepted: true, because: 'withdrawal-accepted', limit: 0 };
}

const sumOf = ({ funds }: WithdrawableFunds): Paise => funds.reduce((sum, { value }) => sum + value, 0);

const mostByShare = (held: WithdrawableFunds): Paise =>
  Number((BigInt(sumOf(held)) * BigInt(held.terms.largestShare)) / 100n);

const mostByRest = (held: WithdrawableFunds): Paise => sumOf(held) - held.terms.premiumsLeft * held.yearlyPremium;
