import type { CalendarDate } from '../dates/calendar-date.ts';
import { fourDecimals, tenThousandths } from '../fund/four-decimals.ts';
import type { FundAmount } from '../fund/fund-split.ts';
import { fundValue } from '../fund/fund-value.ts';
import { inLotOrder, type MovedLot, type TopUpLot } from '../fund/move-lots.ts';
import { type PricedFund, type SwitchLeg, soldOf } from '../fund/switch-sides.ts';
import type { Paise } from '../money/paise.ts';

/** Units that are sold for cash. */
export interface WithdrawalLegs {
  readonly sold: readonly SwitchLeg[];
  /** The units left of each top-up. */
  readonly lots: readonly MovedLot[];
  /** What they sell for, in paise. */
  readonly value: Paise;
}

/**
 * What is sold at the prices of one day: as many units as each amount needs, and never more than are free. Top-ups
 * whose lock-in is over go first, oldest first, then units bought by premiums; locked top-ups stay. `all` sells every
 * unit, locked or not. Funds without a price are left out.
 */
export function withdrawalLegs(
  funds: readonly PricedFund[],
  lots: readonly TopUpLot[],
  from: readonly FundAmount[] | 'all',
  on: CalendarDate,
): WithdrawalLegs {
  const sold = (from === 'all' ? funds.map(wholeOf) : partsOf(funds, lots, from, on)).filter(
    ({ units }) => tenThousandths(units) > 0n,
  );
  return {
    sold,
    lots: lotsAfter(sold, lots, from === 'all' ? null : on),
    value: sold.reduce((sum, { value }) => sum + value, 0),
  };
}

/** Units of a fund that can be sold on a day: all except those of top-ups whose lock-in is not over. */
export function freeUnits(
  { fundCode, units }: Pick<PricedFund, 'fundCode' | 'units'>,
  lots: readonly TopUpLot[],
  on: CalendarDate,
): string {
  const locked = lots
    .filter((lot) => lot.fundCode === fundCode && lot.lockedUntil > on)
    .reduce((sum, lot) => sum + tenThousandths(lot.units), 0n);
  const all = tenThousandths(units);
  return fourDecimals(locked < all ? all - locked : 0n);
}

const wholeOf = ({ fundCode, units, nav }: PricedFund): SwitchLeg => ({
  fundCode,
  units,
  nav,
  value: fundValue(units, nav),
});

const partsOf = (
  funds: readonly PricedFund[],
  lots: readonly TopUpLot[],
  from: readonly FundAmount[],
  on: CalendarDate,
): SwitchLeg[] =>
  from.flatMap(({ fundCode, amount }) => {
    const fund = funds.find((one) => one.fundCode === fundCode);
    return fund ? [soldOf({ fundCode, amount }, { ...fund, units: freeUnits(fund, lots, on) })] : [];
  });

/** The top-ups after a sale; with null, locked ones are sold too. */
function lotsAfter(sold: readonly SwitchLeg[], lots: readonly TopUpLot[], on: CalendarDate | null): MovedLot[] {
  const rest = new Map(sold.map(({ fundCode, units }) => [fundCode, tenThousandths(units)]));
  const left = new Map<TopUpLot, bigint>();
  for (const lot of lots.toSorted(inLotOrder(on ?? '9999-12-31'))) {
    const held = tenThousandths(lot.units);
    const wanted = on !== null && lot.lockedUntil > on ? 0n : (rest.get(lot.fundCode) ?? 0n);
    const part = wanted < held ? wanted : held;
    rest.set(lot.fundCode, (rest.get(lot.fundCode) ?? 0n) - part);
    left.set(lot, held - part);
  }
  return lots.map((lot) => ({
    orderId: lot.orderId,
    fundCode: lot.fundCode,
    units: fourDecimals(left.get(lot) ?? 0n),
  }));
}
