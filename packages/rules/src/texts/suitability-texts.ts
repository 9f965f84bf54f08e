import { formatWholeRupees } from '../money/format-rupees.ts';
import type { PlanOffer, SuitabilityReason } from '../suitability/plan-suitability.ts';
import { suitability as en } from './en/suitability.ts';
import { suitability as hi } from './hi/suitability.ts';
import type { Language } from './language.ts';

/** Why a plan fits a person or not. */
export function suitabilityText(
  because: SuitabilityReason,
  {
    entryFrom,
    entryTo,
    premiumYears,
    yearlyPremium,
  }: Pick<PlanOffer, 'entryFrom' | 'entryTo' | 'premiumYears' | 'yearlyPremium'>,
  language: Language,
): string {
  return { en, hi }[language][because]({
    from: String(entryFrom),
    to: String(entryTo),
    years: String(premiumYears),
    premium: formatWholeRupees(yearlyPremium),
  });
}

/** Whether this version has a text for the reason; a newer server may send others. */
export const isSuitabilityReason = (because: string): because is SuitabilityReason => Object.hasOwn(en, because);
