import { anniversaryOf, fullYearsBetween } from '../dates/anniversary.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { calendarDaysBetween } from '../dates/calendar-days-between.ts';
import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';
import { MONTHS_OF_MODE } from '../premium/due-date-after.ts';
import type { PremiumMode } from '../premium/premium-terms.ts';
import { DISCONTINUANCE_CHARGES, DISCONTINUED_FUND_RATE } from '../tables/discontinuance.ts';
import { valueOn } from '../tables/value-on.ts';

/** A unit-linked policy that is surrendered. Amounts in paise. */
export interface DiscontinuedPolicy {
  readonly issueDate: CalendarDate;
  readonly premiumMode: PremiumMode;
  readonly modalPremium: Paise;
  /** All funds together. */
  readonly fundValue: Paise;
}

/** A year's premiums in paise; a single premium as it is. */
export function annualPremium({ premiumMode, modalPremium }: Pick<DiscontinuedPolicy, 'premiumMode' | 'modalPremium'>) {
  const months = MONTHS_OF_MODE[premiumMode];
  return months === 0 ? modalPremium : (modalPremium * 12) / months;
}

/**
 * The charge on a unit-linked policy surrendered on a day, in paise: a share of a year's premium or of the fund,
 * whichever is lower, with a limit for each policy year. 0 from the fifth year on.
 */
export function discontinuanceCharge(policy: DiscontinuedPolicy, on: CalendarDate): Paise {
  const { issueDate, premiumMode, fundValue } = policy;
  const charges = valueOn(DISCONTINUANCE_CHARGES, issueDate);
  if (!charges) return 0;
  const { upTo, small, large } = charges[MONTHS_OF_MODE[premiumMode] === 0 ? 'single' : 'regular'];
  const premium = annualPremium(policy);
  const step = (premium <= upTo ? small : large)[fullYearsBetween(issueDate, on)];
  return step ? Math.min(step.most, proportion(Math.min(premium, fundValue), step.share, 10_000)) : 0;
}

/**
 * What money in the discontinued policy fund has grown to at its minimum rate, in paise: interest is added after each
 * full year, and counts by days out of 365 within a year. Each step is rounded half up.
 */
export function discontinuedFundValue(amount: Paise, since: CalendarDate, on: CalendarDate): Paise {
  const rate = valueOn(DISCONTINUED_FUND_RATE, since) ?? 0;
  const years = fullYearsBetween(since, on);
  let value = amount;
  for (let year = 0; year < years; year += 1) value += proportion(value, rate, 10_000);
  const days = Math.max(0, calendarDaysBetween(anniversaryOf(since, years), on));
  return value + proportion(value, rate * days, 10_000 * 365);
}
