import { addCalendarMonths } from '../dates/add-calendar-months.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';
import { LINKED_DEATH_BENEFIT } from '../tables/discontinuance.ts';
import { valueOn } from '../tables/value-on.ts';

/** What decides what a unit-linked policy pays at death. Amounts in paise. */
export interface LinkedDeathBenefitFacts {
  readonly sumAssured: Paise;
  /** All funds together. */
  readonly fundValue: Paise;
  /** Premiums and top-ups paid so far. */
  readonly premiumsPaid: Paise;
  /** Withdrawn in the months that count (`withdrawalCountsUntil`). */
  readonly withdrawn: Paise;
}

/**
 * What a unit-linked policy in force pays at death on a day, in paise: the sum assured less recent withdrawals, the
 * fund or a share of the premiums paid, whichever is highest.
 */
export function linkedDeathBenefit(facts: LinkedDeathBenefitFacts, on: CalendarDate): Paise {
  const { sumAssured, fundValue, premiumsPaid, withdrawn } = facts;
  const least = proportion(premiumsPaid, valueOn(LINKED_DEATH_BENEFIT, on)?.premiumShare ?? 0, 100);
  return Math.max(sumAssured - withdrawn, fundValue, least);
}

/** A withdrawal by the day of its price; `gross` in paise, null while it waits. */
export interface PastWithdrawal {
  readonly navDate: CalendarDate;
  readonly gross: Paise | null;
}

/** How much these withdrawals reduce the sum assured on a day, in paise. */
export const recentWithdrawals = (made: readonly PastWithdrawal[], on: CalendarDate): Paise =>
  made.reduce((sum, { navDate, gross }) => sum + (withdrawalCountsUntil(navDate) > on ? (gross ?? 0) : 0), 0);

/** The day from which a withdrawal no longer reduces the sum assured: two years after it. */
export const withdrawalCountsUntil = (withdrawnOn: CalendarDate): CalendarDate =>
  addCalendarMonths(withdrawnOn, valueOn(LINKED_DEATH_BENEFIT, withdrawnOn)?.withdrawalMonths ?? 0);
