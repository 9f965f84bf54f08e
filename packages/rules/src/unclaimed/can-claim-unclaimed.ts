import type { CalendarDate } from '../dates/calendar-date.ts';
import { type Clause, decide } from '../decide.ts';
import { unclaimedStage } from './unclaimed-dates.ts';

export interface UnclaimedFacts {
  readonly dueOn: CalendarDate;
  /** A dispute or a court keeps it back: it waits for their end, and is not unclaimed. */
  readonly isDisputed: boolean;
  /** Its payout is ordered. */
  readonly isClaimed: boolean;
  readonly isPanConfirmed: boolean;
  /** The date in India, `todayInIndia(now)`. */
  readonly today: CalendarDate;
}

export type UnclaimedReason = 'claimed' | 'disputed' | 'not-unclaimed' | 'time-over' | 'pan-missing' | 'claim-possible';

/** The clauses of `canClaimUnclaimed`, in the order in which they are asked. */
export const unclaimedClauses: readonly Clause<UnclaimedFacts, UnclaimedReason>[] = [
  {
    id: 'claimed',
    description: 'It was claimed, and its payout is ordered.',
    outcome: false,
    predicate: (facts) => facts.isClaimed,
  },
  {
    id: 'disputed',
    description: 'A dispute or a court keeps it back.',
    outcome: false,
    predicate: (facts) => facts.isDisputed,
  },
  {
    id: 'not-unclaimed',
    description: 'It fell due 12 months ago or less.',
    outcome: false,
    predicate: ({ dueOn, today }) => unclaimedStage(dueOn, today) === null,
  },
  {
    id: 'time-over',
    description: "It was in the Senior Citizens' Welfare Fund for more than 25 years.",
    outcome: false,
    predicate: ({ dueOn, today }) => unclaimedStage(dueOn, today) === 'over',
  },
  {
    id: 'pan-missing',
    description: 'No PAN of the person is confirmed.',
    outcome: false,
    predicate: (facts) => !facts.isPanConfirmed,
  },
  { id: 'claim-possible', description: 'It can be claimed online.', outcome: true, predicate: () => true },
];

/** Whether an amount can be claimed online, and which clause decided. */
export function canClaimUnclaimed(facts: UnclaimedFacts): { possible: boolean; because: UnclaimedReason } {
  const { outcome, because } = decide(unclaimedClauses, facts);
  return { possible: outcome, because };
}

/** Whether an amount is unclaimed, and is still owed to its owner. */
export function isUnclaimed(facts: Omit<UnclaimedFacts, 'isPanConfirmed'>): boolean {
  return canClaimUnclaimed({ ...facts, isPanConfirmed: true }).possible;
}
