import { choosePolicy, chosenAtFirst, confirmByOtp, inBackground } from '@lifedesk/journey';
import { type AnswerOf, bonusOptions } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { changeBonus } from './facts.ts';

export type Bonus = AnswerOf<'bonusOptions'>['bonusDetailsArr'][number];
type OptionOffer = Bonus['options'][number];

/** The initial data of the journey: the policies with a bonus. */
export interface BonusContext {
  readonly policies: readonly Bonus[];
  /** Why no option can be chosen. */
  readonly noneBecause?: AnswerOf<'bonusOptions'>['noneBecause'];
}

/** Why an option cannot be chosen yet. */
export const missingTexts: Record<NonNullable<OptionOffer['lacks']>, () => string> = {
  'bank-account': m.changeBonus_needsAccount,
  premium: m.changeBonus_needsPremium,
  'no-restriction': m.changeBonus_restricted,
};

export const bonusOf = ({ policies }: BonusContext, policyNo: string): Bonus | undefined =>
  policies.find((policy) => policy.policyNo === policyNo);
export const optionOf = (bonus: Bonus | undefined, option: string | undefined): OptionOffer | undefined =>
  bonus?.options.find(({ bonusOption }) => bonusOption === option);

/** Why this option cannot be requested for this policy. */
function problemWith(bonus: Bonus | undefined, option: string): (() => string) | undefined {
  const chosen = optionOf(bonus, option);
  if (!chosen) return m.changeBonus_missing;
  if (chosen.lacks) return missingTexts[chosen.lacks];
  return option === bonus?.bonusOption ? m.changeBonus_same : undefined;
}

export const bonusJourney = confirmByOtp({
  id: changeBonus.id,
  guide: {
    needs: [m.journey_needsOtp],
    next: [m.changeBonus_nextCounts, m.changeBonus_nextEarlier, m.changeBonus_nextAgain],
  },
  // requested now: an earlier challenge may have expired
  confirm: { workType: changeBonus.workType, challenge: (sdk) => bonusOptions(sdk, {}, inBackground) },
  blank: { policyNo: '', bonusOption: '' },
  steps: [
    choosePolicy,
    {
      id: 'option',
      name: m.changeBonus_step,
      fields: ['bonusOption'],
      problems: ({ policyNo, bonusOption }, context) => ({
        bonusOption: problemWith(bonusOf(context, policyNo), bonusOption),
      }),
    },
  ],
  begin: (context: BonusContext, query: URLSearchParams) => chosenAtFirst(context, query),
  refusedAt: { '': 'bonusOption' },
});
