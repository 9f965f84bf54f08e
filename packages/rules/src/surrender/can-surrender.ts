import { hasSurrenderValue, type ValuedPolicy } from '../calendar/surrender-value.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { type Clause, decide } from '../decide.ts';
import type { Paise } from '../money/paise.ts';
import { ENDED_STATUS_CODES } from '../policy/ended-status-codes.ts';

/** What decides whether a policy can be surrendered. */
export interface SurrenderFacts extends ValuedPolicy {
  readonly policyStatusCode: string;
  readonly maturityDate: CalendarDate | null;
  /** A surrender, or another payout of the policy, is requested and not yet decided. */
  readonly hasOpenRequest: boolean;
  /** What would be paid out, in paise; null if it has not been worked out yet. */
  readonly net: Paise | null;
  /** The date in India. */
  readonly today: CalendarDate;
}

/** The ids of the clauses of `canSurrender`. */
export type SurrenderReason =
  | 'policy-ended'
  | 'matured'
  | 'unit-linked-plan'
  | 'annuity-in-payment'
  | 'extended-cover'
  | 'no-surrender-value'
  | 'payout-requested'
  | 'owed-more'
  | 'surrender-possible';

/** The clauses of `canSurrender`, in the order in which they are checked. */
export const surrenderClauses: readonly Clause<SurrenderFacts, SurrenderReason>[] = [
  {
    id: 'policy-ended',
    outcome: false,
    predicate: ({ policyStatusCode }) => ENDED_STATUS_CODES.includes(policyStatusCode),
  },
  {
    id: 'matured',
    outcome: false,
    predicate: ({ maturityDate, today }) => maturityDate !== null && maturityDate <= today,
  },
  {
    id: 'unit-linked-plan',
    outcome: false,
    predicate: ({ line }) => line === 'unit-linked',
  },
  {
    id: 'annuity-in-payment',
    outcome: false,
    predicate: ({ policyStatusCode }) => policyStatusCode === 'A',
  },
  {
    id: 'extended-cover',
    outcome: false,
    predicate: ({ policyStatusCode }) => policyStatusCode === 'E',
  },
  {
    id: 'no-surrender-value',
    outcome: false,
    predicate: (facts) => facts.policyStatusCode === 'B' || !hasSurrenderValue(facts),
  },
  {
    id: 'payout-requested',
    outcome: false,
    predicate: ({ hasOpenRequest }) => hasOpenRequest,
  },
  {
    id: 'owed-more',
    outcome: false,
    predicate: ({ net }) => net !== null && net <= 0,
  },
  { id: 'surrender-possible', outcome: true, predicate: () => true },
];

/** Whether a policy can be surrendered, and which clause decided. */
export function canSurrender(facts: SurrenderFacts): { possible: boolean; because: SurrenderReason } {
  const { outcome, because } = decide(surrenderClauses, facts);
  return { possible: outcome, because };
}
