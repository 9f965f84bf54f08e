import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';
import type { PremiumTerms } from '../premium/premium-terms.ts';
import { premiumsPaid, premiumsPayable } from './premium-count.ts';

/** What decides the cover of a policy whose premiums are no longer paid. */
export type ReducedPolicy = Omit<PremiumTerms, 'line' | 'modalPremium'> & { readonly sumAssured: Paise };

/** The sum assured in the share of premiums that is paid, in paise; the whole of it for a single premium. */
export function reducedCover(policy: ReducedPolicy): Paise {
  const payable = premiumsPayable(policy);
  return payable === 0 ? policy.sumAssured : proportion(policy.sumAssured, premiumsPaid(policy), payable);
}
