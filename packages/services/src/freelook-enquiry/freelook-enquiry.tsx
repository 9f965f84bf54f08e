import { requestService, restrictionReasons, whyNoneAvailable, withReasons, withRestricted } from '@lifedesk/journey';
import { formatRupees, parseIsoDate } from '@lifedesk/rules';
import { freeLookText } from '@lifedesk/rules/texts';
import { freelookEnquiry, freelookPolicies } from '@lifedesk/sdk';
import { Button } from '@lifedesk/ui';
import * as m from '../texts.ts';
import { enquiryJourney } from './enquiry-journey.ts';
import { EnquiryPolicyStep, RefundStep } from './enquiry-steps.tsx';

export { freelookEnquiry_pageName as pageName } from '../texts.ts';

/** The refund for returning a policy, and the number needed to request it. */
export default requestService({
  heading: m.freelookEnquiry_heading,
  name: m.freelookEnquiry_menuName,
  load: freelookPolicies,
  none: ({ policies, others, restricted }, language) =>
    whyNoneAvailable(
      policies,
      m.freelookEnquiry_none(),
      [
        ...withReasons(others, ({ because, lastDay }) => freeLookText(because, parseIsoDate(lastDay), language)),
        ...restrictionReasons(restricted, language),
      ],
      m.freelookEnquiry_noneWhy(),
    ),
  journey: enquiryJourney,
  screens: { policy: EnquiryPolicyStep, refund: RefundStep },
  around: withRestricted,
  async send({ policyNo }, sending, { sdk }) {
    const { acknowledgement, refund } = await freelookEnquiry(sdk, { policyNo }, sending);
    return { ...acknowledgement, facts: { refund: String(refund) } };
  },
  done({ ticket, facts }, { href }) {
    const requestHref = href('freelook-request', { ticket });
    return {
      workType: m.freelookEnquiry_workType(),
      heading: m.freelookEnquiry_done(),
      body: m.freelookEnquiry_doneBody(),
      details: [{ label: m.freelookEnquiry_refund(), value: formatRupees(Number(facts?.refund ?? 0)), figure: true }],
      action: requestHref && <Button href={requestHref}>{m.freelookEnquiry_goOn()}</Button>,
    };
  },
});
