import type { Paise } from '../money/paise.ts';
import { checkFundSplit, type FundAmount } from './fund-split.ts';
import { fundValue } from './fund-value.ts';
import { isByAmount, type PricedFund, type SwitchSource, type SwitchTarget, switchProceeds } from './switch-sides.ts';

/** What a plan allows in switches. */
export interface SwitchTerms {
  /** The smallest amount that can leave a fund, in paise, unless all of it leaves. */
  readonly minimum: Paise;
  /** The smallest share that can go to a fund, in per cent. */
  readonly leastShare: number;
  /** Free switches in a policy year; null for no limit. */
  readonly freeSwitches: number | null;
  /** The cost of each further switch, in paise. */
  readonly charge: Paise;
}

/** What a switch is checked against. */
export interface SwitchFacts {
  readonly terms: SwitchTerms;
  /** The funds of the policy at their last prices. */
  readonly held: readonly PricedFund[];
  /** Open funds: those that accept money. */
  readonly openFunds: readonly string[];
  /** The cost of this switch, in paise. */
  readonly charge: Paise;
}

/** Why a switch can be made or not. */
export type SwitchReason =
  | 'no-source'
  | 'not-held'
  | 'source-twice'
  | 'share-not-whole'
  | 'below-minimum'
  | 'above-value'
  | 'no-share'
  | 'not-whole'
  | 'amount-not-whole'
  | 'mixed'
  | 'unknown-fund'
  | 'twice'
  | 'below-100'
  | 'above-100'
  | 'below-total'
  | 'above-total'
  | 'also-source'
  | 'below-least-share'
  | 'accepted';

/** The result of `checkSwitch`. */
export interface SwitchCheck {
  readonly accepted: boolean;
  readonly because: SwitchReason;
  /** The fund concerned, if any. */
  readonly fundCode?: string;
  /** The total of the parts that go to funds: per cent, or paise if they are amounts. */
  readonly sum: number;
  /** The required total: 100, or the paise that there are to spread. */
  readonly total: number;
}

/**
 * Whether a switch can be made. Money leaves funds that are held, by share or amount, and goes to other, open funds:
 * either by whole per cents that add up to 100, or by amounts that add up, to the paisa, to the value of the first side
 * at the last prices less the charge. The final prices may differ; `switchLegs` handles amounts then.
 */
export function checkSwitch(
  facts: SwitchFacts,
  from: readonly SwitchSource[],
  to: readonly SwitchTarget[],
): SwitchCheck {
  const source = checkSwitchSources(facts, from);
  if (!source.accepted) return source;
  const split = checkTargets(facts, from, to);
  if (!split.accepted) return split;
  const refusal = (because: SwitchReason, { fundCode }: SwitchTarget): SwitchCheck => ({
    ...split,
    accepted: false,
    because,
    fundCode,
  });
  const chosen = to.filter((part) => sizeOf(part) > 0);
  const same = chosen.find(({ fundCode }) => from.some((one) => one.fundCode === fundCode));
  if (same) return refusal('also-source', same);
  const small = chosen.find((part) => sizeOf(part) * 100 < facts.terms.leastShare * split.total);
  return small ? refusal('below-least-share', small) : split;
}

const sizeOf = (part: SwitchTarget): number => ('share' in part ? part.share : part.amount);

function checkTargets(facts: SwitchFacts, from: readonly SwitchSource[], to: readonly SwitchTarget[]): SwitchCheck {
  const amounts = to.filter(isByAmount);
  const shares = to.flatMap((part) => (isByAmount(part) ? [] : [part]));
  if (amounts.length === 0) return { ...checkFundSplit(shares, facts.openFunds), total: 100 };
  const total = switchProceeds(facts.held, from, facts.charge).proceeds;
  const sum = amounts.reduce((all, { amount }) => all + (Number.isFinite(amount) ? amount : 0), 0);
  const because = shares.length > 0 ? 'mixed' : reasonOfAmounts(amounts, facts.openFunds, sum, total);
  return { accepted: because === 'accepted', because, sum, total };
}

function reasonOfAmounts(
  amounts: readonly FundAmount[],
  openFunds: readonly string[],
  sum: Paise,
  total: Paise,
): SwitchReason {
  if (!amounts.every(({ amount }) => Number.isSafeInteger(amount) && amount >= 0)) return 'amount-not-whole';
  const chosen = amounts.filter(({ amount }) => amount > 0).map(({ fundCode }) => fundCode);
  if (chosen.length === 0) return 'no-share';
  if (!chosen.every((fund) => openFunds.includes(fund))) return 'unknown-fund';
  if (new Set(chosen).size < chosen.length) return 'twice';
  if (sum < total) return 'below-total';
  return sum > total ? 'above-total' : 'accepted';
}

/** Whether money can leave funds this way. */
export function checkSwitchSources(
  { terms, held }: Pick<SwitchFacts, 'terms' | 'held'>,
  from: readonly SwitchSource[],
): SwitchCheck {
  const nothing = { sum: 0, total: 100 };
  if (from.length === 0) return { accepted: false, because: 'no-source', ...nothing };
  for (const [at, source] of from.entries()) {
    const { fundCode } = source;
    const isAgain = from.slice(0, at).some((earlier) => earlier.fundCode === fundCode);
    const fund = held.find((one) => one.fundCode === fundCode);
    const value = fund ? fundValue(fund.units, fund.nav) : 0;
    const because = isAgain ? 'source-twice' : reasonOfSource(source, value, terms);
    if (because !== 'accepted') return { accepted: false, because, fundCode, ...nothing };
  }
  return { accepted: true, because: 'accepted', ...nothing };
}

function reasonOfSource(source: SwitchSource, value: Paise, { minimum }: SwitchTerms): SwitchReason {
  if (value <= 0) return 'not-held';
  if ('share' in source && (!Number.isInteger(source.share) || source.share < 1 || source.share > 100))
    return 'share-not-whole';
  const amount = 'share' in source ? (value * source.share) / 100 : source.amount;
  if (amount > value) return 'above-value';
  return amount < minimum && amount < value ? 'below-minimum' : 'accepted';
}
