import { choosePolicy, chosenAtFirst, confirmByOtp, inBackground } from '@lifedesk/journey';
import { type AnswerOf, modeChangeDetails } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { modeChange } from './facts.ts';

type Details = AnswerOf<'modeChangeDetails'>;
export type ModePolicy = Details['policies'][number];
export type OtherPolicy = Details['others'][number];
export type OfferedMode = ModePolicy['modes'][number];

/** The initial data of the journey: the policies whose mode can change, and the others with their reasons. */
export interface ModeContext {
  readonly policies: readonly ModePolicy[];
  readonly others: readonly OtherPolicy[];
}

export const policyOf = ({ policies }: ModeContext, policyNo: string): ModePolicy | undefined =>
  policies.find((policy) => policy.policyNo === policyNo);
export const modeOf = (policy: ModePolicy | undefined, mode: string | undefined): OfferedMode | undefined =>
  policy?.modes.find(({ premiumMode }) => premiumMode === mode);

/** The mode that applies from the anniversary as things stand: an earlier choice, otherwise the current one. */
export const comingMode = ({ scheduled, premiumMode }: ModePolicy): string => scheduled ?? premiumMode;

function problemWith(policy: ModePolicy | undefined, mode: string): (() => string) | undefined {
  const chosen = modeOf(policy, mode);
  if (!policy || !chosen) return m.modeChange_missing;
  if (chosen.lacks === 'needs-mandate') return m.modeChange_needsMandate;
  if (chosen.lacks) return m.modeChange_tooLow;
  return mode === comingMode(policy) ? m.modeChange_same : undefined;
}

export const modeJourney = confirmByOtp({
  id: modeChange.id,
  guide: {
    needs: [m.journey_needsOtp, m.modeChange_needsPaid],
    next: [m.modeChange_nextDate, m.modeChange_nextAmount, m.modeChange_nextAgain],
  },
  // requested now: an earlier challenge may have expired
  confirm: { workType: modeChange.workType, challenge: (sdk) => modeChangeDetails(sdk, {}, inBackground) },
  blank: { policyNo: '', premiumMode: '' },
  steps: [
    choosePolicy,
    {
      id: 'mode',
      name: m.modeChange_step,
      fields: ['premiumMode'],
      problems: ({ policyNo, premiumMode }, context) => ({
        premiumMode: problemWith(policyOf(context, policyNo), premiumMode),
      }),
    },
  ],
  begin: (context: ModeContext, query: URLSearchParams) => chosenAtFirst(context, query),
  refusedAt: { '': 'premiumMode', policyNo: 'premiumMode' },
});
