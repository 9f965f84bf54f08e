import {
  Acknowledgement,
  JourneyScreen,
  LoadJourney,
  OtpConfirmStep,
  silent,
  useApp,
  useLocale,
  whyNoneAvailable,
} from '@lifedesk/journey';
import { formatServerDate } from '@lifedesk/rules';
import { isNoRedirectionReason, isRestrictionReason, noRedirectionText, restrictionText } from '@lifedesk/rules/texts';
import { premiumAllocations, redirectPremiums } from '@lifedesk/sdk';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';
import { policyOf, type RedirectionContext, redirectionJourney, sharesOf } from './redirection-journey.ts';
import { RedirectionFunds, RedirectionPolicyStep, RedirectionReview } from './redirection-steps.tsx';

export { premiumRedirection_pageName as pageName } from '../texts.ts';

/** Directs the next premiums of a policy to other funds. */
export default function PremiumRedirectionScreen(): ReactElement {
  const { sdk } = useApp();
  const language = useLocale();
  const ask = useCallback((signal: AbortSignal) => premiumAllocations(sdk, {}, { ...silent, signal }), [sdk]);
  const whyNot = ({ because }: RedirectionContext['notEligible'][number]): string => {
    if (isNoRedirectionReason(because)) return noRedirectionText(because, language);
    return isRestrictionReason(because) ? restrictionText(because, language) : m.restricted_call();
  };
  return (
    <LoadJourney
      heading={m.premiumRedirection_heading()}
      name={m.premiumRedirection_menuName()}
      ask={ask}
      nothing={({ policies, notEligible }) =>
        whyNoneAvailable(policies, m.premiumRedirection_none(), notEligible.map(whyNot), m.premiumRedirection_noneWhy())
      }
    >
      {(context) => (
        <JourneyScreen
          journey={redirectionJourney}
          context={context}
          screens={{
            policy: RedirectionPolicyStep,
            funds: RedirectionFunds,
            review: RedirectionReview,
            confirm: OtpConfirmStep,
          }}
          send={async (values, sending) => {
            const policy = policyOf(context, values.policyNo);
            if (!policy) throw new Error('a policy is chosen before sending');
            const { policyNo, effectiveFrom } = policy;
            const to = sharesOf(values, policy).filter(({ share }) => share > 0);
            const sent = await redirectPremiums(sdk, { policyNo, to, effectiveFrom, ...values.otp }, sending);
            return { ...sent, facts: { effectiveFrom } };
          }}
          done={(sent) => (
            <Acknowledgement
              sent={sent}
              workType={m.premiumRedirection_workType()}
              heading={m.premiumRedirection_done()}
              body={m.premiumRedirection_doneBody()}
              details={
                sent.facts?.effectiveFrom
                  ? [{ label: m.premiumRedirection_from(), value: formatServerDate(sent.facts.effectiveFrom) }]
                  : []
              }
            />
          )}
        />
      )}
    </LoadJourney>
  );
}
