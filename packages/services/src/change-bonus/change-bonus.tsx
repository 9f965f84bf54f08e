import { Acknowledgement, JourneyScreen, LoadJourney, OtpConfirmStep, silent, useApp } from '@lifedesk/journey';
import { bonusOptions, updateBonusOption } from '@lifedesk/sdk';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';
import { bonusJourney } from './bonus-journey.ts';
import { BonusOptionStep, BonusPolicy, BonusReview } from './bonus-steps.tsx';

export { changeBonus_pageName as pageName } from '../texts.ts';

/** Changes the bonus option of a policy. */
export default function ChangeBonusScreen(): ReactElement {
  const { sdk } = useApp();
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
          send={({ policyNo, bonusOption, otp }, sending) =>
            updateBonusOption(sdk, { policyNo, bonusOption, ...otp }, sending)
          }
          done={(sent) => (
            <Acknowledgement
              sent={sent}
              workType={m.changeBonus_workType()}
              heading={m.changeBonus_done()}
              body={m.changeBonus_doneBody()}
            />
          )}
        />
      )}
    </LoadJourney>
  );
}
