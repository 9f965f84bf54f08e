import { ageOn } from '../dates/age-on.ts';
import { anniversaryOf } from '../dates/anniversary.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';
import { LOCK_IN_YEARS } from '../tables/surrender-value.ts';
import { TOP_UP_COVER } from '../tables/unit-linked.ts';
import { valueOn } from '../tables/value-on.ts';

/** What decides how much cover a top-up adds. */
export interface TopUpInsured {
  readonly issueDate: CalendarDate;
  /** Null if not known, which counts as young. */
  readonly birthDate: CalendarDate | null;
  /** The day of the top-up. */
  readonly today: CalendarDate;
}

const OLDER = 45;

/**
 * What a top-up adds to the sum assured, in paise: 125 % of it, or 110 % from the age of 45 on policies from before
 * 2020.
 */
export function coverOfTopUp(amount: Paise, { issueDate, birthDate, today }: TopUpInsured): Paise {
  const cover = valueOn(TOP_UP_COVER, issueDate);
  if (!cover) return 0;
  const isOlder = birthDate !== null && ageOn(today, birthDate) >= OLDER;
  return proportion(amount, isOlder ? cover.from45 : cover.below45, 100);
}

/** The first day on which the units of a top-up can be taken out: five years after that top-up. */
export const topUpLockedUntil = (paidOn: CalendarDate): CalendarDate =>
  anniversaryOf(paidOn, valueOn(LOCK_IN_YEARS, paidOn) ?? 0);
