import type { CalendarDate } from '../dates/calendar-date.ts';
import { type Clause, decide } from '../decide.ts';
import { isLapsedStatus } from '../policy/is-lapsed-status.ts';
import type { PremiumTerms } from '../premium/premium-terms.ts';
import { nextAnniversary } from './next-anniversary.ts';

/** What decides whether the premium of a policy can change from its next anniversary on. */
export interface PremiumChangeFacts
  extends Pick<PremiumTerms, 'premiumMode' | 'issueDate' | 'premiumTerm' | 'dueDate'> {
  readonly policyStatusCode: string | null | undefined;
  /** An assignment, a court order or the like bars the owner from changing the policy. */
  readonly isRestricted: boolean;
  /** A bank is still working on a payment of the premium. */
  readonly isPaymentInProcess: boolean;
  /** Another change of the premium was requested or is scheduled. */
  readonly hasOtherChange: boolean;
  /** The date in India. */
  readonly today: CalendarDate;
}

/** The ids of the clauses of `canChangePremium`. */
export type PremiumChangeReason =
  | 'lapsed'
  | 'single-premium'
  | 'not-in-force'
  | 'all-paid'
  | 'restricted'
  | 'premium-due'
  | 'payment-in-process'
  | 'other-change'
  | 'last-year'
  | 'change-possible';

const IN_FORCE = '1';

/** The clauses of `canChangePremium`, in the order in which they are checked. */
export const premiumChangeClauses: readonly Clause<PremiumChangeFacts, PremiumChangeReason>[] = [
  {
    id: 'lapsed',
    outcome: false,
    predicate: (facts) => isLapsedStatus(facts.policyStatusCode),
  },
  {
    id: 'single-premium',
    outcome: false,
    predicate: (facts) => facts.premiumMode === 'single',
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
  {
    id: 'restricted',
    outcome: false,
    predicate: (facts) => facts.isRestricted,
  },
  {
    id: 'premium-due',
    outcome: false,
    predicate: ({ dueDate, today }) => dueDate !== null && dueDate <= today,
  },
  {
    id: 'payment-in-process',
    outcome: false,
    predicate: (facts) => facts.isPaymentInProcess,
  },
  {
    id: 'other-change',
    outcome: false,
    predicate: (facts) => facts.hasOtherChange,
  },
  {
    id: 'last-year',
    outcome: false,
    predicate: (facts) => nextAnniversary(facts) === null,
  },
  {
    id: 'change-possible',
    outcome: true,
    predicate: () => true,
  },
];

/** Whether the premium of a policy can change from its next anniversary on, and which clause decided. */
export function canChangePremium(facts: PremiumChangeFacts): { possible: boolean; because: PremiumChangeReason } {
  const { outcome, because } = decide(premiumChangeClauses, facts);
  return { possible: outcome, because };
}
