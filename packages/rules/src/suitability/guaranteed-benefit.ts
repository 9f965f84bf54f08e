import type { Paise } from '../money/paise.ts';

/** What decides the amount that a plan guarantees. */
export interface GuaranteedPlan {
  /** Paise. */
  readonly yearlyPremium: Paise;
  readonly premiumYears: number;
  /** Per cent of all premiums, plan data; 0 if the plan guarantees nothing. */
  readonly guaranteedShare: number;
}

/** The amount that a plan guarantees at maturity, in paise: a share of all its premiums, rounded down. Source: the plan. */
export function guaranteedBenefit({ yearlyPremium, premiumYears, guaranteedShare }: GuaranteedPlan): Paise {
  return Math.floor((yearlyPremium * premiumYears * guaranteedShare) / 100);
}
