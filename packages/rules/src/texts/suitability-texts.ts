import { formatWholeRupees } from '../money/format-rupees.ts';
import { suitability } from '../paraglide/areas/suitability.js';
import type { PlanOffer, SuitabilityReason } from '../suitability/plan-suitability.ts';
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
  return suitability[because](
    {
      from: String(entryFrom),
      to: String(entryTo),
      years: String(premiumYears),
      premium: formatWholeRupees(yearlyPremium),
    },
    { locale: language },
  );
}

/** Whether this version has a text for the reason; a newer server may send others. */
export const isSuitabilityReason = (because: string): because is SuitabilityReason =>
  Object.hasOwn(suitability, because);
