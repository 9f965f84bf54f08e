import { checkFundSplit, type FundShare, type FundSplitReason } from '../payment/fund-split.ts';

/** What decides whether the next premiums of a policy can go to other funds. */
export interface RedirectionPolicy {
  /** The plan allows it. */
  readonly isOffered: boolean;
  /** The policy has lapsed or has ended. */
  readonly isDiscontinued: boolean;
  /** A premium is still to come. */
  readonly hasNextPremium: boolean;
  /** Changes in this policy year. */
  readonly made: number;
  /** How many the plan allows in a policy year; null for any number. */
  readonly perYear: number | null;
}

export type NoRedirectionReason = 'not-offered' | 'discontinued' | 'no-premium' | 'year-used';

/** Why the next premiums of a policy cannot go to other funds; null where they can. Restrictions are a rule of their own. */
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
  /** The least share of a fund that gets money, in per cent. */
  readonly leastShare: number;
  /** Funds that take money. */
  readonly openFunds: readonly string[];
  /** The allocation of now. */
  readonly now: readonly FundShare[];
}

export type RedirectionReason = FundSplitReason | 'below-least-share' | 'same-as-now';

export interface RedirectionCheck {
  readonly accepted: boolean;
  readonly because: RedirectionReason;
  /** What the shares add up to. */
  readonly sum: number;
}

/** Whether the next premiums can be spread like this: whole per cents of open funds, 100 in all, none too small, and not as now. */
export function checkRedirection(facts: RedirectionFacts, split: readonly FundShare[]): RedirectionCheck {
  const { accepted, because, sum } = checkFundSplit(split, facts.openFunds);
  if (!accepted) return { accepted, because, sum };
  const refused = (reason: RedirectionReason) => ({ accepted: false, because: reason, sum });
  if (split.some(({ share }) => share > 0 && share < facts.leastShare)) return refused('below-least-share');
  return shapeOf(split) === shapeOf(facts.now) ? refused('same-as-now') : { accepted: true, because: 'accepted', sum };
}

const shapeOf = (split: readonly FundShare[]): string =>
  split
    .filter(({ share }) => share > 0)
    .map(({ fundCode, share }) => `${fundCode} ${share}`)
    .sort()
    .join();
