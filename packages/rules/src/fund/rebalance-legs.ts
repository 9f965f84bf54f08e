import { tenThousandths } from './four-decimals.ts';
import { type FundShare, splitAmount } from './fund-split.ts';
import { fundValue, unitsFor } from './fund-value.ts';
import type { SwitchLegs } from './switch-legs.ts';
import type { PricedFund } from './switch-sides.ts';

/**
 * What to sell and buy at the prices of one day so that each fund has its share of the total value, to the paisa. A
 * fund without a share is sold entirely. Empty if no share is given, or a fund with a share has no price.
 */
export function rebalanceLegs(funds: readonly PricedFund[], shares: readonly FundShare[]): SwitchLegs {
  const valued = funds.map((fund) => ({ ...fund, value: fundValue(fund.units, fund.nav) }));
  const total = valued.reduce((sum, { value }) => sum + value, 0);
  const isPriced = shares.every(({ fundCode }) => funds.some((fund) => fund.fundCode === fundCode));
  if (shares.length === 0 || !isPriced) return { sold: [], bought: [], charge: 0 };
  const wanted = new Map(splitAmount(total, shares).map(({ fundCode, amount }) => [fundCode, amount]));
  const moved = valued.map((fund) => ({ ...fund, more: (wanted.get(fund.fundCode) ?? 0) - fund.value }));
  return {
    sold: moved
      .filter(({ more }) => more < 0)
      .map(({ fundCode, nav, units, value, more }) => ({
        fundCode,
        nav,
        value: -more,
        units: -more === value ? units : lesser(unitsFor(-more, nav), units),
      })),
    bought: moved
      .filter(({ more }) => more > 0)
      .map(({ fundCode, nav, more }) => ({ fundCode, nav, value: more, units: unitsFor(more, nav) })),
    charge: 0,
  };
}

const lesser = (one: string, other: string): string => (tenThousandths(one) < tenThousandths(other) ? one : other);
