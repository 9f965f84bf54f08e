import type { Paise } from '../money/paise.ts';
import { splitAmount, splitLike } from '../payment/fund-split.ts';
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
  /** What was taken off between the two sides, in paise. */
  readonly charge: Paise;
}

/**
 * Both sides of a switch at the prices of one day. A share is of the units; an amount buys back as many units as it takes, and never more
 * than are held. What they bring, less the charge, is spread over the other funds: by shares, or in the proportions of the amounts, so
 * that a price which moved since they were given changes each of them by the same factor. To the paisa, by the largest remainder. A fund
 * that is not priced is left out.
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
