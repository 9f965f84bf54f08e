import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';
import { premiumWithGst } from '../premium/gst-on-premium.ts';
import type { PremiumTerms, PricedPremium } from '../premium/premium-terms.ts';
import { premiumsLeft, premiumsPayable } from './premium-count.ts';

/** What the oldest unpaid premium costs with its GST, in paise. */
export function costOf({ modalPremium, line, issueDate, dueDate }: PricedPremium): Paise {
  return dueDate === null ? modalPremium : premiumWithGst(modalPremium, { line, issueDate, dueDate });
}

/** The rest of the oldest unpaid premium after money received for the policy, in paise. Never below 0. */
export function leftToPay(policy: PricedPremium & { readonly received: Paise }): Paise {
  return Math.max(0, costOf(policy) - policy.received);
}

/** What the premiums of a year cost with the present GST, in paise; 0 where none is left to pay. */
export function yearlyCostOf(policy: PremiumTerms): Paise {
  const years = Math.max(1, policy.premiumTerm);
  return premiumsLeft(policy) === 0 ? 0 : proportion(costOf(policy), premiumsPayable(policy), years);
}
