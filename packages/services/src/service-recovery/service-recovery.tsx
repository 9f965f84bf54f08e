import { requestScreen, uploadBody } from '@lifedesk/journey';
import { requestServiceRecovery } from '@lifedesk/sdk';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { recoveryJourney } from './recovery-journey.ts';
import { RecoveryDetails, RecoveryReview, RecoveryTicket } from './recovery-steps.tsx';

export { serviceRecovery_pageName as pageName } from '../texts.ts';

const ServiceRecovery = requestScreen({
  journey: recoveryJourney,
  screens: { ticket: RecoveryTicket, details: RecoveryDetails, review: RecoveryReview },
  send({ ticket, whatIsWrong, whatWouldHelp, files }, sending, { sdk }) {
    const texts = { whatIsWrong: whatIsWrong.trim(), whatWouldHelp: whatWouldHelp.trim() };
    return requestServiceRecovery(sdk, { ticket, ...texts, ...uploadBody(files) }, sending);
  },
  done: () => ({
    workType: m.serviceRecovery_workType(),
    heading: m.serviceRecovery_done(),
    body: m.serviceRecovery_doneBody(),
  }),
});

/** Corrects what went wrong with an earlier request. */
export default function ServiceRecoveryScreen(): ReactElement {
  return <ServiceRecovery context={undefined} />;
}
