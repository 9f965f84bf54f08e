import type { CalendarDate } from '../dates/calendar-date.ts';
import { type Clause, decide } from '../decide.ts';
import type { Paise } from '../money/paise.ts';
import { ENDED_STATUS_CODES } from '../policy/ended-status-codes.ts';

/** What decides whether the paid-up additions of a policy can be turned into cash. */
export interface AdditionsFacts {
  readonly policyStatusCode: string;
  readonly maturityDate: CalendarDate | null;
  /** Sum assured of the paid-up additions, in paise. */
  readonly additions: Paise;
  /** The loan is within its limit even without the additions (`isLoanCovered`); true if nothing is owed. */
  readonly isLoanCovered: boolean;
  /** A surrender, or another payout of the policy, is requested and not yet decided. */
  readonly hasOpenRequest: boolean;
  /** What all of the additions pay, in paise; null if the plan has no factor for the insured person's age. */
  readonly cash: Paise | null;
  /** Premiums paid for the policy without tax, in paise. */
  readonly premiumsPaid: Paise;
  /** The date in India. */
  readonly today: CalendarDate;
}

/** The ids of the clauses of `canCashAdditions`. */
export type AdditionsReason =
  | 'policy-ended'
  | 'matured'
  | 'no-additions'
  | 'not-in-force'
  | 'loan-needs-additions'
  | 'payout-requested'
  | 'no-factor'
  | 'above-premiums'
  | 'cash-possible';

/** In force and fully paid-up. */
const IN_FORCE = ['1', '2'];

/** The clauses of `canCashAdditions`, in the order in which they are checked. */
export const additionsClauses: readonly Clause<AdditionsFacts, AdditionsReason>[] = [
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
    id: 'no-additions',
    outcome: false,
    predicate: ({ additions }) => additions <= 0,
  },
  {
    id: 'not-in-force',
    outcome: false,
    predicate: ({ policyStatusCode }) => !IN_FORCE.includes(policyStatusCode),
  },
  {
    id: 'loan-needs-additions',
    outcome: false,
    predicate: (facts) => !facts.isLoanCovered,
  },
  {
    id: 'payout-requested',
    outcome: false,
    predicate: ({ hasOpenRequest }) => hasOpenRequest,
  },
  {
    id: 'no-factor',
    outcome: false,
    predicate: ({ cash }) => cash === null || cash <= 0,
  },
  {
    id: 'above-premiums',
    outcome: false,
    predicate: ({ cash, premiumsPaid }) => (cash ?? 0) > premiumsPaid,
  },
  {
    id: 'cash-possible',
    outcome: true,
    predicate: () => true,
  },
];

/** Whether the paid-up additions of a policy can be turned into cash, and which clause decided. */
export function canCashAdditions(facts: AdditionsFacts): { possible: boolean; because: AdditionsReason } {
  const { outcome, because } = decide(additionsClauses, facts);
  return { possible: outcome, because };
}
