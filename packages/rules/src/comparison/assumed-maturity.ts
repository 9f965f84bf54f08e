import { premiumsLeft, premiumsPaid, premiumsPayable } from '../calendar/premium-count.ts';
import { fullYearsBetween } from '../dates/anniversary.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { yearlyTotalOf } from '../mode/mode-premium.ts';
import type { Paise } from '../money/paise.ts';
import { benefitIllustration, type IllustratedBenefit } from '../suitability/benefit-illustration.ts';
import type { ComparedPolicy } from './compared-policy.ts';

/** How a policy continues. Amounts in paise. */
export interface ContinuedPolicy {
  /** The remaining premiums are paid. */
  readonly pays: boolean;
  readonly guaranteed: Paise;
}

/**
 * What a policy would pay at maturity at the assumed returns of benefit illustrations, before a loan and after `taken`
 * paise are taken out of its fund now; empty if the plan is not illustrated. A fund grows from today's value by whole
 * years; every other plan from its first premium, as illustrated when it was bought.
 */
export function assumedMaturity(
  policy: ComparedPolicy,
  { pays, guaranteed }: ContinuedPolicy,
  today: CalendarDate,
): (taken: Paise) => readonly IllustratedBenefit[] {
  const { reduction, maturityDate, funds, premiumMode, modalPremium, policyTerm } = policy;
  if (reduction === null || maturityDate === null) return () => [];
  const isSingle = premiumMode === 'single';
  const yearlyPremium = isSingle ? modalPremium : yearlyTotalOf(modalPremium, premiumMode);
  const inYears = (premiums: number) => (isSingle ? premiums : Math.floor((premiums * modalPremium) / yearlyPremium));
  const plan = { yearlyPremium, reduction, today };
  if (funds) {
    const premiumYears = pays ? inYears(premiumsLeft(policy)) : 0;
    const termYears = fullYearsBetween(today, maturityDate);
    return (taken) =>
      benefitIllustration({
        ...plan,
        premiumYears,
        termYears,
        invested: Math.max(0, funds.value - taken),
        guaranteed: 0,
      });
  }
  const premiums = pays ? premiumsPayable(policy) : premiumsPaid(policy);
  const benefits = benefitIllustration({ ...plan, premiumYears: inYears(premiums), termYears: policyTerm, guaranteed });
  return () => benefits;
}
