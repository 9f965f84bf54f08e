import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { ILLUSTRATION_RATES } from '../tables/illustration-rates.ts';
import { valueOn } from '../tables/value-on.ts';

export interface IllustratedPlan {
  /** Paise. */
  readonly yearlyPremium: Paise;
  readonly premiumYears: number;
  readonly termYears: number;
  /** What the charges and the cover take from the return, in hundredths of a percent a year: data of the plan. */
  readonly reduction: number;
  /** Paise that the plan guarantees at maturity. */
  readonly guaranteed: Paise;
  /** Invested on the date of the illustration, in paise; nothing unless given. */
  readonly invested?: Paise;
  /** The date of the illustration. */
  readonly today: CalendarDate;
}

export interface IllustratedBenefit {
  /** Assumed gross return in percent a year. */
  readonly rate: number;
  /** Paise at maturity, never below what is guaranteed. */
  readonly amount: Paise;
}

/**
 * What a plan would pay at maturity at each assumed return. Premiums are paid at the beginning of each year; the return of a
 * year is rounded down to a paisa. Neither amount is guaranteed, and neither is a limit.
 */
export function benefitIllustration(plan: IllustratedPlan): readonly IllustratedBenefit[] {
  const rates = valueOn(ILLUSTRATION_RATES, plan.today) ?? [];
  return rates.map((rate) => ({ rate, amount: Math.max(plan.guaranteed, grown(plan, rate)) }));
}

function grown(plan: IllustratedPlan, rate: number): Paise {
  const { yearlyPremium, premiumYears, termYears, reduction, invested = 0 } = plan;
  const net = Math.max(0, rate * 100 - reduction);
  let amount = invested;
  for (let year = 0; year < termYears; year += 1) {
    if (year < premiumYears) amount += yearlyPremium;
    amount += Math.floor((amount * net) / 10_000);
  }
  return amount;
}
