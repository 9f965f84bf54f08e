import { Acknowledgement, JourneyScreen, LoadJourney, OtpConfirmStep, silent, useApp } from '@lifedesk/journey';
import { requestSurrender, surrenderPolicies } from '@lifedesk/sdk';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';
import { requestJourney } from './request-journey.ts';
import { RequestReview, RequestTicket } from './request-steps.tsx';

export { surrenderRequest_pageName as pageName } from '../texts.ts';

/** Surrenders a policy with the number of its enquiry. */
export default function SurrenderRequestScreen(): ReactElement {
  const { sdk } = useApp();
  const ask = useCallback((signal: AbortSignal) => surrenderPolicies(sdk, {}, { ...silent, signal }), [sdk]);
  return (
    <LoadJourney heading={m.surrenderRequest_heading()} ask={ask}>
      {(context) => (
        <JourneyScreen
          journey={requestJourney}
          context={context}
          screens={{ ticket: RequestTicket, review: RequestReview, confirm: OtpConfirmStep }}
          send={({ ticket, found, otp }, sending) => {
            const net = found?.policy?.quote.net ?? 0;
            return requestSurrender(sdk, { ticket, net, isDeclared: true, ...otp }, sending);
          }}
          done={(sent) => (
            <Acknowledgement
              sent={sent}
              workType={m.surrenderRequest_workType()}
              heading={m.surrenderRequest_done()}
              body={m.surrenderRequest_doneBody()}
            />
          )}
        />
      )}
    </LoadJourney>
  );
}
