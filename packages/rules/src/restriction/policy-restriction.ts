import { ageOn } from '../dates/age-on.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { type Clause, decide } from '../decide.ts';
import { AGE_OF_MAJORITY } from '../nominee/needs-appointee.ts';

/** What a customer wants to do with a policy. */
export const RESTRICTED_ACTIONS = [
  'loan',
  'surrender',
  'nominee-change',
  'payout',
  'premium-change',
  'fund-switch',
  'payment',
] as const;
export type RestrictedAction = (typeof RESTRICTED_ACTIONS)[number];

/**
 * What can bar a customer from acting on a policy. A loan from the insurer itself is not an assignment: Insurance Act,
 * section 39(4).
 */
export interface RestrictionFacts {
  readonly action: RestrictedAction;
  /** Assigned to another party, such as a lender: absolute transfers the policy, conditional secures a debt. */
  readonly assignment: 'absolute' | 'conditional' | null;
  /** Held in trust for wife and children under section 6 of the Married Women's Property Act, 1874. */
  readonly isMarriedWomensProperty: boolean;
  /** Taken out by an employer on a key employee. */
  readonly isKeyman: boolean;
  /** A court has attached the policy. */
  readonly isUnderCourtOrder: boolean;
  /** The death of the insured person was reported. */
  readonly isDeathIntimated: boolean;
  /** Birth date of the owner; null if not known, as for a company. */
  readonly ownerBirthDate: CalendarDate | null;
  /** The date in India, `todayInIndia(now)`. */
  readonly today: CalendarDate;
}

/** The ids of the clauses of `policyRestriction`. */
export type RestrictionReason =
  | 'death-intimated'
  | 'payment-open'
  | 'court-order'
  | 'owner-is-minor'
  | 'married-womens-property'
  | 'keyman'
  | 'absolute-assignment'
  | 'conditional-assignment'
  | 'no-restriction';

/** The clauses of `policyRestriction`, in the order in which they are checked. */
export const restrictionClauses: readonly Clause<RestrictionFacts, RestrictionReason>[] = [
  {
    id: 'death-intimated',
    description: 'The death of the insured person was reported: only the claim proceeds.',
    outcome: true,
    predicate: (facts) => facts.isDeathIntimated,
  },
  {
    id: 'payment-open',
    description: 'Money is paid in, which no other restriction forbids.',
    outcome: false,
    predicate: (facts) => facts.action === 'payment',
  },
  {
    id: 'court-order',
    description: 'A court has attached the policy.',
    outcome: true,
    predicate: (facts) => facts.isUnderCourtOrder,
  },
  {
    id: 'owner-is-minor',
    description: 'The owner is not of age.',
    outcome: true,
    predicate: ({ ownerBirthDate, today }) => ownerBirthDate !== null && ageOn(today, ownerBirthDate) < AGE_OF_MAJORITY,
  },
  {
    id: 'married-womens-property',
    description: "The policy is a trust for wife and children under the Married Women's Property Act.",
    outcome: true,
    predicate: (facts) => facts.isMarriedWomensProperty,
  },
  {
    id: 'keyman',
    description: 'An employer holds the policy on a key employee.',
    outcome: true,
    predicate: (facts) => facts.isKeyman,
  },
  {
    id: 'absolute-assignment',
    description: 'The policy belongs to the party that it was assigned to.',
    outcome: true,
    predicate: (facts) => facts.assignment === 'absolute',
  },
  {
    id: 'conditional-assignment',
    description: 'The policy secures a debt with the party that it was assigned to.',
    outcome: true,
    predicate: (facts) => facts.assignment === 'conditional',
  },
  { id: 'no-restriction', description: 'Nothing forbids it.', outcome: false, predicate: () => true },
];

/** Whether a restriction bars the customer from an action on a policy, and which clause decided. */
export function policyRestriction(facts: RestrictionFacts): { restricted: boolean; because: RestrictionReason } {
  const { outcome, because } = decide(restrictionClauses, facts);
  return { restricted: outcome, because };
}

/** The actions on a policy that a restriction bars the customer from today, each with the clause that decided. */
export function restrictionsOf(
  facts: Omit<RestrictionFacts, 'action'>,
): { readonly action: RestrictedAction; readonly because: RestrictionReason }[] {
  return RESTRICTED_ACTIONS.flatMap((action) => {
    const { restricted, because } = policyRestriction({ ...facts, action });
    return restricted ? [{ action, because }] : [];
  });
}
