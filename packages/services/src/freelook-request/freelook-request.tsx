import { OtpConfirmStep, requestScreen } from '@lifedesk/journey';
import { requestFreelook } from '@lifedesk/sdk';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { reasonOf, requestJourney } from './request-journey.ts';
import { ReasonStep, RequestReview, RequestTicket } from './request-steps.tsx';

export { freelookRequest_pageName as pageName } from '../texts.ts';

const FreelookRequest = requestScreen({
  journey: requestJourney,
  screens: { ticket: RequestTicket, reason: ReasonStep, review: RequestReview, confirm: OtpConfirmStep },
  send({ ticket, found, reason, details, otp }, sending, { sdk }) {
    const said = details.trim();
    const body = {
      ticket,
      refund: found?.policy?.refund ?? 0,
      // the step is not done without one
      reason: reasonOf(reason) ?? 'other',
      ...(said && { details: said }),
      isDeclared: true as const,
      ...otp,
    };
    return requestFreelook(sdk, body, sending);
  },
  done: () => ({
    workType: m.freelookRequest_workType(),
    heading: m.freelookRequest_done(),
    body: m.freelookRequest_doneBody(),
  }),
});

/** Returns a policy with the number of its enquiry. */
export default function FreelookRequestScreen(): ReactElement {
  return <FreelookRequest context={null} />;
}
