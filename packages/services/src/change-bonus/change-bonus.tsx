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
} from '@lifedesk/journey';
import { bonusOptions, updateBonusOption } from '@lifedesk/sdk';
import type { DataListItem } from '@lifedesk/ui';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';
import { type BonusContext, bonusJourney, bonusOf, optionOf } from './bonus-journey.ts';
import { BonusOptionStep, BonusPolicy, BonusReview } from './bonus-steps.tsx';

export { changeBonus_pageName as pageName } from '../texts.ts';

/** Changes the bonus option of a policy. */
export default function ChangeBonusScreen(): ReactElement {
  const { sdk } = useApp();
  const locale = useLocale();
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const { bonusDetailsArr: policies, noneBecause } = await bonusOptions(sdk, {}, { ...silent, signal });
      return { policies, noneBecause };
    },
    [sdk],
  );
  return (
    <LoadJourney
      heading={m.changeBonus_heading()}
      name={m.changeBonus_menuName()}
      ask={ask}
      nothing={({ noneBecause }) =>
        noneBecause && {
          title: m.changeBonus_none(),
          why: noneBecause === 'lapsed' ? m.changeBonus_noneLapsed() : m.changeBonus_noneInProfits(),
        }
      }
    >
      {(context) => (
        <JourneyScreen
          journey={bonusJourney}
          context={context}
          screens={{ policy: BonusPolicy, option: BonusOptionStep, review: BonusReview, confirm: OtpConfirmStep }}
          send={async ({ policyNo, bonusOption, otp }, sending) => ({
            ...(await updateBonusOption(sdk, { policyNo, bonusOption, ...otp }, sending)),
            facts: { policyNo, bonusOption },
          })}
          done={(sent) => (
            <Acknowledgement
              sent={sent}
              workType={m.changeBonus_workType()}
              heading={m.changeBonus_done()}
              body={m.changeBonus_doneBody()}
              details={bookedOption(sent, context, locale)}
            />
          )}
        />
      )}
    </LoadJourney>
  );
}

/** The policy and the option that was chosen for it. */
function bookedOption({ facts }: SentRequest, context: BonusContext, locale: Locale): DataListItem[] {
  if (!facts) return [];
  const { policyNo = '', bonusOption } = facts;
  const { label, after } = policyRow(policyNo, context);
  const option = optionOf(bonusOf(context, policyNo), bonusOption)?.name[locale];
  return [{ label, value: after }, ...(option ? [{ label: m.changeBonus_step(), value: option }] : [])];
}
