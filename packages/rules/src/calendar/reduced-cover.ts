import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';
import type { PremiumTerms } from '../premium/premium-terms.ts';
import { premiumsPaid, premiumsPayable } from './premium-count.ts';

/** What decides the cover of a policy whose premiums are no longer paid. */
export type ReducedPolicy = Omit<PremiumTerms, 'line' | 'modalPremium'> & {
  readonly sumAssured: Paise;
  /** Bonuses added to the policy so far, in paise; 0 by default. */
  readonly vestedBonus?: Paise;
};

/**
 * The sum assured in proportion to the premiums paid, plus the bonuses so far, in paise; the whole sum assured for a
 * single premium.
 */
export function reducedCover(policy: ReducedPolicy): Paise {
  const { sumAssured, vestedBonus = 0 } = policy;
  const payable = premiumsPayable(policy);
  const paidFor = payable === 0 ? sumAssured : proportion(sumAssured, premiumsPaid(policy), payable);
  return paidFor + vestedBonus;
}
