import {
  Acknowledgement,
  ChoosePolicyStep,
  JourneyScreen,
  LoadJourney,
  lazyPart,
  RestrictedPolicies,
  restrictionReasons,
  silent,
  useApp,
  useHref,
  useLocale,
  useStep,
  whyNoneAvailable,
} from '@lifedesk/journey';
import { formatRupees } from '@lifedesk/rules';
import { isSurrenderReason, surrenderText } from '@lifedesk/rules/texts';
import { surrenderEnquiry, surrenderPolicies } from '@lifedesk/sdk';
import { Button, Stack } from '@lifedesk/ui';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';
import { type SurrenderContext, surrenderJourney } from './enquiry-journey.ts';

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
export default function SurrenderEnquiryScreen(): ReactElement {
  const { sdk } = useApp();
  const language = useLocale();
  const href = useHref();
  const ask = useCallback((signal: AbortSignal) => surrenderPolicies(sdk, {}, { ...silent, signal }), [sdk]);
  const reasonsOf = ({ others, restricted }: SurrenderContext) => [
    ...others.flatMap(({ because }) => (isSurrenderReason(because) ? [surrenderText(because, language)] : [])),
    ...restrictionReasons(restricted, language),
  ];
  return (
    <LoadJourney
      heading={m.surrenderEnquiry_heading()}
      name={m.surrenderEnquiry_menuName()}
      ask={ask}
      nothing={(context) =>
        whyNoneAvailable(context.policies, m.surrenderEnquiry_none(), reasonsOf(context), m.surrenderEnquiry_noneWhy())
      }
    >
      {(context) => (
        <Stack gap="6">
          <JourneyScreen
            journey={surrenderJourney}
            context={context}
            screens={{ policy: PolicyStep, value: ValueStep }}
            send={async ({ policyNo }, sending) => {
              const { acknowledgement, net } = await surrenderEnquiry(sdk, { policyNo }, sending);
              return { ...acknowledgement, facts: { net: String(net) } };
            }}
            done={(sent) => {
              const requestHref = href('surrender-request', { ticket: sent.ticket });
              return (
                <Acknowledgement
                  sent={sent}
                  workType={m.surrenderEnquiry_workType()}
                  heading={m.surrenderEnquiry_done()}
                  body={m.surrenderEnquiry_doneBody()}
                  details={[
                    {
                      label: m.surrenderEnquiry_net(),
                      value: formatRupees(Number(sent.facts?.net ?? 0)),
                      figure: true,
                    },
                  ]}
                  action={
                    requestHref && (
                      <Button variant="secondary" href={requestHref}>
                        {m.surrenderEnquiry_goOn()}
                      </Button>
                    )
                  }
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
