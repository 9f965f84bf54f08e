import type { WorthPolicy } from '../calendar/surrender-value-parts.ts';
import type { Paise } from '../money/paise.ts';
import type { Loan } from './loan-balance.ts';

/** What the plan, or the customer within it, has chosen for a premium that stays unpaid. */
export const NON_FORFEITURE_OPTIONS = ['premium-loan', 'reduced-paid-up', 'extended-term', 'none'] as const;
export type NonForfeitureOption = (typeof NON_FORFEITURE_OPTIONS)[number];

/** The facts that decide the state of a policy after grace. */
export interface UnpaidPolicy extends WorthPolicy {
  readonly nonForfeiture: NonForfeitureOption;
  readonly loan: Loan | null;
  /** Interest on a loan that pays a premium, in basis points a year; null if the plan lends nothing. */
  readonly loanRate: number | null;
  /**
   * The most that the plan lends in this state of the policy, in per cent of the surrender value; `LOAN_SHARE` by
   * default.
   */
  readonly loanShare?: number;
  /** A restriction bars the owner from borrowing on the policy (`policyRestriction`); false by default. */
  readonly isLoanRestricted?: boolean;
  /** Money received for the policy and not yet applied, in paise. */
  readonly received: Paise;
}
