import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { unpaidInstalments } from '../premium/unpaid-instalments.ts';
import { type CoverPolicy, coverNow } from './cover-now.ts';
import { type HorizonPolicy, horizonEnd } from './horizon.ts';

/** What a policy adds to its owner's totals; amounts in paise. */
export interface TotalledPolicy extends CoverPolicy, HorizonPolicy {
  /** Received and not yet applied. */
  readonly received: Paise;
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
  const until = horizonEnd(today);
  return {
    cover: sumOf(policies.map((policy) => coverNow(policy, today).cover)) ?? 0,
    dueAhead: sumOf(policies.map((policy) => dueBy(policy, until))) ?? 0,
    benefitsAhead: sumOf(policies.flatMap(({ benefits = [] }) => benefits.map(({ amount }) => amount))),
    fundValue: sumOf(policies.map(({ fundValue, isRunning }) => (isRunning ? fundValue : null))),
    annuityValue: sumOf(
      policies.map(({ line, isRunning, sumAssured }) => (line === 'annuity' && isRunning ? sumAssured : null)),
    ),
    loanOutstanding: sumOf(policies.map(({ loanOutstanding }) => loanOutstanding)),
  };
}

function dueBy(policy: TotalledPolicy, until: CalendarDate): Paise {
  if (!policy.isPremiumPaying) return 0;
  const due = unpaidInstalments(policy, until).reduce((sum, { premium, gst }) => sum + premium + gst, 0);
  return Math.max(0, due - policy.received);
}

/** The sum; null if all values are null. */
const sumOf = (amounts: readonly (Paise | null)[]): Paise | null =>
  amounts.reduce((sum: Paise | null, amount) => (amount === null ? sum : (sum ?? 0) + amount), null);
