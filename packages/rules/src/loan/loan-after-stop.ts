import type { Paise } from '../money/paise.ts';
import type { PolicyLoan } from './policy-loan.ts';

/** A loan after the payout of a grant was stopped, in paise. */
export interface LoanAfterStop extends Pick<PolicyLoan, 'principal' | 'undrawn'> {
  /** Removed from the principal. */
  readonly taken: Paise;
  /** Already repaid; kept for the policy. */
  readonly repaid: Paise;
}

/**
 * A policy's loan after the payout of a grant of `amount` paise is stopped. The grant was never paid out and bore no interest, so it is
 * removed from the principal, down to 0. Source: decision 155.
 */
export function loanAfterStop(
  { principal, undrawn }: Pick<PolicyLoan, 'principal' | 'undrawn'>,
  amount: Paise,
): LoanAfterStop {
  const taken = Math.min(amount, principal);
  return {
    principal: principal - taken,
    undrawn: Math.max(0, undrawn - amount),
    taken,
    repaid: amount - taken,
  };
}
