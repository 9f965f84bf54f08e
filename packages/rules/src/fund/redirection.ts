import { checkFundSplit, type FundShare, type FundSplitReason } from './fund-split.ts';

/** What decides whether the next premiums of a policy can go to other funds. */
export interface RedirectionPolicy {
  /** The plan allows it. */
  readonly isOffered: boolean;
  /** The policy has lapsed or has ended. */
  readonly isDiscontinued: boolean;
  /** At least one premium is still to come. */
  readonly hasNextPremium: boolean;
  /** Changes made in this policy year. */
  readonly made: number;
  /** How many changes the plan allows in a policy year; null for no limit. */
  readonly perYear: number | null;
}

/** Why the next premiums of a policy cannot go to other funds. */
export type NoRedirectionReason = 'not-offered' | 'discontinued' | 'no-premium' | 'year-used';

/** Why the next premiums of a policy cannot go to other funds; null if they can. Restrictions have their own rule. */
export function whyNoRedirection(policy: RedirectionPolicy): NoRedirectionReason | null {
  const { isOffered, isDiscontinued, hasNextPremium, made, perYear } = policy;
  if (!isOffered) return 'not-offered';
  if (isDiscontinued) return 'discontinued';
  if (!hasNextPremium) return 'no-premium';
  return perYear !== null && made >= perYear ? 'year-used' : null;
}

/** The changes left in this policy year after `made` changes; null if the plan has no limit. */
export const redirectionsLeft = ({ perYear }: Pick<RedirectionPolicy, 'perYear'>, made: number): number | null =>
  perYear === null ? null : Math.max(0, perYear - made);

/** What a new allocation of premiums is checked against. */
export interface RedirectionFacts {
  /** The smallest share that can go to a fund, in per cent. */
  readonly leastShare: number;
  /** Open funds: those that accept money. */
  readonly openFunds: readonly string[];
  /** The present allocation. */
  readonly now: readonly FundShare[];
}

/** Why a new allocation of premiums is accepted or not. */
export type RedirectionReason = FundSplitReason | 'below-least-share' | 'same-as-now';

/** The result of `checkRedirection`. */
export interface RedirectionCheck {
  readonly accepted: boolean;
  readonly because: RedirectionReason;
  /** The total of the shares. */
  readonly sum: number;
}

/**
 * Whether the next premiums can be spread this way: whole per cents of open funds that add up to 100, none too small,
 * and a change from today.
 */
export function checkRedirection(facts: RedirectionFacts, split: readonly FundShare[]): RedirectionCheck {
  const { accepted, because, sum } = checkFundSplit(split, facts.openFunds);
  if (!accepted) return { accepted, because, sum };
  const refusal = (reason: RedirectionReason) => ({ accepted: false, because: reason, sum });
  if (split.some(({ share }) => share > 0 && share < facts.leastShare)) return refusal('below-least-share');
  return shapeOf(split) === shapeOf(facts.now) ? refusal('same-as-now') : { accepted: true, because: 'accepted', sum };
}

const shapeOf = (split: readonly FundShare[]): string =>
  split
    .filter(({ share }) => share > 0)
    .map(({ fundCode, share }) => `${fundCode} ${share}`)
    .sort()
    .join();
