import {
  Acknowledgement,
  JourneyScreen,
  LoadJourney,
  type Locale,
  OtpConfirmStep,
  policyRow,
  type SentRequest,
  silent,
  useApp,
  useLocale,
  whyNoneAvailable,
} from '@lifedesk/journey';
import { nonForfeitureChoiceText, nonForfeitureOptionText } from '@lifedesk/rules/texts';
import { nonForfeitureOptions, requestNonForfeiture } from '@lifedesk/sdk';
import type { DataListItem } from '@lifedesk/ui';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';
import { type NfoContext, needsOtp, nfoJourney, optionOf, policyOf } from './nfo-journey.ts';
import { NfoOptionStep, NfoPolicyStep, NfoReview } from './nfo-steps.tsx';

export { nfoDetails_pageName as pageName } from '../texts.ts';

/** Chooses what happens to a policy if a premium stays unpaid. */
export default function NfoDetailsScreen(): ReactElement {
  const { sdk } = useApp();
  const language = useLocale();
  const ask = useCallback(
    async (signal: AbortSignal): Promise<NfoContext> => {
      const { policies, others } = await nonForfeitureOptions(sdk, {}, { ...silent, signal });
      return { policies, others };
    },
    [sdk],
  );
  return (
    <LoadJourney
      heading={m.nfoDetails_heading()}
      name={m.nfoDetails_menuName()}
      ask={ask}
      nothing={({ policies, others }) =>
        whyNoneAvailable(
          policies,
          m.nfoDetails_none(),
          others.map(({ because }) => nonForfeitureChoiceText(because, language)),
          m.nfoDetails_noneWhy(),
        )
      }
    >
      {(context) => (
        <JourneyScreen
          journey={nfoJourney}
          context={context}
          screens={{ policy: NfoPolicyStep, option: NfoOptionStep, review: NfoReview, confirm: OtpConfirmStep }}
          send={async ({ policyNo, option, otp }, sending) => {
            const chosen = optionOf(policyOf(context, policyNo), option);
            if (!chosen) throw new Error('an option is chosen before sending');
            const codes = needsOtp(context, policyNo) ? otp : {};
            const body = { policyNo, option: chosen.option, ...codes };
            return { ...(await requestNonForfeiture(sdk, body, sending)), facts: { policyNo, option } };
          }}
          done={(sent) => (
            <Acknowledgement
              sent={sent}
              workType={m.nfoDetails_workType()}
              heading={m.nfoDetails_done()}
              body={m.nfoDetails_doneBody()}
              details={chosenOption(sent, context, language)}
            />
          )}
        />
      )}
    </LoadJourney>
  );
}

/** The policy and the chosen option. */
function chosenOption({ facts }: SentRequest, context: NfoContext, language: Locale): DataListItem[] {
  if (!facts) return [];
  const { policyNo = '', option } = facts;
  const { label, after } = policyRow(policyNo, context);
  const chosen = optionOf(policyOf(context, policyNo), option);
  return [
    { label, value: after },
    ...(chosen ? [{ label: m.nfoDetails_label(), value: nonForfeitureOptionText(chosen.option, language) }] : []),
  ];
}
