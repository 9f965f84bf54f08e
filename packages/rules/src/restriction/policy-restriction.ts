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

/** The reasons that restrict. */
export type RestrictingReason = Exclude<RestrictionReason, 'payment-open' | 'no-restriction'>;

/** The clauses of `policyRestriction`, in the order in which they are checked. */
export const restrictionClauses: readonly Clause<RestrictionFacts, RestrictionReason>[] = [
  {
    id: 'death-intimated',
    outcome: true,
    predicate: (facts) => facts.isDeathIntimated,
  },
  {
    id: 'payment-open',
    outcome: false,
    predicate: (facts) => facts.action === 'payment',
  },
  {
    id: 'court-order',
    outcome: true,
    predicate: (facts) => facts.isUnderCourtOrder,
  },
  {
    id: 'owner-is-minor',
    outcome: true,
    predicate: ({ ownerBirthDate, today }) => ownerBirthDate !== null && ageOn(today, ownerBirthDate) < AGE_OF_MAJORITY,
  },
  {
    id: 'married-womens-property',
    outcome: true,
    predicate: (facts) => facts.isMarriedWomensProperty,
  },
  {
    id: 'keyman',
    outcome: true,
    predicate: (facts) => facts.isKeyman,
  },
  {
    id: 'absolute-assignment',
    outcome: true,
    predicate: (facts) => facts.assignment === 'absolute',
  },
  {
    id: 'conditional-assignment',
    outcome: true,
    predicate: (facts) => facts.assignment === 'conditional',
  },
  { id: 'no-restriction', outcome: false, predicate: () => true },
];

/** Whether a restriction bars the customer from an action on a policy, and which clause decided. */
export function policyRestriction(
  facts: RestrictionFacts,
):
  | { restricted: true; because: RestrictingReason }
  | { restricted: false; because: 'payment-open' | 'no-restriction' } {
  const { because } = decide(restrictionClauses, facts);
  return because === 'payment-open' || because === 'no-restriction'
    ? { restricted: false, because }
    : { restricted: true, because };
}

/** The actions on a policy that a restriction bars the customer from today, each with the clause that decided. */
export function restrictionsOf(
  facts: Omit<RestrictionFacts, 'action'>,
): { readonly action: RestrictedAction; readonly because: RestrictingReason }[] {
  return RESTRICTED_ACTIONS.flatMap((action) => {
    const { restricted, because } = policyRestriction({ ...facts, action });
    return restricted ? [{ action, because }] : [];
  });
}
