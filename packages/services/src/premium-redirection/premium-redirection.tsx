import { type Locale, OtpConfirmStep, requestService, whyNoneAvailable, withReasons } from '@lifedesk/journey';
import { formatServerDate } from '@lifedesk/rules';
import { isNoRedirectionReason, isRestrictionReason, noRedirectionText, restrictionText } from '@lifedesk/rules/texts';
import { premiumAllocations, redirectPremiums } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { policyOf, type RedirectionContext, redirectionJourney, sharesOf } from './redirection-journey.ts';
import { RedirectionFunds, RedirectionPolicyStep, RedirectionReview } from './redirection-steps.tsx';

export { premiumRedirection_pageName as pageName } from '../texts.ts';

/** Directs the next premiums of a policy to other funds. */
export default requestService({
  heading: m.premiumRedirection_heading,
  name: m.premiumRedirection_menuName,
  load: premiumAllocations,
  none: ({ policies, notEligible }, language) =>
    whyNoneAvailable(
      policies,
      m.premiumRedirection_none(),
      withReasons(notEligible, (one) => whyNot(one, language)),
      m.premiumRedirection_noneWhy(),
    ),
  journey: redirectionJourney,
  screens: {
    policy: RedirectionPolicyStep,
    funds: RedirectionFunds,
    review: RedirectionReview,
    confirm: OtpConfirmStep,
  },
  async send(values, sending, { sdk, context }) {
    const policy = policyOf(context, values.policyNo);
    if (!policy) throw new Error('a policy is chosen before sending');
    const { policyNo, effectiveFrom } = policy;
    const to = sharesOf(values, policy).filter(({ share }) => share > 0);
    const sent = await redirectPremiums(sdk, { policyNo, to, effectiveFrom, ...values.otp }, sending);
    return { ...sent, facts: { effectiveFrom } };
  },
  done: ({ facts }) => ({
    workType: m.premiumRedirection_workType(),
    heading: m.premiumRedirection_done(),
    body: m.premiumRedirection_doneBody(),
    details: facts?.effectiveFrom
      ? [{ label: m.premiumRedirection_from(), value: formatServerDate(facts.effectiveFrom) }]
      : [],
  }),
});

function whyNot({ because }: RedirectionContext['notEligible'][number], language: Locale): string {
  if (isNoRedirectionReason(because)) return noRedirectionText(because, language);
  return isRestrictionReason(because) ? restrictionText(because, language) : m.restricted_call();
}
