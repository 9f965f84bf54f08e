import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';
import { premiumWithGst } from '../premium/gst-on-premium.ts';
import type { PremiumTerms, PricedPremium } from '../premium/premium-terms.ts';
import { premiumsLeft, premiumsPayable } from './premium-count.ts';

/** The oldest unpaid premium with its GST, in paise. */
export function costOf({ modalPremium, line, issueDate, dueDate }: PricedPremium): Paise {
  return dueDate === null ? modalPremium : premiumWithGst(modalPremium, { line, issueDate, dueDate });
}

/** The rest of the oldest unpaid premium after money received for the policy, in paise. Never below 0. */
export function leftToPay(policy: PricedPremium & { readonly received: Paise }): Paise {
  return Math.max(0, costOf(policy) - policy.received);
}

/** A year's premiums with today's GST, in paise; 0 if none is left to pay. */
export function yearlyCostOf(policy: PremiumTerms): Paise {
  const years = Math.max(1, policy.premiumTerm);
  return premiumsLeft(policy) === 0 ? 0 : proportion(costOf(policy), premiumsPayable(policy), years);
}
