import {
  type Locale,
  OtpConfirmStep,
  policyRow,
  requestService,
  type SentRequest,
  whyNoneAvailable,
  withReasons,
} from '@lifedesk/journey';
import { nonForfeitureChoiceText, nonForfeitureOptionText } from '@lifedesk/rules/texts';
import { nonForfeitureOptions, requestNonForfeiture } from '@lifedesk/sdk';
import type { DataListItem } from '@lifedesk/ui';
import * as m from '../texts.ts';
import { type NfoContext, needsOtp, nfoJourney, optionOf, policyOf } from './nfo-journey.ts';
import { NfoOptionStep, NfoPolicyStep, NfoReview } from './nfo-steps.tsx';

export { nfoDetails_pageName as pageName } from '../texts.ts';

/** Chooses what happens to a policy if a premium stays unpaid. */
export default requestService({
  heading: m.nfoDetails_heading,
  name: m.nfoDetails_menuName,
  load: nonForfeitureOptions,
  none: ({ policies, others }, language) =>
    whyNoneAvailable(
      policies,
      m.nfoDetails_none(),
      withReasons(others, ({ because }) => nonForfeitureChoiceText(because, language)),
      m.nfoDetails_noneWhy(),
    ),
  journey: nfoJourney,
  screens: { policy: NfoPolicyStep, option: NfoOptionStep, review: NfoReview, confirm: OtpConfirmStep },
  async send({ policyNo, option, otp }, sending, { sdk, context }) {
    const chosen = optionOf(policyOf(context, policyNo), option);
    if (!chosen) throw new Error('an option is chosen before sending');
    const body = { policyNo, option: chosen.option, ...(needsOtp(context, policyNo) && otp) };
    return { ...(await requestNonForfeiture(sdk, body, sending)), facts: { policyNo, option } };
  },
  done: (sent, { context, language }) => ({
    workType: m.nfoDetails_workType(),
    heading: m.nfoDetails_done(),
    body: m.nfoDetails_doneBody(),
    details: chosenOption(sent, context, language),
  }),
});

/** The policy and the chosen option. */
function chosenOption({ facts }: SentRequest, context: NfoContext, language: Locale): DataListItem[] {
  if (!facts) return [];
  const { policyNo = '', option } = facts;
  const { label, after } = policyRow(policyNo, context);
  const chosen = optionOf(policyOf(context, policyNo), option);
  return [
    { label, value: after },
    ...(chosen ? [{ label: m.nfoDetails_label(), value: nonForfeitureOptionText(chosen.option, language) }] : []),
  ];
}
