import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import type { PayoutKind } from './payout-promise.ts';
import { type LatePayout, penalInterest } from './penal-interest.ts';

/** A payout whose interest is wanted. */
export interface InterestBearing extends Pick<LatePayout, 'countsFrom' | 'promisedOn'> {
  readonly kind: PayoutKind;
  /** Without interest, in paise. */
  readonly net: Paise;
  /** Interest that was sent with it, in paise; 0 by default. */
  readonly sent?: Paise;
}

/**
 * The interest of a payout up to a day that was not sent with it, in paise. Interest bears none, since it is simple.
 * Throws RangeError as `penalInterest`.
 */
export function payoutInterest(
  { kind, net, countsFrom, promisedOn, sent = 0 }: InterestBearing,
  on: CalendarDate,
): Paise {
  if (kind === 'late-interest') return 0;
  return Math.max(0, penalInterest({ amount: net, countsFrom, promisedOn, paidOn: on }).interest - sent);
}
