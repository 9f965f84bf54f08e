import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';
import { gstOnPremium } from '../premium/gst-on-premium.ts';
import type { PremiumTerms } from '../premium/premium-terms.ts';
import { premiumsLeft, premiumsPayable } from './premium-count.ts';

/** What the oldest unpaid premium costs with its GST, in paise. */
export function costOf({
  modalPremium,
  line,
  issueDate,
  dueDate,
}: Pick<PremiumTerms, 'modalPremium' | 'line' | 'issueDate' | 'dueDate'>): Paise {
  return modalPremium + (dueDate === null ? 0 : gstOnPremium(modalPremium, { line, issueDate, dueDate }));
}

/** What the premiums of a year cost with the present GST, in paise; 0 where none is left to pay. */
export function yearlyCostOf(policy: PremiumTerms): Paise {
  const years = Math.max(1, policy.premiumTerm);
  return premiumsLeft(policy) === 0 ? 0 : proportion(costOf(policy), premiumsPayable(policy), years);
}
