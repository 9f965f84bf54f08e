import { OtpConfirmStep, requestService } from '@lifedesk/journey';
import { requestSurrender, surrenderPolicies } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { requestJourney } from './request-journey.ts';
import { RequestReview, RequestTicket } from './request-steps.tsx';

export { surrenderRequest_pageName as pageName } from '../texts.ts';

/** Surrenders a policy with the number of its enquiry. */
export default requestService({
  heading: m.surrenderRequest_heading,
  load: surrenderPolicies,
  journey: requestJourney,
  screens: { ticket: RequestTicket, review: RequestReview, confirm: OtpConfirmStep },
  send({ ticket, found, otp }, sending, { sdk }) {
    const net = found?.policy?.quote.net ?? 0;
    return requestSurrender(sdk, { ticket, net, isDeclared: true, ...otp }, sending);
  },
  done: () => ({
    workType: m.surrenderRequest_workType(),
    heading: m.surrenderRequest_done(),
    body: m.surrenderRequest_doneBody(),
  }),
});
