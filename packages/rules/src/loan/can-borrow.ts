import { hasSurrenderValue, type ValuedPolicy } from '../calendar/surrender-value.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { type Clause, decide } from '../decide.ts';
import type { Paise } from '../money/paise.ts';
import { ENDED_STATUS_CODES } from '../policy/ended-status-codes.ts';

/** What decides whether money can be borrowed on a policy. */
export interface BorrowFacts extends ValuedPolicy {
  readonly policyStatusCode: string;
  readonly maturityDate: CalendarDate | null;
  /** Interest in basis points a year; null if the plan lends nothing. */
  readonly loanRate: number | null;
  /** A loan, a surrender, or another payout of the policy, is requested and not yet settled. */
  readonly hasOpenRequest: boolean;
  /** What can still be borrowed (`loanLimit`), in paise; null if it has not been worked out yet. */
  readonly room: Paise | null;
  /** The smallest loan of the plan, in paise. */
  readonly least: Paise;
  /** The date in India. */
  readonly today: CalendarDate;
}

/** The ids of the clauses of `canBorrow`. */
export type BorrowReason =
  | 'policy-ended'
  | 'matured'
  | 'unit-linked-plan'
  | 'no-loan-on-plan'
  | 'not-in-force'
  | 'no-surrender-value'
  | 'payout-requested'
  | 'limit-reached'
  | 'below-least'
  | 'loan-possible';

/** In force, fully paid-up, reduced paid-up, and an annuity that is paid. */
const LENT_ON = ['1', '2', '3', 'A'];

/** The clauses of `canBorrow`, in the order in which they are checked. */
export const borrowClauses: readonly Clause<BorrowFacts, BorrowReason>[] = [
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
    id: 'no-loan-on-plan',
    outcome: false,
    predicate: ({ loanRate }) => loanRate === null,
  },
  {
    id: 'not-in-force',
    outcome: false,
    predicate: ({ policyStatusCode }) => !LENT_ON.includes(policyStatusCode),
  },
  {
    id: 'no-surrender-value',
    outcome: false,
    predicate: (facts) => !hasSurrenderValue(facts),
  },
  {
    id: 'payout-requested',
    outcome: false,
    predicate: ({ hasOpenRequest }) => hasOpenRequest,
  },
  {
    id: 'limit-reached',
    outcome: false,
    predicate: ({ room }) => room !== null && room <= 0,
  },
  {
    id: 'below-least',
    outcome: false,
    predicate: ({ room, least }) => room !== null && room < least,
  },
  { id: 'loan-possible', outcome: true, predicate: () => true },
];

/** Whether money can be borrowed on a policy, and which clause decided. */
export function canBorrow(facts: BorrowFacts): { possible: boolean; because: BorrowReason } {
  const { outcome, because } = decide(borrowClauses, facts);
  return { possible: outcome, because };
}
