import {
  ChoosePolicyStep,
  lazyPart,
  requestService,
  restrictionReasons,
  useStep,
  whyNoneAvailable,
  withReasons,
  withRestricted,
} from '@lifedesk/journey';
import { formatRupees } from '@lifedesk/rules';
import { isSurrenderReason, surrenderText } from '@lifedesk/rules/texts';
import { surrenderEnquiry, surrenderPolicies } from '@lifedesk/sdk';
import { Button } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { surrenderJourney } from './enquiry-journey.ts';

export { surrenderEnquiry_pageName as pageName } from '../texts.ts';

const ValueStep = lazyPart(() => import('./ValueStep.tsx'));

function PolicyStep(): ReactElement {
  const { context } = useStep(surrenderJourney);
  return (
    <ChoosePolicyStep
      policies={context.policies}
      lead={m.surrenderEnquiry_policyLead()}
      detail={({ quote }) => formatRupees(quote.net)}
    />
  );
}

/** What a policy is worth today, what ends with it and what is possible instead; and the number for the request. */
export default requestService({
  heading: m.surrenderEnquiry_heading,
  name: m.surrenderEnquiry_menuName,
  load: surrenderPolicies,
  none: ({ policies, others, restricted }, language) =>
    whyNoneAvailable(
      policies,
      m.surrenderEnquiry_none(),
      [
        ...withReasons(others, ({ because }) =>
          isSurrenderReason(because) ? surrenderText(because, language) : undefined,
        ),
        ...restrictionReasons(restricted, language),
      ],
      m.surrenderEnquiry_noneWhy(),
    ),
  journey: surrenderJourney,
  screens: { policy: PolicyStep, value: ValueStep },
  around: withRestricted,
  async send({ policyNo }, sending, { sdk }) {
    const { acknowledgement, net } = await surrenderEnquiry(sdk, { policyNo }, sending);
    return { ...acknowledgement, facts: { net: String(net) } };
  },
  done({ ticket, facts }, { href }) {
    const requestHref = href('surrender-request', { ticket });
    return {
      workType: m.surrenderEnquiry_workType(),
      heading: m.surrenderEnquiry_done(),
      body: m.surrenderEnquiry_doneBody(),
      details: [{ label: m.surrenderEnquiry_net(), value: formatRupees(Number(facts?.net ?? 0)), figure: true }],
      action: requestHref && (
        <Button variant="secondary" href={requestHref}>
          {m.surrenderEnquiry_goOn()}
        </Button>
      ),
    };
  },
});
