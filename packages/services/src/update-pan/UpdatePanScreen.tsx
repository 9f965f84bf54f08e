import { Acknowledgement, inPlace, JourneyScreen, LoadJourney, OtpConfirmStep, useApp } from '@lifedesk/journey';
import { fetchPan, updatePan as send } from '@lifedesk/sdk';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';
import { panJourney } from './pan-journey.ts';
import { PanReview, PanStep } from './pan-steps.tsx';

export { updatePan_pageName as pageName } from '../texts.ts';

/** The customer's PAN. */
export default function UpdatePanScreen(): ReactElement {
  const { sdk } = useApp();
  return (
    <LoadJourney
      heading={m.updatePan_heading()}
      ask={useCallback((signal: AbortSignal) => fetchPan(sdk, {}, { ...inPlace, signal }), [sdk])}
    >
      {(known) => (
        <JourneyScreen
          journey={panJourney}
          known={known}
          screens={{ pan: PanStep, review: PanReview, confirm: OtpConfirmStep }}
          send={({ pan, otp }, sending) => send(sdk, { pan, ...otp }, sending)}
          done={(sent) => (
            <Acknowledgement
              sent={sent}
              workType={m.updatePan_workType()}
              heading={m.updatePan_done()}
              body={m.updatePan_doneBody()}
            />
          )}
        />
      )}
    </LoadJourney>
  );
}
