import { Acknowledgement, JourneyScreen, uploadBody, useApp } from '@lifedesk/journey';
import { requestServiceRecovery } from '@lifedesk/sdk';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { recoveryJourney } from './recovery-journey.ts';
import { RecoveryDetails, RecoveryReview, RecoveryTicket } from './recovery-steps.tsx';

export { serviceRecovery_pageName as pageName } from '../texts.ts';

/** Corrects what went wrong with an earlier request. */
export default function ServiceRecoveryScreen(): ReactElement {
  const { sdk } = useApp();
  return (
    <JourneyScreen
      journey={recoveryJourney}
      context={undefined}
      screens={{ ticket: RecoveryTicket, details: RecoveryDetails, review: RecoveryReview }}
      send={({ ticket, whatIsWrong, whatWouldHelp, files }, sending) => {
        const texts = { whatIsWrong: whatIsWrong.trim(), whatWouldHelp: whatWouldHelp.trim() };
        const body = { ticket, ...texts, ...uploadBody(files) };
        return requestServiceRecovery(sdk, body, sending);
      }}
      done={(sent) => (
        <Acknowledgement
          sent={sent}
          workType={m.serviceRecovery_workType()}
          heading={m.serviceRecovery_done()}
          body={m.serviceRecovery_doneBody()}
        />
      )}
    />
  );
}
