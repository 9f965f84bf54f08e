import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { ILLUSTRATION_RATES } from '../tables/illustration-rates.ts';
import { valueOn } from '../tables/value-on.ts';

/** A plan to illustrate, with the person's term and premium. */
export interface IllustratedPlan {
  /** In paise. */
  readonly yearlyPremium: Paise;
  readonly premiumYears: number;
  readonly termYears: number;
  /** What the charges and the cover take from the return, in hundredths of a percent a year. Plan data. */
  readonly reduction: number;
  /** Guaranteed at maturity, in paise. */
  readonly guaranteed: Paise;
  /** Invested on the date of the illustration, in paise; 0 by default. */
  readonly invested?: Paise;
  /** The date of the illustration. */
  readonly today: CalendarDate;
}

/** The benefit at one assumed return. */
export interface IllustratedBenefit {
  /** Assumed gross return in percent a year. */
  readonly rate: number;
  /** At maturity, in paise, never below what is guaranteed. */
  readonly amount: Paise;
}

/**
 * What a plan would pay at maturity at each assumed return. Premiums are paid at the start of each year; each year's
 * return is rounded down to a paisa. The amounts are neither guaranteed nor limits.
 */
export function benefitIllustration(plan: IllustratedPlan): readonly IllustratedBenefit[] {
  const rates = valueOn(ILLUSTRATION_RATES, plan.today) ?? [];
  return rates.map((rate) => ({ rate, amount: Math.max(plan.guaranteed, grow(plan, rate)) }));
}

function grow(plan: IllustratedPlan, rate: number): Paise {
  const { yearlyPremium, premiumYears, termYears, reduction, invested = 0 } = plan;
  const net = Math.max(0, rate * 100 - reduction);
  let amount = invested;
  for (let year = 0; year < termYears; year += 1) {
    if (year < premiumYears) amount += yearlyPremium;
    amount += Math.floor((amount * net) / 10_000);
  }
  return amount;
}
