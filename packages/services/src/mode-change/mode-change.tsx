import {
  Acknowledgement,
  JourneyScreen,
  LoadJourney,
  modeWords,
  OtpConfirmStep,
  policyRow,
  type SentRequest,
  silent,
  useApp,
  useLocale,
  whyNoneAvailable,
} from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { premiumChangeText } from '@lifedesk/rules/texts';
import { modeChangeDetails, updateMode } from '@lifedesk/sdk';
import type { DataListItem } from '@lifedesk/ui';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';
import { type ModeContext, modeJourney, modeOf, policyOf } from './mode-journey.ts';
import { ModePolicyStep, ModeReview, ModeStep } from './mode-steps.tsx';

export { modeChange_pageName as pageName } from '../texts.ts';

/** Changes how often the premiums of a policy fall due. */
export default function ModeChangeScreen(): ReactElement {
  const { sdk } = useApp();
  const language = useLocale();
  const ask = useCallback(
    async (signal: AbortSignal): Promise<ModeContext> => {
      const { policies, others } = await modeChangeDetails(sdk, {}, { ...silent, signal });
      return { policies, others };
    },
    [sdk],
  );
  return (
    <LoadJourney
      heading={m.modeChange_heading()}
      name={m.modeChange_menuName()}
      ask={ask}
      nothing={({ policies, others }) =>
        whyNoneAvailable(
          policies,
          m.modeChange_none(),
          others.map(({ because }) => premiumChangeText(because, language)),
          m.modeChange_noneWhy(),
        )
      }
    >
      {(context) => (
        <JourneyScreen
          journey={modeJourney}
          context={context}
          screens={{ policy: ModePolicyStep, mode: ModeStep, review: ModeReview, confirm: OtpConfirmStep }}
          send={async ({ policyNo, premiumMode, otp }, sending) => {
            const chosen = modeOf(policyOf(context, policyNo), premiumMode);
            if (!chosen) throw new Error('a mode is chosen before sending');
            const { instalment } = chosen;
            const body = { policyNo, premiumMode: chosen.premiumMode, instalment, ...otp };
            return { ...(await updateMode(sdk, body, sending)), facts: { policyNo, premiumMode } };
          }}
          done={(sent) => (
            <Acknowledgement
              sent={sent}
              workType={m.modeChange_workType()}
              heading={m.modeChange_done()}
              body={m.modeChange_doneBody()}
              details={scheduledMode(sent, context)}
            />
          )}
        />
      )}
    </LoadJourney>
  );
}

/** The policy, the chosen mode, and when its first premium is due. */
function scheduledMode({ facts }: SentRequest, context: ModeContext): DataListItem[] {
  if (!facts) return [];
  const { policyNo = '', premiumMode } = facts;
  const { label, after } = policyRow(policyNo, context);
  const policy = policyOf(context, policyNo);
  const mode = modeOf(policy, premiumMode);
  if (!policy || !mode) return [{ label, value: after }];
  return [
    { label, value: after },
    { label: m.modeChange_label(), value: modeWords(mode.premiumMode) },
    { label: m.modeChange_instalment(), value: formatRupees(mode.instalment), figure: true },
    { label: m.modeChange_firstDue(), value: formatServerDate(policy.effectiveOn) },
  ];
}
