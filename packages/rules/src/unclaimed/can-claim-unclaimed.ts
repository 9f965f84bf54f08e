import type { CalendarDate } from '../dates/calendar-date.ts';
import { type Clause, decide } from '../decide.ts';
import { unclaimedStage } from './unclaimed-dates.ts';

/** What decides whether an amount can be claimed online. */
export interface UnclaimedFacts {
  readonly dueOn: CalendarDate;
  /** A dispute or a court holds it back: it has to wait, and does not count as unclaimed. */
  readonly isDisputed: boolean;
  /** Its payout is in progress. */
  readonly isClaimed: boolean;
  readonly isPanConfirmed: boolean;
  /** The date in India, `todayInIndia(now)`. */
  readonly today: CalendarDate;
}

/** The ids of the clauses of `canClaimUnclaimed`. */
export type UnclaimedReason = 'claimed' | 'disputed' | 'not-unclaimed' | 'time-over' | 'pan-missing' | 'claim-possible';

/** The clauses of `canClaimUnclaimed`, in the order in which they are checked. */
export const unclaimedClauses: readonly Clause<UnclaimedFacts, UnclaimedReason>[] = [
  {
    id: 'claimed',
    outcome: false,
    predicate: (facts) => facts.isClaimed,
  },
  {
    id: 'disputed',
    outcome: false,
    predicate: (facts) => facts.isDisputed,
  },
  {
    id: 'not-unclaimed',
    outcome: false,
    predicate: ({ dueOn, today }) => unclaimedStage(dueOn, today) === null,
  },
  {
    id: 'time-over',
    outcome: false,
    predicate: ({ dueOn, today }) => unclaimedStage(dueOn, today) === 'over',
  },
  {
    id: 'pan-missing',
    outcome: false,
    predicate: (facts) => !facts.isPanConfirmed,
  },
  { id: 'claim-possible', outcome: true, predicate: () => true },
];

/** Whether an amount can be claimed online, and which clause decided. */
export function canClaimUnclaimed(facts: UnclaimedFacts): { possible: boolean; because: UnclaimedReason } {
  const { outcome, because } = decide(unclaimedClauses, facts);
  return { possible: outcome, because };
}

/** Whether an amount is unclaimed and still owed to its owner. */
export function isUnclaimed(facts: Omit<UnclaimedFacts, 'isPanConfirmed'>): boolean {
  return canClaimUnclaimed({ ...facts, isPanConfirmed: true }).possible;
}
