import {
  Acknowledgement,
  JourneyScreen,
  LoadJourney,
  RestrictedPolicies,
  restrictionReasons,
  silent,
  useApp,
  useHref,
  useLocale,
  whyNoneAvailable,
} from '@lifedesk/journey';
import { formatRupees, parseIsoDate } from '@lifedesk/rules';
import { freeLookText } from '@lifedesk/rules/texts';
import { freelookEnquiry, freelookPolicies } from '@lifedesk/sdk';
import { Button, Stack } from '@lifedesk/ui';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';
import { type EnquiryContext, enquiryJourney } from './enquiry-journey.ts';
import { EnquiryPolicyStep, RefundStep } from './enquiry-steps.tsx';

export { freelookEnquiry_pageName as pageName } from '../texts.ts';

/** The refund for returning a policy, and the number needed to request it. */
export default function FreelookEnquiryScreen(): ReactElement {
  const { sdk } = useApp();
  const language = useLocale();
  const href = useHref();
  const ask = useCallback((signal: AbortSignal) => freelookPolicies(sdk, {}, { ...silent, signal }), [sdk]);
  const reasonsOf = ({ others, restricted }: EnquiryContext) => [
    ...others.map(({ because, lastDay }) => freeLookText(because, parseIsoDate(lastDay), language)),
    ...restrictionReasons(restricted, language),
  ];
  return (
    <LoadJourney
      heading={m.freelookEnquiry_heading()}
      name={m.freelookEnquiry_menuName()}
      ask={ask}
      nothing={(context) =>
        whyNoneAvailable(context.policies, m.freelookEnquiry_none(), reasonsOf(context), m.freelookEnquiry_noneWhy())
      }
    >
      {(context) => (
        <Stack gap="6">
          <JourneyScreen
            journey={enquiryJourney}
            context={context}
            screens={{ policy: EnquiryPolicyStep, refund: RefundStep }}
            send={async ({ policyNo }, sending) => {
              const { acknowledgement, refund } = await freelookEnquiry(sdk, { policyNo }, sending);
              return { ...acknowledgement, facts: { refund: String(refund) } };
            }}
            done={(sent) => {
              const requestHref = href('freelook-request', { ticket: sent.ticket });
              return (
                <Acknowledgement
                  sent={sent}
                  workType={m.freelookEnquiry_workType()}
                  heading={m.freelookEnquiry_done()}
                  body={m.freelookEnquiry_doneBody()}
                  details={[
                    {
                      label: m.freelookEnquiry_refund(),
                      value: formatRupees(Number(sent.facts?.refund ?? 0)),
                      figure: true,
                    },
                  ]}
                  action={requestHref && <Button href={requestHref}>{m.freelookEnquiry_goOn()}</Button>}
                />
              );
            }}
          />
          <RestrictedPolicies policies={context.restricted} />
        </Stack>
      )}
    </LoadJourney>
  );
}
