import { ageOn } from '../dates/age-on.ts';
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

/** A rider's rate for a range of ages, both included: paise a year per thousand rupees of sum assured. */
export interface RiderRate {
  readonly from: number;
  readonly to: number;
  readonly perThousand: Paise;
}

/** A rider's filed rate for the age on its first day; null if there is none or the age is not known. */
export function riderRateOn(
  rates: readonly RiderRate[],
  birthDate: CalendarDate | null,
  startsOn: CalendarDate,
): Paise | null {
  if (birthDate === null) return null;
  const age = ageOn(startsOn, birthDate);
  return rates.find(({ from, to }) => from <= age && age <= to)?.perThousand ?? null;
}

/** What riders of a kind may cost together in a year, in paise: a share of the yearly premium without riders. */
export function riderCapOf(basePremium: Paise, kind: RiderKind, on: CalendarDate): Paise {
  return proportion(basePremium, valueOn(RIDER_CAPS, on)?.[kind] ?? 0, 100);
}
