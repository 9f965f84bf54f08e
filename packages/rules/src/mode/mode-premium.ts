import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';
import { MONTHS_OF_MODE } from '../premium/due-date-after.ts';
import type { PremiumMode } from '../premium/premium-terms.ts';

/**
 * A plan's factor from the yearly premium to one premium of a mode, as a fraction of whole numbers: 26/100 for a
 * quarter.
 */
export interface ModeFactor {
  readonly numerator: number;
  readonly denominator: number;
}

/** One premium of a mode in paise, without GST: the yearly premium times the plan's factor, half a paisa rounded up. */
export function modalPremiumOf(yearlyPremium: Paise, { numerator, denominator }: ModeFactor): Paise {
  return proportion(yearlyPremium, numerator, denominator);
}

/**
 * The yearly premium in paise behind one premium of a mode. For old policies, which did not store it: the result is
 * stored and never derived a second time, because each rounding would move it.
 */
export function yearlyPremiumOf(modalPremium: Paise, { numerator, denominator }: ModeFactor): Paise {
  return proportion(modalPremium, denominator, numerator);
}

/** A year's premiums in paise; 0 for a single premium. */
export function yearlyTotalOf(modalPremium: Paise, premiumMode: PremiumMode): Paise {
  const months = MONTHS_OF_MODE[premiumMode];
  return months === 0 ? 0 : (12 / months) * modalPremium;
}
