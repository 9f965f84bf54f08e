import type { Paise } from '../money/paise.ts';

/** A thousand rupees. */
const STEP = 1_000_00;

/**
 * The suggested limit per debit of a new mandate, in paise: the premium plus 20 %, rounded up to ₹1,000, so that a small increase of the
 * premium needs no new mandate. Never above the rail's limit unless the premium is, and never below the premium.
 */
export function usualMandateAmount(premium: Paise, mostPerDebit: Paise): Paise {
  const rounded = Math.ceil((premium * 6) / (5 * STEP)) * STEP;
  return Math.max(premium, Math.min(mostPerDebit, rounded));
}
