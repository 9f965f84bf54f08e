import type { CalendarDate } from '../dates/calendar-date.ts';
import type { UnpaidPolicy } from '../loan/unpaid-policy.ts';
import type { Paise } from '../money/paise.ts';
import type { RestrictedAction, RestrictionReason } from '../restriction/policy-restriction.ts';
import type { SurrenderTaxFacts } from '../surrender/surrender-quote.ts';
import type { WithdrawalTerms } from '../withdrawal/withdrawal-limits.ts';

/**
 * What can be done with a policy, in the order shown: a return in free look, which refunds most and soon ends, then from
 * the smallest change to ending the policy, then revival.
 */
export const POLICY_CHOICES = [
  'free-look',
  'keep-paying',
  'reduced-paid-up',
  'loan',
  'partial-withdrawal',
  'surrender',
  'revival',
] as const;
export type PolicyChoice = (typeof POLICY_CHOICES)[number];

/** What decides each choice and its figures. Amounts in paise. */
export interface ComparedPolicy extends Omit<UnpaidPolicy, 'nonForfeiture' | 'isLoanRestricted'> {
  readonly policyStatusCode: string;
  readonly premiumLeft: boolean;
  /** The first day on which a lapsed policy can no longer be revived. */
  readonly revivalDate: CalendarDate | null;
  /** The cover since a premium stayed unpaid; null if it has not been worked out. */
  readonly reducedCover: Paise | null;
  /** The last day of the cover if it ends before maturity. */
  readonly coverUntil: CalendarDate | null;
  /** Unpaid interest of a loan joins the principal at the end of each half-year. */
  readonly hasLoanRests: boolean;
  /**
   * What charges and cover take from the assumed return, in hundredths of a per cent a year; null if the plan is not
   * illustrated.
   */
  readonly reduction: number | null;
  /** The smallest loan of the plan. */
  readonly leastLoan: Paise;
  /** Null except for unit-linked policies. */
  readonly funds: ComparedFunds | null;
  /** The refund, and the last day, if the policy is in free look; null or left out otherwise. */
  readonly freeLook?: { readonly refund: Paise; readonly lastDay: CalendarDate } | null;
  /** A surrender, or another payout of the policy, is requested and not yet decided. */
  readonly hasOpenRequest: boolean;
  /** What a restriction bars the owner from (`restrictionsOf`). */
  readonly restrictions: readonly { readonly action: RestrictedAction; readonly because: RestrictionReason }[];
  readonly tax: SurrenderTaxFacts;
}

/** What decides about taking money out of the funds of a policy. Amounts in paise, units at the last price. */
export interface ComparedFunds {
  readonly value: Paise;
  /** Without the units of top-ups whose lock-in is not over. */
  readonly free: Paise;
  /** Money that was paid in is waiting for its price. */
  readonly isInvesting: boolean;
  /** Null if the plan offers no withdrawals. */
  readonly terms: WithdrawalTerms | null;
  /** Withdrawals made in this policy year. */
  readonly made: number;
  /** Withdrawn in the last months, as far as it reduces the sum assured. */
  readonly withdrawn: Paise;
  readonly paidIn: Paise;
  readonly takenOut: Paise;
  /** The premiums are within the limits of the tax exemption. */
  readonly keepsExemption: boolean;
}

/** The facts that do not apply to every policy. */
const ABSENT = {
  dueDate: null,
  ledger: null,
  maturityDate: null,
  birthDate: null,
  loan: null,
  loanRate: null,
  additions: null,
  revivalDate: null,
  reducedCover: null,
  coverUntil: null,
  reduction: null,
  freeLook: null,
} as const;

/** The same as sent over the wire, where a fact that does not apply is left out. */
export type PlainComparedPolicy = Omit<ComparedPolicy, keyof typeof ABSENT | 'funds'> & {
  readonly [Fact in keyof typeof ABSENT]?: Exclude<ComparedPolicy[Fact], undefined>;
} & { readonly funds?: (Omit<ComparedFunds, 'terms'> & { readonly terms?: ComparedFunds['terms'] }) | null };

/** Fills in null for each fact that is left out. */
export const toComparedPolicy = ({ funds, ...facts }: PlainComparedPolicy): ComparedPolicy => ({
  ...ABSENT,
  ...facts,
  funds: funds ? { ...funds, terms: funds.terms ?? null } : null,
});

/** How much to borrow and how much to take out of the fund, in paise. */
export interface ChosenAmounts {
  readonly loan: Paise;
  readonly withdrawal: Paise;
}

/** The amount that a choice depends on; 0 if it depends on none. */
export function amountOf(choice: PolicyChoice, { loan, withdrawal }: ChosenAmounts): Paise {
  if (choice === 'loan') return loan;
  return choice === 'partial-withdrawal' ? withdrawal : 0;
}

/** The policy as the rules of unpaid premiums and surrender take it. Its option after grace is the reduced cover. */
export const unpaidPolicyOf = (policy: ComparedPolicy): UnpaidPolicy => ({
  ...policy,
  nonForfeiture: 'reduced-paid-up',
});

/** The restriction that bars the owner from an action; undefined if there is none. */
export const restrictionOn = (
  { restrictions }: Pick<ComparedPolicy, 'restrictions'>,
  action: RestrictedAction,
): RestrictionReason | undefined => restrictions.find((one) => one.action === action)?.because;
