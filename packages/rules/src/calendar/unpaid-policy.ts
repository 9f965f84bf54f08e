import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Loan } from '../loan/loan-balance.ts';
import type { Paise } from '../money/paise.ts';
import type { ValuedPolicy } from './surrender-value.ts';

/** What a plan, or the customer within it, has chosen for a premium that stays unpaid. */
export const NON_FORFEITURE_OPTIONS = ['premium-loan', 'reduced-paid-up', 'extended-term', 'none'] as const;
export type NonForfeitureOption = (typeof NON_FORFEITURE_OPTIONS)[number];

/** The facts that decide the state of a policy after grace. */
export interface UnpaidPolicy extends ValuedPolicy {
  readonly nonForfeiture: NonForfeitureOption;
  /** Paise. */
  readonly sumAssured: Paise;
  /** Bonuses that have been added to the policy so far, in paise; none unless given. */
  readonly vestedBonus?: Paise;
  readonly maturityDate: CalendarDate | null;
  /** Of the insured person; null where it is not known, and extended term is not possible. */
  readonly birthDate: CalendarDate | null;
  readonly loan: Loan | null;
  /** Basis points a year of a loan that pays a premium; null where the plan lends nothing. */
  readonly loanRate: number | null;
  /** The most that the plan lends in this state of the policy, in per cent of the surrender value; `LOAN_SHARE` unless given. */
  readonly loanShare?: number;
  /** A restriction keeps the owner from borrowing on the policy (`policyRestriction`); not unless given. */
  readonly isLoanRestricted?: boolean;
  /** Received for the policy and not yet applied, in paise. */
  readonly received: Paise;
}
