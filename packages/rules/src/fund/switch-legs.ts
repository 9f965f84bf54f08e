import type { Paise } from '../money/paise.ts';
import { splitAmount, splitLike } from './fund-split.ts';
import { unitsFor } from './fund-value.ts';
import {
  isByAmount,
  type PricedFund,
  type SwitchLeg,
  type SwitchSource,
  type SwitchTarget,
  switchProceeds,
} from './switch-sides.ts';

/** Both sides of a switch. */
export interface SwitchLegs {
  readonly sold: readonly SwitchLeg[];
  readonly bought: readonly SwitchLeg[];
  /** The charge taken between the two sides, in paise. */
  readonly charge: Paise;
}

/**
 * Both sides of a switch at the prices of one day. A share sells that share of the units; an amount sells as many units
 * as it takes, and never more than are held. The proceeds less the charge are spread over the other funds, by shares or
 * in proportion to the amounts, so that a price move scales each of them by the same factor. Exact to the paisa, by the
 * largest remainder. Funds without a price are left out.
 */
export function switchLegs(
  funds: readonly PricedFund[],
  from: readonly SwitchSource[],
  to: readonly SwitchTarget[],
  charge: Paise,
): SwitchLegs {
  const { sold, charge: taken, proceeds } = switchProceeds(funds, from, charge);
  const bought = spreadOver(proceeds, to).flatMap(({ fundCode, amount }) => {
    const nav = funds.find((fund) => fund.fundCode === fundCode)?.nav;
    return nav === undefined ? [] : [{ fundCode, nav, value: amount, units: unitsFor(amount, nav) }];
  });
  return { sold, bought, charge: taken };
}

function spreadOver(proceeds: Paise, to: readonly SwitchTarget[]) {
  const amounts = to.filter(isByAmount);
  const shares = to.flatMap((part) => (isByAmount(part) ? [] : [part]));
  return amounts.length > 0 ? splitLike(proceeds, amounts) : splitAmount(proceeds, shares);
}
