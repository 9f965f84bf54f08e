import type { Paise } from '../money/paise.ts';
import type { Comparison } from './compare-choices.ts';

/** What a customer can do instead of surrendering. Amounts in paise, as in the comparison: after the loan. */
export interface SurrenderAlternative {
  readonly option: 'keep-paying' | 'reduced-paid-up' | 'loan';
  /** Cash that it pays now. */
  readonly cash: Paise;
  /** Paid if the insured person dies right after it. */
  readonly cover: Paise;
  /** Guaranteed at maturity. */
  readonly maturity: Paise;
  /** Yearly cost: premiums with today's GST, and the interest of the loan. */
  readonly yearlyCost: Paise;
  /** How many premiums are still to be paid. */
  readonly premiumsLeft: number;
}

const OPTIONS = ['keep-paying', 'reduced-paid-up', 'loan'] as const;

/** The possible alternatives to surrendering a policy, with the figures of its comparison. Leaves out what is not possible. */
export const surrenderAlternatives = ({ choices }: Pick<Comparison, 'choices'>): SurrenderAlternative[] =>
  OPTIONS.flatMap((option) => {
    const { figures, because } = choices.find(({ choice }) => choice === option) ?? {};
    if (!figures || because === 'already-reduced') return [];
    const { cash, cover, maturity, yearlyCost, premiumsLeft } = figures;
    return [{ option, cash, cover, maturity: maturity ?? 0, yearlyCost, premiumsLeft }];
  });
