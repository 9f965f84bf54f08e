import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';
import { type AdditionsFactor, additionsFactorOn } from './additions-factor.ts';
import { specialSurrenderValue } from './special-surrender-value.ts';
import { guaranteedSurrenderValue, hasSurrenderValue, type ValuedPolicy } from './surrender-value.ts';

/** What decides the surrender value of a policy, with its paid-up additions. */
export interface WorthPolicy extends ValuedPolicy {
  /** In paise. */
  readonly sumAssured: Paise;
  /** Bonuses added to the policy so far, in paise; 0 by default. */
  readonly vestedBonus?: Paise;
  readonly maturityDate: CalendarDate | null;
  /** Birth date of the insured person; null if it is not known. */
  readonly birthDate: CalendarDate | null;
  /**
   * Sum assured of the paid-up additions in paise, a part of the bonuses so far, and what the plan pays for them; none
   * by default.
   */
  readonly additions?: { readonly sumAssured: Paise; readonly factors: readonly AdditionsFactor[] } | null;
}

/** The surrender value of a policy with its parts, in paise. */
export interface SurrenderValueParts {
  /** The guaranteed and the special surrender value, both without paid-up additions. The larger one counts. */
  readonly guaranteed: Paise;
  readonly special: Paise;
  readonly because: 'guaranteed' | 'special';
  /** Paid for paid-up additions in addition. */
  readonly additions: Paise;
  /** The surrender value: before a loan and tax are deducted. */
  readonly total: Paise;
}

/**
 * The surrender value of a policy on a day: the larger of its two values, and its paid-up additions. Loans, surrenders and options for
 * unpaid premiums all use this one; a loan and tax are deducted from it later.
 */
export function surrenderValueParts(policy: WorthPolicy, on: CalendarDate): SurrenderValueParts {
  const guaranteed = guaranteedSurrenderValue(policy, on);
  const special = specialSurrenderValue(withoutAdditions(policy), on);
  const additions = additionsValue(policy, special, on);
  return {
    guaranteed,
    special,
    because: guaranteed >= special ? 'guaranteed' : 'special',
    additions,
    total: Math.max(guaranteed, special) + additions,
  };
}

/** What a policy is worth on a day, in paise, before a loan is deducted. */
export const surrenderValueOf = (policy: WorthPolicy, on: CalendarDate): Paise => surrenderValueParts(policy, on).total;

/** The additions are paid separately, so the special value leaves their bonuses out. */
const withoutAdditions = (policy: WorthPolicy): WorthPolicy => ({
  ...policy,
  vestedBonus: Math.max(0, (policy.vestedBonus ?? 0) - (policy.additions?.sumAssured ?? 0)),
});

/** Their cash by the factor of the day, but at least what they would add to the special value, the legal minimum. */
function additionsValue(policy: WorthPolicy, special: Paise, on: CalendarDate): Paise {
  const { additions } = policy;
  if (!additions || !hasSurrenderValue(policy)) return 0;
  const cash = proportion(additions.sumAssured, additionsFactorOn(additions.factors, policy, on) ?? 0, 10_000);
  return Math.max(cash, specialSurrenderValue(policy, on) - special);
}
