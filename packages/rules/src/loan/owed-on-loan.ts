import type { Paise } from '../money/paise.ts';

/** The total owed on a loan, in paise: principal plus unpaid interest. */
export const owedOnLoan = ({ principal, interest }: { readonly principal: Paise; readonly interest: Paise }): Paise =>
  principal + interest;
