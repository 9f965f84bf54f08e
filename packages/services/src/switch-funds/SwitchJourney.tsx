import {
  lazyPart,
  OtpConfirmStep,
  policyRow,
  requestService,
  type SentRequest,
  usePageNavigation,
  whyNoneAvailable,
  withReasons,
} from '@lifedesk/journey';
import { formatServerDate } from '@lifedesk/rules';
import { type CallOptions, isLifedeskError, requestSwitch, type Sdk, viewSwitch } from '@lifedesk/sdk';
import type { DataListItem } from '@lifedesk/ui';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import * as m from '../texts.ts';
import { reasonText, StopLink } from './OtherPolicies.tsx';
import { policyOf, type SwitchContext, sourcesOf, switchJourney, targetsOf } from './switch-journey.ts';
import { SwitchIn, SwitchOut, SwitchPolicyStep } from './switch-steps.tsx';

const SwitchReview = lazyPart(() => import('./SwitchReview.tsx'));

/** The steps that an address can name; the last possible one counts. */
const NAMED = ['review', 'add', 'update'] as const;

const NOTHING: SwitchContext = { navDate: '', navDateHoldsUntil: '', policies: [], notEligible: [] };

async function loadFunds(
  sdk: Sdk,
  { policyNo }: { readonly policyNo?: string },
  options: CallOptions,
): Promise<SwitchContext> {
  try {
    return await viewSwitch(sdk, policyNo === undefined ? {} : { policyNo }, options);
  } catch (error) {
    // a policy without funds is not found
    if (policyNo !== undefined && isLifedeskError(error) && error.code === 'not-found') return NOTHING;
    throw error;
  }
}

/** Opens the step that the address names when the page opens. */
function NamedStep({ children }: { readonly children: ReactNode }): ReactElement {
  const { query, history } = usePageNavigation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address from when the page opened
  useEffect(() => {
    const named = NAMED.find((step) => query.has(step));
    if (named && history.wanted === undefined) history.correct(named);
  }, [history]);
  return <>{children}</>;
}

/** The journey for one policy of a company, or for all of a person's. */
export const SwitchJourney = requestService({
  heading: m.switchFunds_outHeading,
  name: m.switchFunds_menuName,
  load: loadFunds,
  none({ policies, notEligible }, language) {
    const why = whyNoneAvailable(
      policies,
      m.switchFunds_none(),
      withReasons(notEligible, (one) => reasonText(one, language)),
      m.switchFunds_noneWhy(),
    );
    const barred = notEligible.find(({ strategy }) => strategy !== undefined);
    return why && { ...why, ...(barred && { action: <StopLink policy={barred} /> }) };
  },
  journey: switchJourney,
  screens: {
    policy: SwitchPolicyStep,
    update: SwitchOut,
    add: SwitchIn,
    review: SwitchReview,
    confirm: OtpConfirmStep,
  },
  around: (steps) => <NamedStep>{steps}</NamedStep>,
  async send(values, sending, { sdk, context }) {
    const { policyNo, otp } = values;
    const policy = policyOf(context, policyNo);
    if (!policy) throw new Error('a policy is chosen before sending');
    const from = sourcesOf(values, policy);
    const body = { policyNo, from, to: targetsOf(values, policy), charge: policy.charge, ...otp };
    const { acknowledgement, navDate } = await requestSwitch(sdk, body, sending);
    return { ...acknowledgement, facts: { policyNo, navDate, into: values.into } };
  },
  done: (sent, { context }) => ({
    workType: m.switchFunds_workType(),
    heading: m.switchFunds_done(),
    body: [m.switchFunds_doneBody(), ...(sent.facts?.into === 'amount' ? [m.switchFunds_nextParts()] : [])].join(' '),
    details: detailsOf(sent, context),
  }),
});

/** The policy, and the day whose price applies. */
function detailsOf({ facts }: SentRequest, context: SwitchContext): DataListItem[] {
  if (!facts) return [];
  const { policyNo = '', navDate = '' } = facts;
  const { label, after } = policyRow(policyNo, context);
  return [
    { label, value: after },
    { label: m.switchFunds_priceOf(), value: formatServerDate(navDate) },
  ];
}
