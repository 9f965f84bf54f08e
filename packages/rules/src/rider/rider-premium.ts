import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';
import { RIDER_CAPS } from '../tables/rider-caps.ts';
import { valueOn } from '../tables/value-on.ts';

/** Critical illness and other health riders share one cap, all others another. */
export type RiderKind = 'health' | 'other';

/** The yearly premium of a rider in paise. `perThousand` is paise a year for each thousand rupees of sum assured. Riders have no GST. */
export function riderPremiumOf(sumAssured: Paise, perThousand: Paise): Paise {
  return proportion(sumAssured, perThousand, 100_000);
}

/** What riders of a kind may cost in a year together, in paise: a share of the yearly premium without riders. */
export function riderCapOf(basePremium: Paise, kind: RiderKind, on: CalendarDate): Paise {
  return proportion(basePremium, valueOn(RIDER_CAPS, on)?.[kind] ?? 0, 100);
}
