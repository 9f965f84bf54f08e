import {
  Acknowledgement,
  JourneyScreen,
  LoadJourney,
  lazyPart,
  OtpConfirmStep,
  policyRow,
  type SentRequest,
  silent,
  useApp,
  useLocale,
  usePageNavigation,
  whyNoneAvailable,
} from '@lifedesk/journey';
import { formatServerDate } from '@lifedesk/rules';
import { isLifedeskError, requestSwitch, viewSwitch } from '@lifedesk/sdk';
import type { DataListItem } from '@lifedesk/ui';
import { type ReactElement, useCallback, useEffect } from 'react';
import * as m from '../texts.ts';
import { reasonText, StopLink } from './OtherPolicies.tsx';
import { policyOf, type SwitchContext, sourcesOf, switchJourney, targetsOf } from './switch-journey.ts';
import { SwitchIn, SwitchOut, SwitchPolicyStep } from './switch-steps.tsx';

const SwitchReview = lazyPart(() => import('./SwitchReview.tsx'));

/** The steps that an address can name; the last possible one counts. */
const NAMED = ['review', 'add', 'update'] as const;

/** The journey for one policy of a company, or for all of a person's. */
export function SwitchJourney({ policy }: { readonly policy?: string }): ReactElement {
  const { sdk } = useApp();
  const language = useLocale();
  const ask = useCallback(
    async (signal: AbortSignal): Promise<SwitchContext> => {
      const request = viewSwitch(sdk, policy === undefined ? {} : { policyNo: policy }, { ...silent, signal });
      return request.catch((error: unknown) => {
        // a policy without funds is not found
        if (policy !== undefined && isLifedeskError(error) && error.code === 'not-found') return NOTHING;
        throw error;
      });
    },
    [sdk, policy],
  );
  return (
    <LoadJourney
      heading={m.switchFunds_outHeading()}
      name={m.switchFunds_menuName()}
      ask={ask}
      nothing={({ policies, notEligible }) => {
        const why = whyNoneAvailable(
          policies,
          m.switchFunds_none(),
          notEligible.map((one) => reasonText(one, language)),
          m.switchFunds_noneWhy(),
        );
        const barred = notEligible.find(({ strategy }) => strategy !== undefined);
        return why && { ...why, ...(barred && { action: <StopLink policy={barred} /> }) };
      }}
    >
      {(context) => <Steps context={context} />}
    </LoadJourney>
  );
}

const NOTHING: SwitchContext = { navDate: '', navDateHoldsUntil: '', policies: [], notEligible: [] };

function Steps({ context }: { readonly context: SwitchContext }): ReactElement {
  const { sdk } = useApp();
  const { query, history } = usePageNavigation();
  useEffect(() => {
    const named = NAMED.find((step) => query.has(step));
    if (named && history.wanted === undefined) history.correct(named);
    // the address from when the page opened
  }, [history]);
  return (
    <JourneyScreen
      journey={switchJourney}
      context={context}
      screens={{
        policy: SwitchPolicyStep,
        update: SwitchOut,
        add: SwitchIn,
        review: SwitchReview,
        confirm: OtpConfirmStep,
      }}
      send={async (values, sending) => {
        const { policyNo, otp } = values;
        const policy = policyOf(context, policyNo);
        if (!policy) throw new Error('a policy is chosen before sending');
        const from = sourcesOf(values, policy);
        const body = { policyNo, from, to: targetsOf(values, policy), charge: policy.charge, ...otp };
        const { acknowledgement, navDate } = await requestSwitch(sdk, body, sending);
        return { ...acknowledgement, facts: { policyNo, navDate, into: values.into } };
      }}
      done={(sent) => (
        <Acknowledgement
          sent={sent}
          workType={m.switchFunds_workType()}
          heading={m.switchFunds_done()}
          body={[m.switchFunds_doneBody(), ...(sent.facts?.into === 'amount' ? [m.switchFunds_nextParts()] : [])].join(
            ' ',
          )}
          details={detailsOf(sent, context)}
        />
      )}
    />
  );
}

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
