import type { CalendarDate } from '../dates/calendar-date.ts';
import { type Clause, decide } from '../decide.ts';
import { isLapsedStatus } from '../policy/is-lapsed-status.ts';

/** What decides whether a mandate can be registered for a policy. */
export interface MandatePolicyFacts {
  readonly policyStatusCode: string | null | undefined;
  /** Due date of the oldest unpaid premium; null if nothing falls due any more. */
  readonly dueDate: CalendarDate | null;
  /** A restriction blocks payments, for example after a death was reported. */
  readonly isPaymentBlocked: boolean;
  /** The policy has a mandate: in force, on hold, or waiting for the bank. */
  readonly hasMandate: boolean;
}

/** The ids of the clauses of `canRegisterMandate`. */
export type MandateReason = 'payment-blocked' | 'lapsed' | 'nothing-falls-due' | 'registered' | 'can-register';

/** The clauses of `canRegisterMandate`, in the order in which they are checked. */
export const mandateClauses: readonly Clause<MandatePolicyFacts, MandateReason>[] = [
  {
    id: 'payment-blocked',
    outcome: false,
    predicate: (facts) => facts.isPaymentBlocked,
  },
  {
    id: 'lapsed',
    outcome: false,
    predicate: (facts) => isLapsedStatus(facts.policyStatusCode),
  },
  {
    id: 'nothing-falls-due',
    outcome: false,
    predicate: ({ policyStatusCode, dueDate }) => policyStatusCode !== '1' || dueDate === null,
  },
  {
    id: 'registered',
    outcome: false,
    predicate: (facts) => facts.hasMandate,
  },
  { id: 'can-register', outcome: true, predicate: () => true },
];

/** Whether a mandate can be registered for a policy, and which clause decided. */
export function canRegisterMandate(facts: MandatePolicyFacts): { possible: boolean; because: MandateReason } {
  const { outcome, because } = decide(mandateClauses, facts);
  return { possible: outcome, because };
}
