import { type Locale, OtpConfirmStep, policyRow, requestService, type SentRequest } from '@lifedesk/journey';
import { bonusOptions, type CallOptions, type Sdk, updateBonusOption } from '@lifedesk/sdk';
import type { DataListItem } from '@lifedesk/ui';
import * as m from '../texts.ts';
import { type BonusContext, bonusJourney, bonusOf, optionOf } from './bonus-journey.ts';
import { BonusOptionStep, BonusPolicy, BonusReview } from './bonus-steps.tsx';

export { changeBonus_pageName as pageName } from '../texts.ts';

async function loadOptions(sdk: Sdk, body: Record<string, never>, options: CallOptions) {
  const { bonusDetailsArr: policies, noneBecause } = await bonusOptions(sdk, body, options);
  return { policies, noneBecause };
}

/** Changes the bonus option of a policy. */
export default requestService({
  heading: m.changeBonus_heading,
  name: m.changeBonus_menuName,
  load: loadOptions,
  none: ({ noneBecause }) =>
    noneBecause && {
      title: m.changeBonus_none(),
      why: noneBecause === 'lapsed' ? m.changeBonus_noneLapsed() : m.changeBonus_noneInProfits(),
    },
  journey: bonusJourney,
  screens: { policy: BonusPolicy, option: BonusOptionStep, review: BonusReview, confirm: OtpConfirmStep },
  send: async ({ policyNo, bonusOption, otp }, sending, { sdk }) => ({
    ...(await updateBonusOption(sdk, { policyNo, bonusOption, ...otp }, sending)),
    facts: { policyNo, bonusOption },
  }),
  done: (sent, { context, language }) => ({
    workType: m.changeBonus_workType(),
    heading: m.changeBonus_done(),
    body: m.changeBonus_doneBody(),
    details: bookedOption(sent, context, language),
  }),
});

/** The policy and the option that was chosen for it. */
function bookedOption({ facts }: SentRequest, context: BonusContext, locale: Locale): DataListItem[] {
  if (!facts) return [];
  const { policyNo = '', bonusOption } = facts;
  const { label, after } = policyRow(policyNo, context);
  const option = optionOf(bonusOf(context, policyNo), bonusOption)?.name[locale];
  return [{ label, value: after }, ...(option ? [{ label: m.changeBonus_step(), value: option }] : [])];
}
