import type { CalendarDate } from '../dates/calendar-date.ts';
import { type Clause, decide } from '../decide.ts';
import { isLapsedStatus } from './is-lapsed-status.ts';

/** What decides whether a premium is due now or later. */
export interface FallsDueFacts {
  readonly policyStatusCode: string | null | undefined;
  /** The next or the oldest unpaid due date; null if nothing falls due any more. */
  readonly dueDate: CalendarDate | null;
}

/** The ids of the clauses of `premiumFallsDue`. */
export type FallsDueReason = 'lapsed' | 'not-in-force' | 'all-paid' | 'falls-due';

const IN_FORCE = '1';

/** The clauses of `premiumFallsDue`, in the order in which they are checked. */
export const fallsDueClauses: readonly Clause<FallsDueFacts, FallsDueReason>[] = [
  {
    id: 'lapsed',
    outcome: false,
    predicate: (facts) => isLapsedStatus(facts.policyStatusCode),
  },
  {
    id: 'not-in-force',
    outcome: false,
    predicate: (facts) => facts.policyStatusCode !== IN_FORCE,
  },
  {
    id: 'all-paid',
    outcome: false,
    predicate: (facts) => facts.dueDate === null,
  },
  { id: 'falls-due', outcome: true, predicate: () => true },
];

/** Whether a premium of a policy is due now or later, so that a cheque can pay it, and which clause decided. */
export function premiumFallsDue(facts: FallsDueFacts): { fallsDue: boolean; because: FallsDueReason } {
  const { outcome, because } = decide(fallsDueClauses, facts);
  return { fallsDue: outcome, because };
}
