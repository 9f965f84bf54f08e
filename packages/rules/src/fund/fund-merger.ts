import { dividedHalfUp, fourDecimals, tenThousandths } from './four-decimals.ts';
import { fundValue } from './fund-value.ts';
import type { SwitchLegs } from './switch-legs.ts';
import { isByAmount, type PricedFund, type SwitchSource, type SwitchTarget } from './switch-sides.ts';

/** The first fund merges into the second. */
export interface FundMerger {
  readonly fromFund: string;
  readonly intoFund: string;
}

/**
 * What moves when a fund merges, at the closing prices of that day: all units of the old fund, for units of the new one
 * of the same value. The units are computed from the value before it is rounded to paise, and have four decimals, half
 * of the last rounded up.
 */
export function mergerLegs(
  { fundCode, units, nav }: PricedFund,
  into: Pick<PricedFund, 'fundCode' | 'nav'>,
): SwitchLegs {
  const worth = tenThousandths(units) * tenThousandths(nav);
  const price = tenThousandths(into.nav);
  if (price === 0n) throw new RangeError('The price of a unit must be above zero');
  const bought = fourDecimals(dividedHalfUp(worth, price));
  return {
    sold: [{ fundCode, units, nav, value: fundValue(units, nav) }],
    bought: [{ ...into, units: bought, value: fundValue(bought, into.nav) }],
    charge: 0,
  };
}

/** Whether a switch continues after a merger, or why not. */
export type MergedSwitchReason = 'continues' | 'same-fund' | 'share-of-both';

/** A switch after a merger of one of its funds. */
export interface MergedSwitch {
  readonly because: MergedSwitchReason;
  readonly from: readonly SwitchSource[];
  readonly to: readonly SwitchTarget[];
}

/**
 * How a merger changes a switch that names the old fund and waits for a price of a later day. The new fund takes its
 * place, and parts in the same fund are added up. The switch cannot continue if both of its sides would name the same
 * fund, or if a share of the old fund would become a share of more units than intended because the policy already had
 * units of the new fund or sells some of them too.
 */
export function switchAfterMerger(
  { from, to }: { readonly from: readonly SwitchSource[]; readonly to: readonly SwitchTarget[] },
  { fromFund, intoFund }: FundMerger,
  hadUnitsOfNew: boolean,
): MergedSwitch {
  const refusal = (because: MergedSwitchReason): MergedSwitch => ({ because, from, to });
  const names = (side: readonly { readonly fundCode: string }[], code: string) =>
    side.some(({ fundCode }) => fundCode === code);
  const isSold = names(from, fromFund) || names(from, intoFund);
  if (isSold && (names(to, fromFund) || names(to, intoFund))) return refusal('same-fund');
  const meeting = from.filter(({ fundCode }) => fundCode === fromFund || fundCode === intoFund);
  const isOfOld = names(from, fromFund);
  if (isOfOld && !meeting.every(isByAmount) && (meeting.length > 1 || hadUnitsOfNew)) return refusal('share-of-both');
  const rename = <Part extends SwitchSource | SwitchTarget>(part: Part): Part =>
    part.fundCode === fromFund ? { ...part, fundCode: intoFund } : part;
  return { because: 'continues', from: joinParts(from.map(rename)), to: joinParts(to.map(rename)) };
}

/** Merges parts of the same fund. All are of one kind. */
function joinParts(parts: readonly SwitchSource[]): SwitchSource[] {
  const sums = new Map<string, SwitchSource>();
  for (const part of parts) {
    const before = sums.get(part.fundCode);
    sums.set(part.fundCode, before ? sumOf(before, part) : part);
  }
  return [...sums.values()];
}

function sumOf(one: SwitchSource, other: SwitchSource): SwitchSource {
  if (isByAmount(one) && isByAmount(other)) return { ...one, amount: one.amount + other.amount };
  if (isByAmount(one) || isByAmount(other)) throw new RangeError('The parts must be of one kind');
  return { ...one, share: one.share + other.share };
}
