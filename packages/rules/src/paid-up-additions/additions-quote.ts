import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';

/** The paid-up additions of a policy. Amounts in paise. */
export interface PaidUpAdditions {
  /** Their sum assured. */
  readonly additions: Paise;
  /** Cash in ten-thousandths of the sum assured (`additionsFactor`). */
  readonly factor: number;
  /** The smallest part that can be cashed or left, as sum assured. */
  readonly least: Paise;
  /** The last bonus declared for a year of additions, in ten-thousandths of their sum assured. Not guaranteed. */
  readonly bonusRate: number;
  /** Cover of the policy with the additions. */
  readonly cover: Paise;
}

/** What cashing a part of the additions pays and costs, in paise. */
export interface AdditionsQuote {
  /** Paid out. */
  readonly cash: Paise;
  /** Sum assured of the remaining additions. */
  readonly left: Paise;
  /** Cover of the policy afterwards. */
  readonly cover: Paise;
  /** A year's bonus that is lost, at the last declared rate. */
  readonly yearlyBonus: Paise;
  /** The yearly bonus of the additions that remain. */
  readonly bonusLeft: Paise;
}

/**
 * What cashing additions of the sum assured `part` pays, and what it costs. Throws RangeError for more than the policy
 * has.
 */
export function additionsQuote({ additions, factor, bonusRate, cover }: PaidUpAdditions, part: Paise): AdditionsQuote {
  if (part > additions) throw new RangeError('The part is larger than the additions');
  const yearlyBonus = proportion(part, bonusRate, 10_000);
  return {
    cash: proportion(part, factor, 10_000),
    left: additions - part,
    cover: cover - part,
    yearlyBonus,
    bonusLeft: proportion(additions, bonusRate, 10_000) - yearlyBonus,
  };
}

/**
 * The smallest and largest part of the additions that can be cashed, in paise of sum assured. Both the part and the rest are at least the
 * plan's minimum. Null if only all of them can be cashed.
 */
export function additionsPartLimits({
  additions,
  least,
}: Pick<PaidUpAdditions, 'additions' | 'least'>): { readonly least: Paise; readonly most: Paise } | null {
  return additions >= 2 * least ? { least, most: additions - least } : null;
}

/** Why a part of the additions can be cashed or not. */
export type AdditionsPartReason = 'above-additions' | 'below-least' | 'too-little-left' | 'part-accepted';

/** Whether additions of the sum assured `part` can be cashed: all of them, or a part that leaves enough. */
export function checkAdditionsPart(
  { additions, least }: Pick<PaidUpAdditions, 'additions' | 'least'>,
  part: Paise,
): { accepted: boolean; because: AdditionsPartReason } {
  const because = reasonOf(additions, least, part);
  return { accepted: because === 'part-accepted', because };
}

function reasonOf(additions: Paise, least: Paise, part: Paise): AdditionsPartReason {
  if (part > additions) return 'above-additions';
  if (part === additions && part > 0) return 'part-accepted';
  if (part < Math.max(1, least)) return 'below-least';
  return additions - part < least ? 'too-little-left' : 'part-accepted';
}
