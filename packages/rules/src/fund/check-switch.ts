import type { Paise } from '../money/paise.ts';
import { checkFundSplit, type FundShare } from '../payment/fund-split.ts';

/** What a plan says about switches. */
export interface SwitchTerms {
  /** The least that leaves a fund in a switch, in paise, unless all of it does. */
  readonly minimum: Paise;
  /** The least share of a fund that takes money, in per cent. */
  readonly leastShare: number;
  /** Free switches in a policy year; null for any number. */
  readonly freeSwitches: number | null;
  /** What each further switch costs, in paise. */
  readonly charge: Paise;
}

/** What leaves a fund: a share of its units in whole per cent, or an amount in paise. */
export type SwitchSource =
  | { readonly fundCode: string; readonly share: number }
  | { readonly fundCode: string; readonly amount: Paise };

/** What a switch is checked against. */
export interface SwitchFacts {
  readonly terms: SwitchTerms;
  /** The funds of the policy with their value at the last price, in paise. */
  readonly held: readonly { readonly fundCode: string; readonly value: Paise }[];
  /** Funds that take money. */
  readonly openFunds: readonly string[];
}

export type SwitchReason =
  | 'no-source'
  | 'not-held'
  | 'source-twice'
  | 'share-not-whole'
  | 'below-minimum'
  | 'above-value'
  | 'no-share'
  | 'not-whole'
  | 'unknown-fund'
  | 'twice'
  | 'below-100'
  | 'above-100'
  | 'also-source'
  | 'below-least-share'
  | 'accepted';

export interface SwitchCheck {
  readonly accepted: boolean;
  readonly because: SwitchReason;
  /** The fund that it is about, where it is about one. */
  readonly fundCode?: string;
  /** What the shares of the funds that take money add up to. */
  readonly sum: number;
}

/**
 * Whether a switch can be made: money leaves funds that are held, by share or amount, and goes to other, open funds by whole per cents,
 * 100 in all. Values are those of the last price, so that the final ones may differ.
 */
export function checkSwitch(facts: SwitchFacts, from: readonly SwitchSource[], to: readonly FundShare[]): SwitchCheck {
  const source = checkSwitchSources(facts, from);
  if (!source.accepted) return source;
  const split = checkFundSplit(to, facts.openFunds);
  if (!split.accepted) return split;
  const chosen = to.filter(({ share }) => share > 0);
  const refused = (because: SwitchReason, fund: FundShare): SwitchCheck => ({
    accepted: false,
    because,
    fundCode: fund.fundCode,
    sum: split.sum,
  });
  const same = chosen.find(({ fundCode }) => from.some((one) => one.fundCode === fundCode));
  if (same) return refused('also-source', same);
  const small = chosen.find(({ share }) => share < facts.terms.leastShare);
  return small ? refused('below-least-share', small) : { accepted: true, because: 'accepted', sum: 100 };
}

/** Whether money can leave funds like this. */
export function checkSwitchSources(
  { terms, held }: Pick<SwitchFacts, 'terms' | 'held'>,
  from: readonly SwitchSource[],
): SwitchCheck {
  if (from.length === 0) return { accepted: false, because: 'no-source', sum: 0 };
  for (const [at, source] of from.entries()) {
    const { fundCode } = source;
    const isAgain = from.slice(0, at).some((earlier) => earlier.fundCode === fundCode);
    const value = held.find((fund) => fund.fundCode === fundCode)?.value ?? 0;
    const because = isAgain ? 'source-twice' : reasonOfSource(source, value, terms);
    if (because !== 'accepted') return { accepted: false, because, fundCode, sum: 0 };
  }
  return { accepted: true, because: 'accepted', sum: 0 };
}

function reasonOfSource(source: SwitchSource, value: Paise, { minimum }: SwitchTerms): SwitchReason {
  if (value <= 0) return 'not-held';
  if ('share' in source && (!Number.isInteger(source.share) || source.share < 1 || source.share > 100))
    return 'share-not-whole';
  const amount = 'share' in source ? (value * source.share) / 100 : source.amount;
  if (amount > value) return 'above-value';
  return amount < minimum && amount < value ? 'below-minimum' : 'accepted';
}
