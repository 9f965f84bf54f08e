import type { Paise } from '../money/paise.ts';
import { gstOnPremium } from '../premium/gst-on-premium.ts';
import type { PremiumTerms } from '../premium/premium-terms.ts';

/** What the oldest unpaid premium costs with its GST, in paise. */
export function costOf({
  modalPremium,
  line,
  issueDate,
  dueDate,
}: Pick<PremiumTerms, 'modalPremium' | 'line' | 'issueDate' | 'dueDate'>): Paise {
  return modalPremium + (dueDate === null ? 0 : gstOnPremium(modalPremium, { line, issueDate, dueDate }));
}
