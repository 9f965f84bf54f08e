import { addCalendarDays } from '../dates/add-calendar-days.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { type CoverPolicy, coverNow } from './cover-now.ts';
import { type HorizonPolicy, horizonEnd, premiumsLeft } from './horizon.ts';

/** What a policy adds to its owner's totals; amounts in paise. */
export interface TotalledPolicy extends CoverPolicy, HorizonPolicy {
  /** At the last published NAV; null except for unit-linked policies. */
  readonly fundValue: Paise | null;
  /** Principal and interest of its loan; null without one. */
  readonly loanOutstanding: Paise | null;
}

/** What a customer has and owes over all policies, in paise. */
export interface OverviewTotals {
  readonly cover: Paise;
  /** Premiums of the next twelve months and overdue ones, less what was received for them. */
  readonly dueAhead: Paise;
  /** The part of it whose due date has passed; null if there is none. */
  readonly overdue: Paise | null;
  /** Annuity payments and survival benefits of the next twelve months; null if there are none. */
  readonly benefitsAhead: Paise | null;
  /** Null if no policy has a fund. */
  readonly fundValue: Paise | null;
  /** What was paid for annuities in payment; null if there are none. */
  readonly annuityValue: Paise | null;
  /** Null if there is no loan. */
  readonly loanOutstanding: Paise | null;
}

/** The totals of a customer over all policies. */
export function overviewTotals(policies: readonly TotalledPolicy[], today: CalendarDate): OverviewTotals {
  return {
    cover: sumOf(policies.map((policy) => coverNow(policy, today).cover)) ?? 0,
    dueAhead: sumLeft(policies, horizonEnd(today)),
    overdue: sumLeft(policies, addCalendarDays(today, -1)) || null,
    benefitsAhead: sumOf(policies.flatMap(({ benefits = [] }) => benefits.map(({ amount }) => amount))),
    fundValue: sumOf(policies.map(({ fundValue, isRunning }) => (isRunning ? fundValue : null))),
    annuityValue: sumOf(
      policies.map(({ line, isRunning, sumAssured }) => (line === 'annuity' && isRunning ? sumAssured : null)),
    ),
    loanOutstanding: sumOf(policies.map(({ loanOutstanding }) => loanOutstanding)),
  };
}

const sumLeft = (policies: readonly TotalledPolicy[], until: CalendarDate): Paise =>
  policies.flatMap((policy) => premiumsLeft(policy, until)).reduce((sum, { amount }) => sum + amount, 0);

/** The sum; null if all values are null. */
const sumOf = (amounts: readonly (Paise | null)[]): Paise | null =>
  amounts.reduce((sum: Paise | null, amount) => (amount === null ? sum : (sum ?? 0) + amount), null);
