import type { Paise } from '../money/paise.ts';
import { dividedHalfUp, fourDecimals, tenThousandths } from './four-decimals.ts';
import type { FundAmount, FundShare } from './fund-split.ts';
import { fundValue, unitsFor } from './fund-value.ts';

/** One side of a switch in a fund. Units and price in rupees are texts with four decimals, the value is in paise. */
export interface SwitchLeg {
  readonly fundCode: string;
  readonly units: string;
  readonly nav: string;
  readonly value: Paise;
}

/** A fund with its price, and the units that the policy holds of it. */
export interface PricedFund {
  readonly fundCode: string;
  readonly units: string;
  readonly nav: string;
}

/** What leaves a fund: a share of its units in whole per cent, or an amount in paise. */
export type SwitchSource = FundShare | FundAmount;

/**
 * What goes to a fund: a share of the money in whole per cent, or an amount in paise. All parts of a switch are of one
 * kind.
 */
export type SwitchTarget = FundShare | FundAmount;

export const isByAmount = (part: FundShare | FundAmount): part is FundAmount => 'amount' in part;

/** What leaves a fund: never more than it has. */
export function soldOf(source: SwitchSource, { fundCode, units, nav }: PricedFund): SwitchLeg {
  const all = tenThousandths(units);
  if (!isByAmount(source)) {
    const part = fourDecimals(dividedHalfUp(all * BigInt(source.share), 100n));
    return { fundCode, nav, units: part, value: fundValue(part, nav) };
  }
  const wanted = unitsFor(source.amount, nav);
  return tenThousandths(wanted) < all
    ? { fundCode, nav, units: wanted, value: source.amount }
    : { fundCode, nav, units, value: fundValue(units, nav) };
}

/** What the sale of a switch brings. Amounts in paise. */
export interface SwitchProceeds {
  readonly sold: readonly SwitchLeg[];
  /** The charge taken, in paise: never more than the sale brings. */
  readonly charge: Paise;
  /** The money to spread, in paise. */
  readonly proceeds: Paise;
}

/** The value at these prices of what leaves the funds, less the charge. Funds without a price are left out. */
export function switchProceeds(
  funds: readonly PricedFund[],
  from: readonly SwitchSource[],
  charge: Paise,
): SwitchProceeds {
  const sold = from.flatMap((source) => {
    const fund = funds.find(({ fundCode }) => fundCode === source.fundCode);
    return fund ? [soldOf(source, fund)] : [];
  });
  const brought = sold.reduce((sum, { value }) => sum + value, 0);
  const taken = Math.min(charge, brought);
  return { sold, charge: taken, proceeds: brought - taken };
}
