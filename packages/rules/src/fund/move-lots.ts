import type { CalendarDate } from '../dates/calendar-date.ts';
import { fourDecimals, tenThousandths } from './four-decimals.ts';
import type { SwitchLegs } from './switch-legs.ts';

/** The units left of a top-up in a fund. */
export interface TopUpLot {
  readonly orderId: string;
  readonly fundCode: string;
  readonly units: string;
  readonly paidOn: CalendarDate;
  readonly lockedUntil: CalendarDate;
}

/** How many units of a top-up a fund has after a switch. */
export type MovedLot = Pick<TopUpLot, 'orderId' | 'fundCode' | 'units'>;

/**
 * What a switch leaves of each top-up, by fund. Units bought by premiums go first, then top-ups whose lock-in is over,
 * then those still locked; the oldest first within each group. A top-up moves with its share of the money and keeps its
 * lock-in: a switch frees nothing.
 */
export function moveLots(
  { sold, bought }: Pick<SwitchLegs, 'sold' | 'bought'>,
  held: readonly { readonly fundCode: string; readonly units: string }[],
  lots: readonly TopUpLot[],
  today: CalendarDate,
): MovedLot[] {
  const left = new Map(lots.map((lot) => [keyOf(lot), { ...lot, units: tenThousandths(lot.units) }]));
  // hundred-millionths of a rupee that each top-up brings along
  const brought = new Map<string, bigint>();
  let all = 0n;
  for (const { fundCode, units, nav } of sold) {
    const own = [...left.values()].filter((lot) => lot.fundCode === fundCode).sort(inLotOrder(today));
    const inLots = own.reduce((sum, lot) => sum + lot.units, 0n);
    const ofPremiums = tenThousandths(held.find((fund) => fund.fundCode === fundCode)?.units ?? '0.0000') - inLots;
    const price = tenThousandths(nav);
    let rest = tenThousandths(units) - ofPremiums;
    all += tenThousandths(units) * price;
    for (const lot of own) {
      if (rest <= 0n) break;
      const part = rest < lot.units ? rest : lot.units;
      lot.units -= part;
      rest -= part;
      brought.set(lot.orderId, (brought.get(lot.orderId) ?? 0n) + part * price);
    }
  }
  for (const [orderId, value] of brought)
    for (const { fundCode, units } of bought) {
      const key = keyOf({ orderId, fundCode });
      const part = (tenThousandths(units) * value) / all;
      const lot = left.get(key);
      if (lot) lot.units += part;
      else left.set(key, { orderId, fundCode, units: part, paidOn: today, lockedUntil: today });
    }
  return Array.from(left.values(), ({ orderId, fundCode, units }) => ({
    orderId,
    fundCode,
    units: fourDecimals(units),
  }));
}

const keyOf = ({ orderId, fundCode }: Pick<TopUpLot, 'orderId' | 'fundCode'>): string => `${orderId} ${fundCode}`;

/** The order in which top-ups give up units: those whose lock-in is over first, the oldest first within each group. */
export const inLotOrder = (today: CalendarDate) => (a: Omit<TopUpLot, 'units'>, b: Omit<TopUpLot, 'units'>) =>
  Number(a.lockedUntil > today) - Number(b.lockedUntil > today) ||
  (a.paidOn < b.paidOn ? -1 : a.paidOn > b.paidOn ? 1 : a.orderId < b.orderId ? -1 : 1);
