import { ageOn } from '../dates/age-on.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { type Clause, decide } from '../decide.ts';
import { policyLockedUntil } from '../fund/lock-in.ts';
import type { Paise } from '../money/paise.ts';
import { isLapsedStatus } from '../policy/is-lapsed-status.ts';
import type { WithdrawalTerms } from './withdrawal-limits.ts';

/** What decides whether a part of the funds can be withdrawn from a policy that could be surrendered. */
export interface WithdrawalFacts {
  /** Null if the plan offers none. */
  readonly terms: WithdrawalTerms | null;
  readonly policyStatusCode: string;
  readonly issueDate: CalendarDate;
  /** Birth date of the insured person; null if it is not known. */
  readonly birthDate: CalendarDate | null;
  /** Withdrawals made in this policy year. */
  readonly made: number;
  /** The most that can be withdrawn now (`withdrawalLimits`), in paise. */
  readonly most: Paise;
  /** The date in India. */
  readonly today: CalendarDate;
}

/** The ids of the clauses of `canWithdraw`. */
export type WithdrawalReason =
  | 'not-offered'
  | 'lapsed'
  | 'locked-in'
  | 'insured-is-minor'
  | 'number-used'
  | 'too-little-value'
  | 'withdrawal-possible';

const AGE_OF_MAJORITY = 18;

/** The clauses of `canWithdraw`, in the order in which they are checked. */
export const withdrawalClauses: readonly Clause<WithdrawalFacts, WithdrawalReason>[] = [
  {
    id: 'not-offered',
    outcome: false,
    predicate: ({ terms }) => terms === null,
  },
  {
    id: 'lapsed',
    outcome: false,
    predicate: ({ policyStatusCode }) => isLapsedStatus(policyStatusCode),
  },
  {
    id: 'locked-in',
    outcome: false,
    predicate: ({ issueDate, today }) => today < policyLockedUntil(issueDate),
  },
  {
    id: 'insured-is-minor',
    outcome: false,
    predicate: ({ birthDate, today }) => birthDate !== null && ageOn(today, birthDate) < AGE_OF_MAJORITY,
  },
  {
    id: 'number-used',
    outcome: false,
    predicate: ({ terms, made }) => made >= (terms?.perYear ?? 0),
  },
  {
    id: 'too-little-value',
    outcome: false,
    predicate: ({ terms, most }) => most < (terms?.minimum ?? 0),
  },
  { id: 'withdrawal-possible', outcome: true, predicate: () => true },
];

/** Whether a part of the funds of a policy can be withdrawn, and which clause decided. */
export function canWithdraw(facts: WithdrawalFacts): { possible: boolean; because: WithdrawalReason } {
  const { outcome, because } = decide(withdrawalClauses, facts);
  return { possible: outcome, because };
}
