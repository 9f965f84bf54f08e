import {
  ChoosePolicyStep,
  lazyPart,
  OtpConfirmStep,
  policyRow,
  RestrictedPolicies,
  requestService,
  restrictionReasons,
  type SentRequest,
  useStep,
  whyNoneAvailable,
  withReasons,
} from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { ulipPartialSurrender, ulipSurrenderPolicies } from '@lifedesk/sdk';
import { type DataListItem, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { AmountStep } from './AmountStep.tsx';
import { OtherPolicies, reasonText } from './OtherPolicies.tsx';
import { type FundsContext, policyOf, wantedOf, withdrawalJourney } from './withdrawal-journey.ts';

export { ulipSurrender_pageName as pageName } from '../texts.ts';

const WithdrawalReview = lazyPart(() => import('./WithdrawalReview.tsx'));

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

/** Takes money out of the funds of a policy, a part or all. */
export default requestService({
  heading: m.ulipSurrender_heading,
  name: m.ulipSurrender_menuName,
  load: ulipSurrenderPolicies,
  none: ({ policies, others, restricted }, language) =>
    whyNoneAvailable(
      policies,
      m.ulipSurrender_none(),
      [...withReasons(others, (one) => reasonText(one, language)), ...restrictionReasons(restricted, language)],
      m.ulipSurrender_noneWhy(),
    ),
  journey: withdrawalJourney,
  screens: { policy: PolicyStep, amount: AmountStep, review: WithdrawalReview, confirm: OtpConfirmStep },
  around: (steps, { restricted }) => (
    <Stack gap="8">
      {steps}
      <RestrictedPolicies policies={restricted} />
    </Stack>
  ),
  async send(values, sending, { sdk, context }) {
    const { policyNo, extent, otp } = values;
    const policy = policyOf(context, policyNo);
    if (!policy || extent === '') throw new Error('a policy and an extent are chosen before sending');
    const body = { policyNo, extent, ...(extent === 'part' && { from: wantedOf(values, policy) }), ...otp };
    const { acknowledgement, navDate } = await ulipPartialSurrender(sdk, body, sending);
    return { ...acknowledgement, facts: { policyNo, navDate, extent } };
  },
  done: (sent, { context }) => ({
    workType: m.ulipSurrender_workType(),
    heading: m.ulipSurrender_done(),
    body: doneBody(sent, context),
    details: detailsOf(sent, context),
  }),
});

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
