import { choosePolicy, chosenAtFirst, confirmByOtp, inBackground } from '@lifedesk/journey';
import { type AnswerOf, nonForfeitureOptions } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { nfoDetails } from './facts.ts';

type Answer = AnswerOf<'nonForfeitureOptions'>;
export type NfoPolicy = Answer['policies'][number];
export type OfferedOption = NfoPolicy['options'][number];

/**
 * The initial data of the journey: the policies for which an option can be chosen, and the others with their reasons.
 */
export interface NfoContext {
  readonly policies: readonly NfoPolicy[];
  readonly others: Answer['others'];
}

export const policyOf = ({ policies }: NfoContext, policyNo: string): NfoPolicy | undefined =>
  policies.find((policy) => policy.policyNo === policyNo);
export const optionOf = (policy: NfoPolicy | undefined, option: string | undefined): OfferedOption | undefined =>
  policy?.options.find((offered) => offered.option === option);

/** Whether the policy's plan requires an OTP for a choice. */
export const needsOtp = (context: NfoContext, policyNo: string): boolean =>
  policyOf(context, policyNo)?.needsOtp ?? true;

function problemWith(policy: NfoPolicy | undefined, option: string): (() => string) | undefined {
  const chosen = optionOf(policy, option);
  if (!chosen) return m.nfoDetails_missing;
  if (option === policy?.option) return m.nfoDetails_same;
  return chosen.lacks ? m.nfoDetails_notPossible : undefined;
}

export const nfoJourney = confirmByOtp({
  id: nfoDetails.id,
  guide: {
    needs: [m.nfoDetails_needsFigures],
    next: [m.nfoDetails_nextLook, m.nfoDetails_nextApplies, m.nfoDetails_nextPay],
  },
  confirm: {
    workType: nfoDetails.workType,
    // requested now: an earlier challenge may have expired
    challenge: (sdk) => nonForfeitureOptions(sdk, {}, inBackground),
    isNeeded: ({ policyNo }, context) => needsOtp(context, policyNo),
    action: m.nfoDetails_send,
  },
  blank: { policyNo: '', option: '' },
  steps: [
    choosePolicy,
    {
      id: 'option',
      name: m.nfoDetails_step,
      fields: ['option'],
      problems: ({ policyNo, option }, context) => ({ option: problemWith(policyOf(context, policyNo), option) }),
    },
  ],
  begin: (context: NfoContext, query: URLSearchParams) => chosenAtFirst(context, query),
  refusedAt: { '': 'option', policyNo: 'option' },
});
