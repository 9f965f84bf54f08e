import type { Paise } from '../money/paise.ts';
import { type FundShare, splitAmount } from '../payment/fund-split.ts';
import type { SwitchSource } from './check-switch.ts';
import { dividedHalfUp, fourDecimals, tenThousandths } from './four-decimals.ts';
import { fundValue, unitsFor } from './fund-value.ts';

/** One side of a switch in a fund. Units and price in rupees are texts with four decimals, the value is in paise. */
export interface SwitchLeg {
  readonly fundCode: string;
  readonly units: string;
  readonly nav: string;
  readonly value: Paise;
}

export interface SwitchLegs {
  readonly sold: readonly SwitchLeg[];
  readonly bought: readonly SwitchLeg[];
  /** What was taken off between the two sides, in paise. */
  readonly charge: Paise;
}

/** A fund with its price, and the units that the policy holds of it. */
export interface PricedFund {
  readonly fundCode: string;
  readonly units: string;
  readonly nav: string;
}

/**
 * Both sides of a switch at the prices of one day. A share is of the units; an amount buys back as many units as it takes, and never more
 * than are held. What they bring, less the charge, is split over the other funds. A fund that is not priced is left out.
 */
export function switchLegs(
  funds: readonly PricedFund[],
  from: readonly SwitchSource[],
  to: readonly FundShare[],
  charge: Paise,
): SwitchLegs {
  const fundOf = (code: string) => funds.find(({ fundCode }) => fundCode === code);
  const sold = from.flatMap((source) => {
    const fund = fundOf(source.fundCode);
    return fund ? [soldOf(source, fund)] : [];
  });
  const proceeds = sold.reduce((sum, { value }) => sum + value, 0);
  const taken = Math.min(charge, proceeds);
  const bought = splitAmount(proceeds - taken, to).flatMap(({ fundCode, amount }) => {
    const nav = fundOf(fundCode)?.nav;
    return nav === undefined ? [] : [{ fundCode, nav, value: amount, units: unitsFor(amount, nav) }];
  });
  return { sold, bought, charge: taken };
}

/** What leaves a fund: never more than it has. */
export function soldOf(source: SwitchSource, { fundCode, units, nav }: PricedFund): SwitchLeg {
  const all = tenThousandths(units);
  if ('share' in source) {
    const part = fourDecimals(dividedHalfUp(all * BigInt(source.share), 100n));
    return { fundCode, nav, units: part, value: fundValue(part, nav) };
  }
  const wanted = unitsFor(source.amount, nav);
  return tenThousandths(wanted) < all
    ? { fundCode, nav, units: wanted, value: source.amount }
    : { fundCode, nav, units, value: fundValue(units, nav) };
}
