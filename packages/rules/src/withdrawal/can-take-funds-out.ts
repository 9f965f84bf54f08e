import type { CalendarDate } from '../dates/calendar-date.ts';
import { type Clause, decide } from '../decide.ts';
import { policyLockedUntil } from '../fund/lock-in.ts';
import type { Paise } from '../money/paise.ts';
import { ENDED_STATUS_CODES } from '../policy/ended-status-codes.ts';
import { isLapsedStatus } from '../policy/is-lapsed-status.ts';

/** What decides whether money can be taken out of the funds of a policy at all, in part or by surrender. */
export interface FundsOutFacts {
  readonly isUnitLinked: boolean;
  readonly policyStatusCode: string;
  readonly issueDate: CalendarDate;
  readonly maturityDate: CalendarDate | null;
  /** All funds together at the last prices, in paise. */
  readonly value: Paise;
  /** A switch, a withdrawal, a surrender or the like of this policy is still in progress. */
  readonly hasOpenRequest: boolean;
  /** Money that was paid in is waiting for its price. */
  readonly isInvesting: boolean;
  /** The date in India. */
  readonly today: CalendarDate;
}

/** The ids of the clauses of `canTakeFundsOut`. */
export type FundsOutReason =
  | 'not-unit-linked'
  | 'policy-ended'
  | 'matured'
  | 'discontinued'
  | 'value-requested'
  | 'money-to-invest'
  | 'no-units'
  | 'surrender-possible';

/** The clauses of `canTakeFundsOut`, in the order in which they are checked. */
export const fundsOutClauses: readonly Clause<FundsOutFacts, FundsOutReason>[] = [
  {
    id: 'not-unit-linked',
    outcome: false,
    predicate: ({ isUnitLinked }) => !isUnitLinked,
  },
  {
    id: 'policy-ended',
    outcome: false,
    predicate: ({ policyStatusCode }) => ENDED_STATUS_CODES.includes(policyStatusCode.trim()),
  },
  {
    id: 'matured',
    outcome: false,
    predicate: ({ maturityDate, today }) => maturityDate !== null && maturityDate <= today,
  },
  {
    id: 'discontinued',
    outcome: false,
    predicate: ({ policyStatusCode, issueDate, today }) =>
      isLapsedStatus(policyStatusCode) && today < policyLockedUntil(issueDate),
  },
  {
    id: 'value-requested',
    outcome: false,
    predicate: ({ hasOpenRequest }) => hasOpenRequest,
  },
  {
    id: 'money-to-invest',
    outcome: false,
    predicate: ({ isInvesting }) => isInvesting,
  },
  {
    id: 'no-units',
    outcome: false,
    predicate: ({ value }) => value <= 0,
  },
  {
    id: 'surrender-possible',
    outcome: true,
    predicate: () => true,
  },
];

/** Whether money can be taken out of the funds of a policy by surrender, and which clause decided. */
export function canTakeFundsOut(facts: FundsOutFacts): { possible: boolean; because: FundsOutReason } {
  const { outcome, because } = decide(fundsOutClauses, facts);
  return { possible: outcome, because };
}
