import { formatWholeRupees } from '@lifedesk/rules';
import { isSuitabilityReason, type Language, suitabilityText } from '@lifedesk/rules/texts';
import type { DataListItem } from '@lifedesk/ui';
import * as m from '../texts.ts';
import type { RecommendedPlan } from './plan-calls.ts';

/** Why a plan fits or not. A newer server may send reasons that this page does not know. */
export function reasonOf(plan: RecommendedPlan, language: Language): string {
  const { because, fits } = plan;
  if (isSuitabilityReason(because)) return suitabilityText(because, plan, language);
  return fits ? m.recommendedPlans_fits() : m.recommendedPlans_fitsNot();
}

/** Premium, cover and term of a plan, what it guarantees, and what is assumed. */
export function factsOf(plan: RecommendedPlan): DataListItem[] {
  const { yearlyPremium, premiumYears, termYears, sumAssured, guaranteed, uin } = plan;
  return [
    {
      label: m.recommendedPlans_premium(),
      value: m.recommendedPlans_premiumValue({ amount: formatWholeRupees(yearlyPremium), years: premiumYears }),
      strong: true,
    },
    { label: m.recommendedPlans_sumAssured(), value: formatWholeRupees(sumAssured), figure: true },
    { label: m.recommendedPlans_term(), value: m.recommendedPlans_termValue({ years: termYears }) },
    {
      label: m.recommendedPlans_guaranteed(),
      value: guaranteed === undefined ? m.recommendedPlans_nothing() : formatWholeRupees(guaranteed),
      figure: guaranteed !== undefined,
    },
    { label: m.recommendedPlans_uin(), value: uin, figure: true },
  ];
}

/** What the plan would pay at each assumed return. */
export const illustrationOf = ({ illustration }: RecommendedPlan): DataListItem[] =>
  illustration.map(({ rate, amount }) => ({
    id: String(rate),
    label: m.recommendedPlans_assumed({ rate }),
    value: formatWholeRupees(amount),
    figure: true,
  }));
