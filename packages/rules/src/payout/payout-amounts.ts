import type { Paise } from '../money/paise.ts';

/** The amounts of a payout, in paise. */
export interface PayoutAmounts {
  readonly gross: Paise;
  /** The parts of the gross amount, if there is more than one. */
  readonly parts?: readonly Paise[];
  /** For example a loan and charges. */
  readonly deductions: readonly Paise[];
  /** Deducted at source. */
  readonly tax: Paise;
}

/**
 * The net amount of a payout, in paise: gross less deductions and tax. Throws RangeError unless all amounts are
 * whole paise, deductions and tax do not exceed the gross amount, and the parts add up to it.
 */
export function payoutNet({ gross, parts = [], deductions, tax }: PayoutAmounts): Paise {
  const isAmount = (paise: Paise, least: Paise) => Number.isSafeInteger(paise) && paise >= least;
  const net = gross - tax - sumOf(deductions);
  if (!isAmount(gross, 1) || !isAmount(tax, 0) || !isAmount(net, 0))
    throw new RangeError('The amounts of a payout must be whole paise, and deductions cannot exceed the gross amount');
  if (![...parts, ...deductions].every((paise) => isAmount(paise, 1)))
    throw new RangeError('A part or deduction must be a positive whole number of paise');
  if (parts.length > 0 && sumOf(parts) !== gross)
    throw new RangeError('The parts of a payout must add up to its gross amount');
  return net;
}

/** The sum of a payout's deductions without the tax, in paise. */
export const payoutDeducted = ({
  gross,
  tax,
  net,
}: Pick<PayoutAmounts, 'gross' | 'tax'> & { readonly net: Paise }): Paise => gross - tax - net;

/** The amount sent to the bank for a payout, in paise: net plus interest for late payment. */
export const payoutTotal = ({ net, interest }: { readonly net: Paise; readonly interest: Paise }): Paise =>
  net + interest;

const sumOf = (amounts: readonly Paise[]): Paise => amounts.reduce((sum, paise) => sum + paise, 0);
