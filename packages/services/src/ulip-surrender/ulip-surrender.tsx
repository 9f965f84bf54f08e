import {
  Acknowledgement,
  ChoosePolicyStep,
  JourneyScreen,
  LoadJourney,
  lazyPart,
  OtpConfirmStep,
  policyRow,
  RestrictedPolicies,
  restrictionReasons,
  type SentRequest,
  silent,
  useApp,
  useLocale,
  useStep,
  whyNoneAvailable,
} from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { ulipPartialSurrender, ulipSurrenderPolicies } from '@lifedesk/sdk';
import { type DataListItem, Stack } from '@lifedesk/ui';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';
import { AmountStep } from './AmountStep.tsx';
import { OtherPolicies, reasonText } from './OtherPolicies.tsx';
import { type FundsContext, policyOf, wantedOf, withdrawalJourney } from './withdrawal-journey.ts';

export { ulipSurrender_pageName as pageName } from '../texts.ts';

const WithdrawalReview = lazyPart(() => import('./WithdrawalReview.tsx'));

/** Takes money out of the funds of a policy, a part or all. */
export default function UlipSurrenderScreen(): ReactElement {
  const { sdk } = useApp();
  const language = useLocale();
  const ask = useCallback(
    (signal: AbortSignal): Promise<FundsContext> => ulipSurrenderPolicies(sdk, {}, { ...silent, signal }),
    [sdk],
  );
  const reasonsOf = ({ others, restricted }: FundsContext) => [
    ...others.map((one) => reasonText(one, language)),
    ...restrictionReasons(restricted, language),
  ];
  return (
    <LoadJourney
      heading={m.ulipSurrender_heading()}
      name={m.ulipSurrender_menuName()}
      ask={ask}
      nothing={(context) =>
        whyNoneAvailable(context.policies, m.ulipSurrender_none(), reasonsOf(context), m.ulipSurrender_noneWhy())
      }
    >
      {(context) => (
        <Stack gap="8">
          <JourneyScreen
            journey={withdrawalJourney}
            context={context}
            screens={{ policy: PolicyStep, amount: AmountStep, review: WithdrawalReview, confirm: OtpConfirmStep }}
            send={async (values, sending) => {
              const { policyNo, extent, otp } = values;
              const policy = policyOf(context, policyNo);
              if (!policy || extent === '') throw new Error('a policy and an extent are chosen before sending');
              const from = extent === 'part' ? { from: wantedOf(values, policy) } : {};
              const { acknowledgement, navDate } = await ulipPartialSurrender(
                sdk,
                { policyNo, extent, ...from, ...otp },
                sending,
              );
              return { ...acknowledgement, facts: { policyNo, navDate, extent } };
            }}
            done={(sent) => (
              <Acknowledgement
                sent={sent}
                workType={m.ulipSurrender_workType()}
                heading={m.ulipSurrender_done()}
                body={doneBody(sent, context)}
                details={detailsOf(sent, context)}
              />
            )}
          />
          <RestrictedPolicies policies={context.restricted} />
        </Stack>
      )}
    </LoadJourney>
  );
}

function PolicyStep(): ReactElement {
  const { context } = useStep(withdrawalJourney);
  return (
    <Stack gap="8">
      <ChoosePolicyStep
        policies={context.policies}
        lead={m.ulipSurrender_policyLead()}
        detail={({ value }) => formatRupees(value)}
      />
      <OtherPolicies policies={context.others} />
    </Stack>
  );
}

function doneBody({ facts }: SentRequest, context: FundsContext): string {
  const paidOn = policyOf(context, facts?.policyNo ?? '')?.surrender.paidOn;
  return facts?.extent === 'all' && paidOn
    ? m.ulipSurrender_doneLocked({ date: formatServerDate(paidOn) })
    : m.ulipSurrender_doneBody();
}

/** The policy, and the day whose price applies. */
function detailsOf({ facts }: SentRequest, context: FundsContext): DataListItem[] {
  if (!facts) return [];
  const { policyNo = '', navDate = '' } = facts;
  const { label, after } = policyRow(policyNo, context);
  return [
    { label, value: after },
    { label: m.ulipSurrender_priceOf(), value: formatServerDate(navDate) },
  ];
}
